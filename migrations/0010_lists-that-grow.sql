DROP INDEX "orders_by_status";--> statement-breakpoint
CREATE INDEX "blog_posts_by_category" ON "blog_posts" USING btree ("category","is_active","published_date","id");--> statement-breakpoint
CREATE INDEX "blog_posts_by_tag" ON "blog_posts" USING gin (string_to_array(translate(lower("tags"), 'ÁÄČĎÉĚËÍĹĽŇÓÔÖŔŘŠŤÚŮÜÝŽ', 'áäčďéěëíĺľňóôöŕřšťúůüýž') || ', ' || "tags", ', '));--> statement-breakpoint
CREATE INDEX "orders_shown" ON "orders" USING btree ("created_at","id") WHERE "orders"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "orders_shown_by_status" ON "orders" USING btree ("status","created_at","id") WHERE "orders"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "history_entries_of_user" ON "history_entries" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mails_by_time" ON "mails" USING btree ("created_at","id");
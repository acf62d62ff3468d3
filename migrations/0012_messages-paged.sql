DROP INDEX "contact_messages_by_time";--> statement-breakpoint
CREATE INDEX "contact_messages_read" ON "contact_messages" USING btree ("created_at","id") WHERE "contact_messages"."is_read";--> statement-breakpoint
CREATE INDEX "contact_messages_unread" ON "contact_messages" USING btree ("created_at","id") WHERE not "contact_messages"."is_read";--> statement-breakpoint
CREATE INDEX "message_replies_of_message" ON "message_replies" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "contact_messages_by_time" ON "contact_messages" USING btree ("created_at","id");
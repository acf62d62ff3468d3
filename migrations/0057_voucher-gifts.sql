CREATE TABLE "voucher_gifts" (
	"order_item_id" integer PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"recipient" text DEFAULT '' NOT NULL,
	"dedication" text DEFAULT '' NOT NULL,
	"design" text DEFAULT 'night' NOT NULL,
	"deliver" text DEFAULT 'buyer' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"day" date,
	"sent_at" timestamp with time zone,
	"mail_id" integer
);
--> statement-breakpoint
ALTER TABLE "giveaways" ADD COLUMN "design" text DEFAULT 'night' NOT NULL;--> statement-breakpoint
ALTER TABLE "giveaways" ADD COLUMN "mail_on" date;--> statement-breakpoint
ALTER TABLE "giveaways" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "voucher_gifts" ADD CONSTRAINT "voucher_gifts_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_gifts" ADD CONSTRAINT "voucher_gifts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voucher_gifts_of_order" ON "voucher_gifts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "voucher_gifts_by_day" ON "voucher_gifts" USING btree ("day");--> statement-breakpoint
CREATE INDEX "voucher_gifts_of_person" ON "voucher_gifts" USING btree (lower("email"));
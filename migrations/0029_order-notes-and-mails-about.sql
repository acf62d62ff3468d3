CREATE TABLE "order_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_notes_of_order" ON "order_notes" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "mails_about" ON "mails" USING btree ("about") WHERE "mails"."about" is not null;--> statement-breakpoint
UPDATE "mails" SET "about" = 'orders/' || substring("text" from '/order/([0-9]+)/') WHERE "text" ~ '/order/[0-9]+/[A-Za-z0-9_-]{32}';--> statement-breakpoint
UPDATE "mails" SET "about" = 'orders/' || ltrim(substring("subject" from '[0-9]{10}'), '0')
  WHERE "about" IS NULL AND "kind" IN ('order-notice', 'payment-problem') AND "subject" ~ '0[0-9]{9}';

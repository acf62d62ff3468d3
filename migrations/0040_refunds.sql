CREATE TABLE "noted_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "noted_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"how" text NOT NULL,
	"amount_halere" bigint NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" integer NOT NULL,
	"way" text NOT NULL,
	"state" text NOT NULL,
	"amount_halere" bigint NOT NULL,
	"price_halere" bigint NOT NULL,
	"reason" text NOT NULL,
	"card_payment_id" uuid,
	"gateway" text,
	"reference" text,
	"fault" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone,
	"account" text DEFAULT '' NOT NULL,
	"by" text DEFAULT '' NOT NULL,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "card_payments" ADD COLUMN "charge" text;--> statement-breakpoint
ALTER TABLE "noted_payments" ADD CONSTRAINT "noted_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_card_payment_id_card_payments_id_fk" FOREIGN KEY ("card_payment_id") REFERENCES "public"."card_payments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "noted_payments_of_order" ON "noted_payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_of_order" ON "refunds" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "refunds_by_state" ON "refunds" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "refunds_by_reference" ON "refunds" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "card_payments_by_charge" ON "card_payments" USING btree ("charge");
--> statement-breakpoint
INSERT INTO "refunds" ("order_id", "way", "state", "amount_halere", "price_halere", "reason", "done_at", "created_at")
SELECT "id", coalesce("paid_how", "payment_kind"), 'succeeded', "refunded_halere", "refunded_halere",
	CASE WHEN "status" = 'cancelled' THEN 'cancelled' ELSE 'withdrawn' END, "refunded_at", "refunded_at"
FROM "orders" WHERE "refunded_halere" > 0;--> statement-breakpoint
INSERT INTO "noted_payments" ("order_id", "how", "amount_halere", "by", "at")
SELECT paid."id", coalesce(paid."paid_how", paid."payment_kind"), paid."total_halere" - coalesce(part."sum", 0), '', paid."paid_at"
FROM "orders" paid
LEFT JOIN LATERAL (SELECT sum("amount")::bigint AS "sum" FROM "bank_entries" WHERE "order_id" = paid."id" AND "state" = 'part' AND "currency" = 'CZK') part ON true
WHERE paid."paid_at" IS NOT NULL AND paid."total_halere" > coalesce(part."sum", 0)
	AND NOT EXISTS (SELECT 1 FROM "bank_entries" WHERE "order_id" = paid."id" AND "state" = 'paid')
	AND NOT EXISTS (SELECT 1 FROM "card_payments" WHERE "order_id" = paid."id" AND "state" = 'paid');

ALTER TABLE "orders" ADD COLUMN "part_halere" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "maybe_overpaid" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_maybe_overpaid" ON "orders" USING btree ("id") WHERE "orders"."hidden_at" is null and "orders"."maybe_overpaid";--> statement-breakpoint
UPDATE "orders" SET "part_halere" = least("total_halere", greatest(0,
	(SELECT sum("amount") FROM "bank_entries" WHERE "order_id" = "orders"."id" AND "state" = 'part' AND "currency" = 'CZK')
	- coalesce((SELECT sum("amount_halere") FROM "refunds" WHERE "order_id" = "orders"."id" AND "state" IN ('opening', 'pending', 'unclear', 'succeeded')), 0)))
WHERE "paid_at" IS NULL AND EXISTS (SELECT 1 FROM "bank_entries" WHERE "order_id" = "orders"."id" AND "state" = 'part' AND "currency" = 'CZK');--> statement-breakpoint
UPDATE "orders" SET "maybe_overpaid" = true
WHERE coalesce((SELECT sum("amount") FROM "bank_entries" WHERE "order_id" = "orders"."id" AND "state" IN ('paid', 'part') AND "currency" = 'CZK'), 0)
	+ coalesce((SELECT sum("amount_halere") FROM "card_payments" WHERE "order_id" = "orders"."id" AND "state" = 'paid'), 0)
	+ coalesce((SELECT sum("amount_halere") FROM "noted_payments" WHERE "order_id" = "orders"."id" AND "undone_at" IS NULL), 0)
	- coalesce((SELECT sum("amount_halere") FROM "refunds" WHERE "order_id" = "orders"."id" AND "state" = 'succeeded'), 0)
	> CASE WHEN "status" = 'cancelled' THEN 0 ELSE "total_halere" - coalesce("refunded_halere", 0) END;

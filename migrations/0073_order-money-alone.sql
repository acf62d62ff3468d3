ALTER TABLE "order_roundings" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "noted_payments" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "order_roundings" CASCADE;--> statement-breakpoint
DROP TABLE "noted_payments" CASCADE;--> statement-breakpoint
DROP INDEX "orders_refund_due";--> statement-breakpoint
DROP INDEX "orders_maybe_overpaid";--> statement-breakpoint
DROP INDEX "orders_to_pay";--> statement-breakpoint
DROP INDEX "orders_to_hand_over";--> statement-breakpoint
CREATE INDEX "orders_to_refund" ON "orders" USING btree ("id") WHERE "orders"."hidden_at" is null and "orders"."balance_halere" > 0;--> statement-breakpoint
CREATE INDEX "orders_to_pay" ON "orders" USING btree ("created_at","id") WHERE "orders"."hidden_at" is null and ("orders"."paid_at" is null or "orders"."balance_halere" < 0) and "orders"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "orders_to_hand_over" ON "orders" USING btree ("created_at","id") WHERE "orders"."hidden_at" is null and "orders"."status" in ('pending', 'processing', 'shipped') and ("orders"."paid_at" is not null and "orders"."balance_halere" >= 0 or "orders"."payment_kind" in ('cash', 'cod'));--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "due_halere";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "part_halere";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "maybe_overpaid";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "voucher_halere";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "paid_how";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "refunded_at";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "refunded_halere";;
--> statement-breakpoint
-- A kind of difference that there is no more: an order that is paid has its payments.
UPDATE "books_checks" SET "differences" = (SELECT coalesce(jsonb_agg(d), '[]'::jsonb) FROM jsonb_array_elements("differences") d
  WHERE d->>'kind' <> 'payment-missing') WHERE "differences" @> '[{"kind": "payment-missing"}]'::jsonb;

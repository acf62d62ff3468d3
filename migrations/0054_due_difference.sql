DROP INDEX "orders_to_pay";--> statement-breakpoint
DROP INDEX "orders_to_hand_over";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "due_halere" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_to_pay" ON "orders" USING btree ("created_at","id") WHERE "orders"."hidden_at" is null and ("orders"."paid_at" is null or "orders"."due_halere" > 0) and "orders"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "orders_to_hand_over" ON "orders" USING btree ("created_at","id") WHERE "orders"."hidden_at" is null and "orders"."status" in ('pending', 'processing', 'shipped') and ("orders"."paid_at" is not null and "orders"."due_halere" = 0 or "orders"."payment_kind" = 'cash');
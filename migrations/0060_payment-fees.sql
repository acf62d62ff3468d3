DROP INDEX "orders_to_hand_over";--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "fee_halere" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "fee_halere" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_to_hand_over" ON "orders" USING btree ("created_at","id") WHERE "orders"."hidden_at" is null and "orders"."status" in ('pending', 'processing', 'shipped') and ("orders"."paid_at" is not null and "orders"."due_halere" = 0 or "orders"."payment_kind" in ('cash', 'cod'));--> statement-breakpoint
UPDATE "payment_methods" SET "kind" = 'cod' WHERE "kind" = 'cash' AND ("names" ->> 'cs' ~* 'dobírk' OR "names" ->> 'en' ~* '(cash|pay\w*) on delivery');

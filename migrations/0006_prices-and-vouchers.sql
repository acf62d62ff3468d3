CREATE TABLE "product_prices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" text NOT NULL,
	"price_halere" bigint NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voucher_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voucher_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"voucher_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vouchers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"order_id" integer NOT NULL,
	"order_item_id" integer NOT NULL,
	"piece" integer NOT NULL,
	"language" text NOT NULL,
	"content" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"valid_until" date NOT NULL,
	"used_at" timestamp with time zone,
	"used_by" text,
	"voided_at" timestamp with time zone,
	CONSTRAINT "vouchers_code_unique" UNIQUE("code"),
	CONSTRAINT "vouchers_piece_of_item" UNIQUE("order_item_id","piece")
);
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "voucher_months" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_voucher" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "voucher_months" integer DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "reduced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "voucher_events" ADD CONSTRAINT "voucher_events_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_prices_of_product" ON "product_prices" USING btree ("product_id","since");--> statement-breakpoint
CREATE INDEX "voucher_events_of_voucher" ON "voucher_events" USING btree ("voucher_id");--> statement-breakpoint
CREATE INDEX "vouchers_of_order" ON "vouchers" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "vouchers_by_time" ON "vouchers" USING btree ("issued_at","id");--> statement-breakpoint
-- What products cost so far; since when is only known back to their last change.
INSERT INTO "product_prices" ("product_id", "price_halere", "since")
SELECT "id", "price_halere", "updated_at" FROM "products";
--> statement-breakpoint
UPDATE "products" SET "translations" = jsonb_set(jsonb_set("translations", '{en,what_to_bring}', '""'), '{cs,what_to_bring}', '""');
--> statement-breakpoint
UPDATE "products" SET "is_voucher" = true WHERE "id" = 'drift-taxi-1';
--> statement-breakpoint
-- Orders that are not paid yet get their vouchers when they are.
UPDATE "order_items" SET "voucher_months" = 12 FROM "orders"
WHERE "orders"."id" = "order_items"."order_id" AND "orders"."paid_at" IS NULL AND "product_id" = 'drift-taxi-1';

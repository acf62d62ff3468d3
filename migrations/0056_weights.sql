ALTER TABLE "shipping_methods" ADD COLUMN "price_steps" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "max_weight_grams" integer;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "free_from_halere" bigint;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "weight_grams" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "weight_grams" integer;
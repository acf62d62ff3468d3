ALTER TABLE "products" ADD COLUMN "min_height" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "max_height" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "min_weight" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "max_weight" integer;
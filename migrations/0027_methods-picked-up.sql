ALTER TABLE "orders" ADD COLUMN "is_pickup" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "is_pickup" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "shipping_methods" SET "is_pickup" = true
  WHERE "for_goods" AND "countries" = '[]' AND "names"::text ~* 'osobn|personal|in person|workshop|vyzvednut|pick-?up at';--> statement-breakpoint
UPDATE "orders" SET "is_pickup" = true
  WHERE "shipping_name"::text ~* 'osobn|personal|in person|workshop|vyzvednut|pick-?up at';

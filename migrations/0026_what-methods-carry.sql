ALTER TABLE "payment_methods" ADD COLUMN "shipping_methods" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "for_goods" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "for_services" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "countries" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "shipping_methods" SET "for_goods" = false WHERE "names"::text ~* 'e-?mail';--> statement-breakpoint
UPDATE "shipping_methods" SET "for_services" = false
  WHERE "for_goods" AND "names"::text !~* 'osobn|personal|in person|workshop|vyzvednut|pick-?up at'
  AND EXISTS (SELECT FROM "shipping_methods" other WHERE NOT other."for_goods" AND other."is_active");--> statement-breakpoint
UPDATE "shipping_methods" SET "countries" = '["CZ"]'
  WHERE "for_goods" AND "names"::text !~* 'osobn|personal|in person|workshop|vyzvednut|pick-?up at'
  AND "names"::text !~* 'europ|evrop|slova|slove|zahrani|abroad|foreign|international|mezin|world|sv.t|german|n.meck|austria|rakous|poland|polsk|\mEU\M';--> statement-breakpoint
UPDATE "payment_methods" SET "shipping_methods" = coalesce((
  SELECT jsonb_agg("id" ORDER BY "id") FROM "shipping_methods"
  WHERE "names"::text ~* 'osobn|personal|in person|workshop|vyzvednut|pick-?up at'), '[]')
  WHERE "kind" = 'cash' AND "names"::text ~* 'pick-?up|collect|p.evzet|odb.r|vyzved|osobn|person'
  AND "names"::text !~* 'dob.rk|deliver';

ALTER TABLE "events" ADD COLUMN "is_race" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sponsors" ADD COLUMN "tier" text DEFAULT 'partner' NOT NULL;--> statement-breakpoint
-- What goods said under the headings of rides stays said, under their own.
UPDATE "products" SET "translations" = jsonb_build_object(
	'en', coalesce("translations"->'en', '{}') || jsonb_build_object('material', coalesce("translations"->'en'->>'what_to_expect', ''), 'sizing', coalesce("translations"->'en'->>'eligibility', ''), 'delivery', coalesce("translations"->'en'->>'locations', '')),
	'cs', coalesce("translations"->'cs', '{}') || jsonb_build_object('material', coalesce("translations"->'cs'->>'what_to_expect', ''), 'sizing', coalesce("translations"->'cs'->>'eligibility', ''), 'delivery', coalesce("translations"->'cs'->>'locations', ''))
) WHERE "category" = 'merchandise';

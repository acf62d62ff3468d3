ALTER TABLE "bank_links" DROP COLUMN "origin";--> statement-breakpoint
ALTER TABLE "carrier_links" DROP COLUMN "origin";--> statement-breakpoint
-- What nobody has filled in said invented things: it is blank from now on. The demo team's own settings stay.
UPDATE "settings" SET "value" = ''
WHERE "setting_key" IN ('instagram_url', 'facebook_url', 'youtube_url', 'tiktok_url', 'contact_email', 'contact_phone')
  AND "value" IN ('https://www.instagram.com/', 'https://www.facebook.com/', 'https://www.youtube.com/', 'https://www.tiktok.com/', 'info@example.com', '+420 000 000 000')
  AND NOT EXISTS (SELECT 1 FROM "demo_records" WHERE "type" = 'settings' AND "record_id" = "settings"."id"::text);--> statement-breakpoint
UPDATE "settings" SET "translations" = jsonb_set(jsonb_set("translations", '{en,setting_value}', '""'), '{cs,setting_value}', '""')
WHERE ("setting_key", "translations" -> 'en' ->> 'setting_value', "translations" -> 'cs' ->> 'setting_value') IN (
    ('hero_badge', 'Five-time national champions', 'Pětinásobní mistři republiky'),
    ('hero_title', 'Sideways since 2017', 'Bokem od roku 2017'),
    ('hero_description', 'Professional drift team from Česká Lípa. Five national titles.', 'Profesionální driftový tým z České Lípy. Pět titulů mistra republiky.'),
    ('about_kicker', 'About us', 'O nás'),
    ('about_title', 'Drifting since 2017', 'Driftujeme od roku 2017'),
    ('about_story', 'We are a professional drift team from Česká Lípa. We have competed since 2017 and have won five national titles.', 'Jsme profesionální driftový tým z České Lípy. Závodíme od roku 2017 a získali jsme pět titulů mistra republiky.'),
    ('about_mission', 'We want to win, to teach drifting and to let others feel it from the passenger seat.', 'Chceme vyhrávat, učit drift a dát ostatním možnost zažít ho ze sedadla spolujezdce.'),
    ('team_claim', 'Sideways since 2017', 'Bokem od roku 2017'),
    ('contact_address', 'Česká Lípa, Czech Republic', 'Česká Lípa'))
  AND NOT EXISTS (SELECT 1 FROM "demo_records" WHERE "type" = 'settings' AND "record_id" = "settings"."id"::text);--> statement-breakpoint
UPDATE "shipping_methods" SET "names" = '{"en": "Electronically (vouchers and courses)", "cs": "Elektronicky (poukazy a kurzy)"}'
WHERE "names" = '{"en": "By e-mail (vouchers and courses)", "cs": "E-mailem (poukazy a kurzy)"}'::jsonb;

-- The film of the home page is one setting: what stood in the second one is taken where the first is blank.
UPDATE "settings" SET "value" = "old"."value", "updated_at" = now()
FROM "settings" AS "old"
WHERE "settings"."setting_key" = 'hero_video_path' AND "settings"."value" = ''
  AND "old"."setting_key" = 'hero_video_webm_path' AND "old"."value" <> '';--> statement-breakpoint
UPDATE "settings" SET "setting_key" = 'hero_video_path', "updated_at" = now(),
  "translations" = '{"en": {"label": "Background film", "setting_value": ""}, "cs": {"label": "Film na pozadí", "setting_value": ""}}'
WHERE "setting_key" = 'hero_video_webm_path' AND "value" <> ''
  AND NOT EXISTS (SELECT FROM "settings" WHERE "setting_key" = 'hero_video_path');--> statement-breakpoint
DELETE FROM "settings" WHERE "setting_key" = 'hero_video_webm_path';--> statement-breakpoint
-- Posts were signed with the name that an account has by its e-mail; no account's name is shown to readers.
UPDATE "blog_posts" SET "author_name" = 'Admin'
WHERE "author_name" IN (SELECT "name" FROM "users" WHERE "name" = split_part("email", '@', 1));

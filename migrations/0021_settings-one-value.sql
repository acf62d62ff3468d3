-- What has no language has one value, in "value"; words have a text in each language and nothing in "value".
--
-- Until now a setting had a value and a text in each language, and the texts were shown. The demo filled all three,
-- so a team that changed "value" alone went on showing the demo's text. For each setting the value is now:
--   where the log of changes says that the value was changed last, and alone: the value, unless it is blank;
--   else where a text is neither blank nor the demo's: that text, the Czech one first;
--   else the value (it was changed and the texts are the demo's, or there are no texts, or all are the same).
-- What is dropped and was different stands in the log of changes.
CREATE TEMPORARY TABLE one_value ON COMMIT DROP AS
WITH known(setting_key, demo) AS (VALUES
	('instagram_url', 'https://example.com/instagram/lipadrift'),
	('facebook_url', 'https://example.com/facebook/lipadrift'),
	('youtube_url', 'https://example.com/youtube/lipadrift'),
	('tiktok_url', 'https://example.com/tiktok/lipadrift'),
	('hero_video_path', ''),
	('hero_image', ''),
	('contact_email', 'info@lipadrift.example'),
	('contact_phone', '+420 777 000 117'),
	('team_name', 'Lípa Drift Team'),
	('service_url', 'https://example.com/lipa-servis'),
	('company_name', 'Lípa Drift Team s.r.o.'),
	('company_id', '98765434'),
	('vat_id', 'CZ98765434'),
	('vat_rate', '21'),
	('bank_account', '2017000006/9999'),
	('bank_iban', 'CZ3899990000002017000006'),
	('bank_bic', 'LIPACZPP'),
	('orders_email', 'objednavky@lipadrift.example'),
	('support_email', 'podpora@spravce-webu.example')
), stored AS (
	SELECT settings.id, settings.setting_key, btrim(settings.value) AS value, known.demo,
		btrim(coalesce(settings.translations -> 'en' ->> 'setting_value', '')) AS en,
		btrim(coalesce(settings.translations -> 'cs' ->> 'setting_value', '')) AS cs
	FROM settings JOIN known USING (setting_key)
), last_change AS (
	SELECT DISTINCT ON (record_id) record_id,
		before ->> 'value' IS DISTINCT FROM after ->> 'value'
			AND before #>> '{translations,en,setting_value}' IS NOT DISTINCT FROM after #>> '{translations,en,setting_value}'
			AND before #>> '{translations,cs,setting_value}' IS NOT DISTINCT FROM after #>> '{translations,cs,setting_value}'
			AS of_value_alone
	FROM history_entries
	WHERE type = 'settings' AND before IS NOT NULL AND after IS NOT NULL
		AND (before ->> 'value' IS DISTINCT FROM after ->> 'value'
			OR before #>> '{translations,en,setting_value}' IS DISTINCT FROM after #>> '{translations,en,setting_value}'
			OR before #>> '{translations,cs,setting_value}' IS DISTINCT FROM after #>> '{translations,cs,setting_value}')
	ORDER BY record_id, id DESC
)
SELECT stored.id, value AS old_value, en, cs, CASE
	WHEN setting_key IN ('hero_video_path', 'hero_image') THEN value
	WHEN value <> '' AND coalesce(last_change.of_value_alone, false) THEN value
	WHEN cs NOT IN ('', demo) THEN cs
	WHEN en NOT IN ('', demo) THEN en
	ELSE value
END AS value
FROM stored LEFT JOIN last_change ON last_change.record_id = stored.id::text;
--> statement-breakpoint
INSERT INTO history_entries (at, user_id, user_email, user_name, type, record_id, action, label, before, after)
SELECT now(), 0, '', 'Paddock', 'settings', settings.id::text, 'changed',
	jsonb_build_object('en', coalesce(nullif(translations -> 'en' ->> 'label', ''), setting_key),
		'cs', coalesce(nullif(translations -> 'cs' ->> 'label', ''), setting_key)),
	to_jsonb(settings),
	to_jsonb(settings) || jsonb_build_object('value', one_value.value, 'translations',
		translations || jsonb_build_object('en', (translations -> 'en') || '{"setting_value": ""}',
			'cs', (translations -> 'cs') || '{"setting_value": ""}'))
FROM settings JOIN one_value USING (id)
WHERE setting_key NOT IN ('hero_video_path', 'hero_image')
	AND (old_value NOT IN ('', one_value.value) OR en NOT IN ('', one_value.value) OR cs NOT IN ('', one_value.value));
--> statement-breakpoint
UPDATE settings SET value = one_value.value, translation_behind = NULL,
	translations = translations || jsonb_build_object('en', (translations -> 'en') || '{"setting_value": ""}',
		'cs', (translations -> 'cs') || '{"setting_value": ""}')
FROM one_value WHERE settings.id = one_value.id;
--> statement-breakpoint
-- A blank text showed the value: it has it as its own text from now on.
UPDATE settings SET value = '', translations = translations || jsonb_build_object(
	'en', (translations -> 'en') || jsonb_build_object('setting_value',
		coalesce(nullif(btrim(translations -> 'en' ->> 'setting_value'), ''), btrim(value))),
	'cs', (translations -> 'cs') || jsonb_build_object('setting_value',
		coalesce(nullif(btrim(translations -> 'cs' ->> 'setting_value'), ''), btrim(value))))
WHERE btrim(value) <> '' AND setting_key IN ('hero_badge', 'hero_title', 'hero_description', 'about_kicker', 'about_title',
	'about_story', 'about_mission', 'team_claim', 'contact_address', 'opening_hours', 'company_address', 'company_register');
--> statement-breakpoint
DROP TABLE IF EXISTS one_value;

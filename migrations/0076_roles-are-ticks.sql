ALTER TABLE "users" DROP CONSTRAINT "users_role";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "roles" text[];--> statement-breakpoint
-- Nobody may more or less than before.
UPDATE "users" SET "roles" = CASE "role"
	WHEN 'editor' THEN array['content', 'messages']
	WHEN 'shop' THEN array['shop', 'money']
	ELSE array["role"] END;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "roles" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "role";--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_roles" CHECK (cardinality("users"."roles") > 0 and "users"."roles" <@ array['owner', 'shop', 'content', 'messages', 'track', 'money']);

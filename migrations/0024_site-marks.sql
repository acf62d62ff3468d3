CREATE TABLE "site_marks" (
	"name" text PRIMARY KEY NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
INSERT INTO "site_marks" ("name") SELECT 'filled' WHERE EXISTS (SELECT FROM "settings") OR EXISTS (SELECT FROM "products") OR EXISTS (SELECT FROM "orders");

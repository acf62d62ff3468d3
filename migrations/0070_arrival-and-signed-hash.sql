ALTER TABLE "days" DROP CONSTRAINT "days_end_after_start";--> statement-breakpoint
ALTER TABLE "days" ADD COLUMN "arrive_minutes" integer DEFAULT 15 NOT NULL;--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "signed_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "days" ADD CONSTRAINT "days_arrive" CHECK ("days"."arrive_minutes" >= 0);--> statement-breakpoint
ALTER TABLE "days" ADD CONSTRAINT "days_end_after_start" CHECK ("days"."ends" <> "days"."starts");
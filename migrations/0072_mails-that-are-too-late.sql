ALTER TABLE "mails" DROP CONSTRAINT "mails_state";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "not_after" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_state" CHECK ("mails"."state" in ('queued', 'sent', 'written', 'failed', 'late'));
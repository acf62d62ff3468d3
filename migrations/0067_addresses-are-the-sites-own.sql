ALTER TABLE "bank_links" DROP COLUMN "origin";--> statement-breakpoint
ALTER TABLE "carrier_links" DROP COLUMN "origin";
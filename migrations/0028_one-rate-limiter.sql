CREATE TABLE "rate_limit_hits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rate_limit_hits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"is_pending" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
DROP TABLE "sign_in_attempts" CASCADE;--> statement-breakpoint
DROP TABLE "contact_tries" CASCADE;--> statement-breakpoint
DROP TABLE "order_origins" CASCADE;--> statement-breakpoint
CREATE INDEX "rate_limit_hits_key_expires_at_index" ON "rate_limit_hits" USING btree ("key","expires_at");--> statement-breakpoint
CREATE INDEX "rate_limit_hits_expires_at_index" ON "rate_limit_hits" USING btree ("expires_at");
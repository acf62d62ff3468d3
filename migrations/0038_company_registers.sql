CREATE TABLE "register_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"answer" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "register_states" (
	"register" text PRIMARY KEY NOT NULL,
	"needed_at" timestamp with time zone,
	"last_ok_at" timestamp with time zone,
	"fault" text,
	"failing_since" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "register_answers_by_end" ON "register_answers" USING btree ("expires_at");
CREATE TABLE "gateway_checks" (
	"gateway" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"last_ok_at" timestamp with time zone,
	"fault" text,
	"failing_since" timestamp with time zone
);

CREATE TABLE "own_addresses" (
	"host" text PRIMARY KEY NOT NULL,
	"origin" text NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL
);

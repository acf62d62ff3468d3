CREATE TABLE "statements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"seat" integer NOT NULL,
	"customer_email" text NOT NULL,
	"name" text NOT NULL,
	"born_on" date NOT NULL,
	"guardian" jsonb,
	"language" text NOT NULL,
	"version" integer,
	"signed_at" timestamp with time zone NOT NULL,
	"taken_by" text DEFAULT '' NOT NULL,
	"pdf" text NOT NULL,
	"sha256" text NOT NULL,
	"replaced_at" timestamp with time zone,
	"asked_again_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "statements_of_seat" ON "statements" USING btree ("booking_id","seat") WHERE "replaced_at" is null;--> statement-breakpoint
CREATE INDEX "statements_of_customer" ON "statements" USING btree (lower("customer_email"));
CREATE TABLE "books_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "books_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"orders" integer NOT NULL,
	"payments" integer NOT NULL,
	"refunds" integer NOT NULL,
	"papers" integer NOT NULL,
	"differences" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "books_checks_by_time" ON "books_checks" USING btree ("at");
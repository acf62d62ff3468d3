CREATE TABLE "bank_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"booked_on" date NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"variable_symbol" text NOT NULL,
	"counter_account" text NOT NULL,
	"counter_name" text NOT NULL,
	"message" text NOT NULL,
	"is_reversal" boolean DEFAULT false NOT NULL,
	"fingerprint" text NOT NULL,
	"state" text NOT NULL,
	"order_id" integer,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_entry_ids" (
	"account" text NOT NULL,
	"source" text NOT NULL,
	"bank_id" text NOT NULL,
	"entry_id" integer NOT NULL,
	CONSTRAINT "bank_entry_ids_account_source_bank_id_pk" PRIMARY KEY("account","source","bank_id")
);
--> statement-breakpoint
CREATE TABLE "bank_links" (
	"id" integer PRIMARY KEY NOT NULL,
	"sealed_token" text NOT NULL,
	"account" text NOT NULL,
	"origin" text NOT NULL,
	"since" date NOT NULL,
	"expires_on" date NOT NULL,
	"last_asked_at" timestamp with time zone,
	"last_ok_at" timestamp with time zone,
	"fault" text
);
--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entry_ids" ADD CONSTRAINT "bank_entry_ids_entry_id_bank_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."bank_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_entries_by_day" ON "bank_entries" USING btree ("booked_on","id");--> statement-breakpoint
CREATE INDEX "bank_entries_by_state" ON "bank_entries" USING btree ("state","booked_on","id");--> statement-breakpoint
CREATE INDEX "bank_entries_by_fingerprint" ON "bank_entries" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "bank_entries_of_order" ON "bank_entries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "bank_entry_ids_of_entry" ON "bank_entry_ids" USING btree ("entry_id");
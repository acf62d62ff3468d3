CREATE TABLE "cash_closings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_closings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"follows" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"up_to" integer NOT NULL,
	"expected_halere" bigint NOT NULL,
	"counted_halere" bigint NOT NULL,
	"left_halere" bigint NOT NULL,
	"card_halere" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "cash_closings_follows_unique" UNIQUE("follows")
);
--> statement-breakpoint
CREATE TABLE "customer_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ready_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ready_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "person_id" integer;--> statement-breakpoint
CREATE INDEX "customer_notes_of_customer" ON "customer_notes" USING btree ("email","phone","id");--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_of_sender" ON "contact_messages" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "contact_messages_open" ON "contact_messages" USING btree ("created_at","id") WHERE "contact_messages"."done_at" is null;--> statement-breakpoint
CREATE INDEX "orders_of_customer" ON "orders" USING btree (lower("customer_email"));--> statement-breakpoint
CREATE INDEX "mails_to" ON "mails" USING btree (lower("to_address"));--> statement-breakpoint
CREATE INDEX "mails_reply_to" ON "mails" USING btree (lower("reply_to")) WHERE "mails"."reply_to" is not null;--> statement-breakpoint
-- What was answered already waits for nobody.
UPDATE "contact_messages" SET "done_at" = "created_at" WHERE "has_reply";

--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_role";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "roles" text[];--> statement-breakpoint
-- Nobody may more or less than before.
UPDATE "users" SET "roles" = CASE "role"
	WHEN 'editor' THEN array['content', 'messages']
	WHEN 'shop' THEN array['shop', 'money']
	ELSE array["role"] END;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "roles" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "role";--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_roles" CHECK (cardinality("users"."roles") > 0 and "users"."roles" <@ array['owner', 'shop', 'content', 'messages', 'track', 'money']);

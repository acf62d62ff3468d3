CREATE TABLE "review_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer,
	"booking_id" integer,
	"ridden_on" date,
	"subjects" jsonb NOT NULL,
	"language" text NOT NULL,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_refusals" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invitation_id" integer,
	"product_id" text NOT NULL,
	"names" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"stars" smallint NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"picture" text,
	"shown_picture" text,
	"written_at" timestamp with time zone NOT NULL,
	"hidden_reason" text,
	"hidden_note" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone,
	"answer" text DEFAULT '' NOT NULL,
	"answer_language" text,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5),
	CONSTRAINT "reviews_reason" CHECK (("reviews"."state" = 'hidden') = ("reviews"."hidden_reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "review_invitations" ADD CONSTRAINT "review_invitations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_invitation_id_review_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."review_invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "review_invitations_order" ON "review_invitations" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_invitations_booking" ON "review_invitations" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_invitations_ride" ON "review_invitations" USING btree (lower("customer_email"),("subjects" -> 0 ->> 'product_id'),"ridden_on") WHERE "ridden_on" is not null and "customer_email" <> '';--> statement-breakpoint
CREATE INDEX "review_invitations_end" ON "review_invitations" USING btree ("valid_until");--> statement-breakpoint
CREATE INDEX "review_invitations_of_customer" ON "review_invitations" USING btree (lower("customer_email"));--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once" ON "reviews" USING btree ("invitation_id","product_id");--> statement-breakpoint
CREATE INDEX "reviews_shown" ON "reviews" USING btree ("product_id","written_at") WHERE "state" = 'published';--> statement-breakpoint
CREATE INDEX "reviews_by_state" ON "reviews" USING btree ("state","written_at");
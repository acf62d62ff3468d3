CREATE TABLE "newsletter_deliveries" (
	"letter_id" integer NOT NULL,
	"subscriber_id" integer NOT NULL,
	CONSTRAINT "newsletter_deliveries_letter_id_subscriber_id_pk" PRIMARY KEY("letter_id","subscriber_id")
);
--> statement-breakpoint
CREATE TABLE "newsletter_letters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_letters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject_kind" text DEFAULT 'none' NOT NULL,
	"subject_id" text DEFAULT '' NOT NULL,
	"translations" jsonb NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"sent_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_subscribers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"address_hash" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"consent" jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_times" integer DEFAULT 1 NOT NULL,
	"asked_from" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"confirmed_from" text DEFAULT '' NOT NULL,
	"refused_letters" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_subscribers_over" CHECK (("newsletter_subscribers"."state" in ('asked', 'on')) = ("newsletter_subscribers"."email" <> ''))
);
--> statement-breakpoint
CREATE TABLE "stock_alerts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" text NOT NULL,
	"variant_id" integer,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "film" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "film" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "gallery_images" ADD COLUMN "film" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "film" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "goes_with" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "leaves_list" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_letter_id_newsletter_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."newsletter_letters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_of_subscriber" ON "newsletter_deliveries" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "newsletter_letters_by_state" ON "newsletter_letters" USING btree ("state");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_address" ON "newsletter_subscribers" USING btree (lower("email")) WHERE "email" <> '';--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_hash" ON "newsletter_subscribers" USING btree ("address_hash");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_by_state" ON "newsletter_subscribers" USING btree ("state","id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_alerts_once" ON "stock_alerts" USING btree ("product_id",coalesce("variant_id", 0),lower("email"));--> statement-breakpoint
CREATE INDEX "stock_alerts_of_variant" ON "stock_alerts" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "stock_alerts_of_person" ON "stock_alerts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "stock_alerts_by_age" ON "stock_alerts" USING btree ("created_at");
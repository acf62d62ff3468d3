CREATE TABLE "giveaways" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "giveaways_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" text NOT NULL,
	"names" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"dedication" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"reason" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"valid_until" date NOT NULL,
	"key" text,
	"body_hash" text NOT NULL,
	"anonymised_at" timestamp with time zone,
	CONSTRAINT "giveaways_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "vouchers" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "vouchers" ALTER COLUMN "order_item_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "giveaway_id" integer;--> statement-breakpoint
CREATE INDEX "giveaways_of_person" ON "giveaways" USING btree (lower("email"));--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_giveaway_id_giveaways_id_fk" FOREIGN KEY ("giveaway_id") REFERENCES "public"."giveaways"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_piece_of_giveaway" UNIQUE("giveaway_id","piece");--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_sold_or_given" CHECK (("vouchers"."giveaway_id" is null) = ("vouchers"."order_id" is not null and "vouchers"."order_item_id" is not null));
CREATE TABLE "carrier_links" (
	"id" integer PRIMARY KEY NOT NULL,
	"sealed_password" text NOT NULL,
	"sender" text NOT NULL,
	"origin" text NOT NULL,
	"last_ok_at" timestamp with time zone,
	"fault" text,
	"failing_since" timestamp with time zone,
	"points_loaded_at" timestamp with time zone,
	"points_fault" text
);
--> statement-breakpoint
CREATE TABLE "order_parcels" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"point_id" text NOT NULL,
	"point_name" text NOT NULL,
	"point_address" text NOT NULL,
	"point_country" text NOT NULL,
	"weight_grams" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"asked_at" timestamp with time zone,
	"packet_id" text DEFAULT '' NOT NULL,
	"barcode" text DEFAULT '' NOT NULL,
	"refusal" text DEFAULT '' NOT NULL,
	"way" text,
	"way_text" text DEFAULT '' NOT NULL,
	"way_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"told" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pickup_points" (
	"id" text PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"opening_hours" text NOT NULL,
	"searched" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "carrier" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "weight_grams" integer DEFAULT 1000 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_parcels" ADD CONSTRAINT "order_parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_parcels_by_state" ON "order_parcels" USING btree ("state","checked_at");--> statement-breakpoint
CREATE INDEX "order_parcels_by_point" ON "order_parcels" USING btree ("point_id");--> statement-breakpoint
CREATE INDEX "pickup_points_by_list" ON "pickup_points" USING btree ("list");
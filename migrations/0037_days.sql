CREATE TABLE "day_cars" (
	"day_id" integer NOT NULL,
	"car_id" integer NOT NULL,
	CONSTRAINT "day_cars_day_id_car_id_pk" PRIMARY KEY("day_id","car_id")
);
--> statement-breakpoint
CREATE TABLE "day_drivers" (
	"day_id" integer NOT NULL,
	"team_member_id" integer NOT NULL,
	CONSTRAINT "day_drivers_day_id_team_member_id_pk" PRIMARY KEY("day_id","team_member_id")
);
--> statement-breakpoint
CREATE TABLE "day_products" (
	"day_id" integer NOT NULL,
	"product_id" text NOT NULL,
	"price_halere" bigint,
	CONSTRAINT "day_products_day_id_product_id_pk" PRIMARY KEY("day_id","product_id"),
	CONSTRAINT "day_products_price" CHECK ("day_products"."price_halere" >= 0)
);
--> statement-breakpoint
CREATE TABLE "day_slots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "day_slots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"day_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"seats" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "day_slots_end_after_start" CHECK ("day_slots"."ends_at" > "day_slots"."starts_at"),
	CONSTRAINT "day_slots_taken" CHECK ("day_slots"."taken" >= 0 and "day_slots"."taken" <= "day_slots"."seats")
);
--> statement-breakpoint
CREATE TABLE "days" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"display_order" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"translations" jsonb NOT NULL,
	"translation_behind" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text DEFAULT 'ride' NOT NULL,
	"date" date NOT NULL,
	"starts" text NOT NULL,
	"ends" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"map_url" text DEFAULT '' NOT NULL,
	"latest_change_hours" integer DEFAULT 48 NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" jsonb,
	CONSTRAINT "days_end_after_start" CHECK ("days"."ends" > "days"."starts"),
	CONSTRAINT "days_latest_change" CHECK ("days"."latest_change_hours" >= 0)
);
--> statement-breakpoint
ALTER TABLE "day_cars" ADD CONSTRAINT "day_cars_day_id_days_id_fk" FOREIGN KEY ("day_id") REFERENCES "public"."days"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_cars" ADD CONSTRAINT "day_cars_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_drivers" ADD CONSTRAINT "day_drivers_day_id_days_id_fk" FOREIGN KEY ("day_id") REFERENCES "public"."days"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_drivers" ADD CONSTRAINT "day_drivers_team_member_id_team_members_id_fk" FOREIGN KEY ("team_member_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_products" ADD CONSTRAINT "day_products_day_id_days_id_fk" FOREIGN KEY ("day_id") REFERENCES "public"."days"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_products" ADD CONSTRAINT "day_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "day_slots" ADD CONSTRAINT "day_slots_day_id_days_id_fk" FOREIGN KEY ("day_id") REFERENCES "public"."days"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "day_cars_of_car" ON "day_cars" USING btree ("car_id");--> statement-breakpoint
CREATE INDEX "day_drivers_of_member" ON "day_drivers" USING btree ("team_member_id");--> statement-breakpoint
CREATE INDEX "day_products_of_product" ON "day_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "day_slots_of_day" ON "day_slots" USING btree ("day_id","starts_at");--> statement-breakpoint
CREATE INDEX "day_slots_by_start" ON "day_slots" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "days_by_date" ON "days" USING btree ("date");
CREATE TABLE "booking_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_mails" (
	"booking_id" integer NOT NULL,
	"kind" text NOT NULL,
	"occasion" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_mails_booking_id_kind_occasion_pk" PRIMARY KEY("booking_id","kind","occasion")
);
--> statement-breakpoint
CREATE TABLE "booking_waiting" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_waiting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"day_id" integer NOT NULL,
	"product_id" text NOT NULL,
	"names" jsonb NOT NULL,
	"voucher_id" integer,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"booking_id" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slot_id" integer,
	"starts_at" timestamp with time zone NOT NULL,
	"seats" integer DEFAULT 1 NOT NULL,
	"riders" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text NOT NULL,
	"cancelled_why" text,
	"hold_until" timestamp with time zone,
	"product_id" text NOT NULL,
	"names" jsonb NOT NULL,
	"voucher_id" integer,
	"order_id" integer,
	"order_item_id" integer,
	"piece" integer,
	"language" text NOT NULL,
	"customer_name" text DEFAULT '' NOT NULL,
	"customer_email" text DEFAULT '' NOT NULL,
	"customer_phone" text DEFAULT '' NOT NULL,
	"moved_from" timestamp with time zone,
	"changed_by_us_at" timestamp with time zone,
	"money_asked_at" timestamp with time zone,
	"gate_at" timestamp with time zone,
	"gate_by" text,
	"note" text DEFAULT '' NOT NULL,
	"anonymised_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookings_seats" CHECK ("bookings"."seats" > 0),
	CONSTRAINT "bookings_held_until" CHECK ("bookings"."state" <> 'held' or "bookings"."hold_until" is not null),
	CONSTRAINT "bookings_cancelled" CHECK (("bookings"."state" = 'cancelled') = ("bookings"."cancelled_why" is not null))
);
--> statement-breakpoint
CREATE TABLE "gate_acts" (
	"key" text PRIMARY KEY NOT NULL,
	"booking_id" integer NOT NULL,
	"kind" text NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"body_hash" text NOT NULL,
	"outcome" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_mails" ADD CONSTRAINT "booking_mails_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_waiting" ADD CONSTRAINT "booking_waiting_day_id_days_id_fk" FOREIGN KEY ("day_id") REFERENCES "public"."days"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_waiting" ADD CONSTRAINT "booking_waiting_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_waiting" ADD CONSTRAINT "booking_waiting_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_slot_id_day_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."day_slots"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_acts" ADD CONSTRAINT "gate_acts_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_events_of_booking" ON "booking_events" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_waiting_once" ON "booking_waiting" USING btree ("day_id","product_id",lower("email")) WHERE "state" in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "booking_waiting_of_day" ON "booking_waiting" USING btree ("day_id","id") WHERE "state" = 'waiting';--> statement-breakpoint
CREATE INDEX "booking_waiting_of_booking" ON "booking_waiting" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_live_voucher" ON "bookings" USING btree ("voucher_id") WHERE "state" in ('held', 'booked', 'checked-in', 'no-show');--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_live_piece" ON "bookings" USING btree ("order_item_id","piece") WHERE "state" in ('held', 'booked', 'checked-in', 'no-show');--> statement-breakpoint
CREATE INDEX "bookings_of_slot" ON "bookings" USING btree ("slot_id");--> statement-breakpoint
CREATE INDEX "bookings_of_order" ON "bookings" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "bookings_of_voucher" ON "bookings" USING btree ("voucher_id");--> statement-breakpoint
CREATE INDEX "bookings_held" ON "bookings" USING btree ("hold_until") WHERE "state" = 'held';--> statement-breakpoint
CREATE INDEX "bookings_by_start" ON "bookings" USING btree ("state","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_of_customer" ON "bookings" USING btree (lower("customer_email"));--> statement-breakpoint
CREATE INDEX "bookings_by_time" ON "bookings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "gate_acts_of_booking" ON "gate_acts" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "gate_acts_conflicts" ON "gate_acts" USING btree ("received_at") WHERE "outcome" = 'conflict' and "decided_at" is null;
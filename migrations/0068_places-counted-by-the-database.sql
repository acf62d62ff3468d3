ALTER TABLE "receipts" DROP CONSTRAINT "receipts_order_id_unique";--> statement-breakpoint
ALTER TABLE "day_slots" DROP CONSTRAINT "day_slots_taken";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "paper_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "paper_by" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "outside" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "gate_acts" ADD COLUMN "paid_halere" bigint;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "voided_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_of_order" ON "receipts" USING btree ("order_id") WHERE "voided_at" is null;--> statement-breakpoint
ALTER TABLE "day_slots" ADD CONSTRAINT "day_slots_taken" CHECK ("day_slots"."taken" >= 0);
--> statement-breakpoint
-- What is written into `taken` does not count: the bookings do. No booking takes a seat that there is not; a slot that was
-- sold beyond its seats before is put right by whoever writes its true count.
CREATE FUNCTION "count_taken_seats"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  said integer := NEW."taken";
BEGIN
  SELECT coalesce(sum(b."seats"), 0) INTO NEW."taken"
    FROM "bookings" b WHERE b."slot_id" = NEW."id" AND b."state" <> 'cancelled';
  IF TG_OP = 'UPDATE' AND NEW."taken" > NEW."seats"
    AND (NEW."taken" > OLD."taken" AND NEW."taken" <> said OR NEW."seats" < OLD."seats") THEN
    RAISE EXCEPTION 'slot % has % seats, and % would be taken', NEW."id", NEW."seats", NEW."taken"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'day_slots_taken', TABLE = 'day_slots';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "day_slots_count_taken" BEFORE INSERT OR UPDATE ON "day_slots"
  FOR EACH ROW EXECUTE FUNCTION "count_taken_seats"();--> statement-breakpoint
-- Slots are touched in the order in which everybody locks them.
CREATE FUNCTION "recount_slots_of_booking"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  slot integer;
BEGIN
  FOR slot IN SELECT DISTINCT id FROM unnest(ARRAY[
      CASE WHEN TG_OP <> 'INSERT' THEN OLD."slot_id" END,
      CASE WHEN TG_OP <> 'DELETE' THEN NEW."slot_id" END]) AS id
    WHERE id IS NOT NULL ORDER BY id
  LOOP
    UPDATE "day_slots" SET "taken" = "taken" WHERE "id" = slot;
  END LOOP;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "bookings_recount" AFTER INSERT OR DELETE ON "bookings"
  FOR EACH ROW EXECUTE FUNCTION "recount_slots_of_booking"();--> statement-breakpoint
CREATE TRIGGER "bookings_recount_changed" AFTER UPDATE OF "slot_id", "seats", "state" ON "bookings"
  FOR EACH ROW WHEN (OLD."slot_id" IS DISTINCT FROM NEW."slot_id" OR OLD."seats" <> NEW."seats"
    OR (OLD."state" = 'cancelled') <> (NEW."state" = 'cancelled'))
  EXECUTE FUNCTION "recount_slots_of_booking"();

CREATE TABLE "order_money" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_money_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text DEFAULT '' NOT NULL,
	"way" text,
	"amount_halere" bigint NOT NULL,
	"rounding_halere" bigint DEFAULT 0 NOT NULL,
	"price_halere" bigint DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"settled_at" timestamp with time zone,
	"moved_on" date NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"turn" integer DEFAULT 1 NOT NULL,
	"undoes" integer,
	CONSTRAINT "order_money_of_source" UNIQUE("source","source_id","turn"),
	CONSTRAINT "order_money_settled" CHECK (("order_money"."state" = 'settled') = ("order_money"."settled_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "balance_halere" bigint;--> statement-breakpoint
ALTER TABLE "order_money" ADD CONSTRAINT "order_money_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_money" ADD CONSTRAINT "order_money_undoes_order_money_id_fk" FOREIGN KEY ("undoes") REFERENCES "public"."order_money"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_money_of_order" ON "order_money" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_money_undone_once" ON "order_money" USING btree ("undoes") WHERE "order_money"."undoes" is not null;
--> statement-breakpoint
-- The book is filled from the records of before: transfers, card payments, notes, gift vouchers, refunds, disputes.
CREATE TEMPORARY TABLE "filling" AS
WITH "named" AS (
  SELECT b."order_id", b."amount", b."currency", b."state", b."booked_on", b."id", coalesce(b."decided_by", '') AS "by", o."paid_at",
    -- It made the order paid in the same moment, and was decided a moment later.
    CASE WHEN o."paid_at" BETWEEN coalesce(b."decided_at", b."created_at") - interval '1 minute' AND coalesce(b."decided_at", b."created_at")
      THEN o."paid_at" ELSE coalesce(b."decided_at", b."created_at") END AS "at"
    FROM "bank_entries" b JOIN "orders" o ON o."id" = b."order_id"
    -- The payment of an order that is not paid any more was taken back, unless it was sent back; its parts stay.
    WHERE b."state" = 'part' OR b."state" = 'paid' AND (o."paid_at" IS NOT NULL OR EXISTS (
      SELECT FROM "refunds" r WHERE r."order_id" = o."id" AND r."state" = 'succeeded'))
)
SELECT "order_id", "at", "by", 'bank' AS "way", "amount" AS "amount_halere", 0::bigint AS "rounding_halere", 0::bigint AS "price_halere",
    'settled' AS "state", "at" AS "settled_at", "booked_on" AS "moved_on", 'bank' AS "source", "id"::text AS "source_id", NULL::timestamptz AS "undone_at"
  FROM "named" WHERE "currency" = 'CZK'
UNION ALL SELECT "order_id", "updated_at", '', 'card', "amount_halere", 0, 0, 'settled', "updated_at",
    ("updated_at" AT TIME ZONE 'Europe/Prague')::date, 'card', "id"::text, NULL FROM "card_payments" WHERE "state" = 'paid'
UNION ALL SELECT n."order_id", n."at", n."by", n."how", n."amount_halere", 0, 0, 'settled', n."at", (n."at" AT TIME ZONE 'Europe/Prague')::date,
    CASE WHEN EXISTS (SELECT FROM "gate_acts" a JOIN "bookings" b ON b."id" = a."booking_id"
      WHERE b."order_id" = n."order_id" AND a."kind" = 'pay' AND a."outcome" IN ('done', 'conflict') AND abs(extract(epoch FROM a."done_at" - n."at")) < 1)
      THEN 'till' ELSE 'note' END,
    n."id"::text, n."undone_at" FROM "noted_payments" n
UNION ALL SELECT m."order_id", m."at", m."by", 'voucher', -m."amount_halere", 0, 0, 'settled', m."at", (m."at" AT TIME ZONE 'Europe/Prague')::date,
    'voucher', m."id"::text, NULL FROM "voucher_movements" m WHERE m."order_id" IS NOT NULL AND m."kind" IN ('used', 'released')
UNION ALL SELECT "order_id", "created_at", "by", "way", "rounding_halere" - "amount_halere", -"rounding_halere", "price_halere",
    CASE WHEN "state" = 'succeeded' THEN 'settled' WHEN "state" IN ('failed', 'cancelled') THEN 'failed' ELSE 'asked' END,
    CASE WHEN "state" = 'succeeded' THEN coalesce("done_at", "created_at") END,
    (coalesce("done_at", "created_at") AT TIME ZONE 'Europe/Prague')::date, 'refund', "id"::text, NULL FROM "refunds"
UNION ALL SELECT d."order_id", d."opened_at", '', 'card', -d."amount_halere", 0, 0, 'settled', coalesce(d."withdrawn_at", d."opened_at"),
    (coalesce(d."withdrawn_at", d."opened_at") AT TIME ZONE 'Europe/Prague')::date, 'dispute', d."id"::text, NULL
  FROM "disputes" d JOIN "card_payments" c ON c."id" = d."card_payment_id" WHERE d."is_gone" AND c."state" = 'paid';
--> statement-breakpoint
CREATE INDEX "filling_of_order" ON "filling" ("order_id");
--> statement-breakpoint
ANALYZE "filling";
--> statement-breakpoint
-- Money of another currency that somebody took as enough settled what the order still cost.
INSERT INTO "filling" SELECT DISTINCT ON (b."order_id") b."order_id", o."paid_at", coalesce(b."decided_by", ''), 'bank',
    o."total_halere" - o."due_halere" - coalesce((SELECT sum(f."amount_halere") FROM "filling" f
      WHERE f."order_id" = o."id" AND f."source" NOT IN ('refund', 'dispute') AND f."undone_at" IS NULL), 0),
    0, 0, 'settled', o."paid_at", b."booked_on", 'bank', b."id"::text, NULL
  FROM "bank_entries" b JOIN "orders" o ON o."id" = b."order_id"
  WHERE b."state" = 'paid' AND b."currency" <> 'CZK' AND o."paid_at" IS NOT NULL ORDER BY b."order_id", b."id";
--> statement-breakpoint
DELETE FROM "filling" WHERE "source" = 'bank' AND "amount_halere" <= 0;
--> statement-breakpoint
-- Each rounding goes to the payment that it is of: the one of its moment.
UPDATE "filling" f SET "amount_halere" = f."amount_halere" - r."sum", "rounding_halere" = r."sum" FROM (
  SELECT p."source", p."source_id", sum(r."amount_halere")::bigint AS "sum" FROM "order_roundings" r CROSS JOIN LATERAL (
    SELECT c."source", c."source_id" FROM "filling" c WHERE c."order_id" = r."order_id"
      AND (c."source" IN ('note', 'till') AND c."way" = 'cash' OR c."source" = 'bank')
      AND (c."undone_at" IS NULL OR r."undone_at" IS NOT NULL)
    ORDER BY abs(extract(epoch FROM c."at" - r."at")), c."source_id" LIMIT 1
  ) p GROUP BY 1, 2
) r WHERE f."source" = r."source" AND f."source_id" = r."source_id";
--> statement-breakpoint
-- An order that says it is paid and has no record of it was paid before there were records.
INSERT INTO "filling" SELECT o."id", o."paid_at", '', coalesce(o."paid_how", CASE o."payment_kind" WHEN 'cod' THEN 'bank' ELSE o."payment_kind" END),
    o."total_halere" - o."due_halere", 0, 0, 'settled', o."paid_at", (o."paid_at" AT TIME ZONE 'Europe/Prague')::date, 'opening', o."id"::text, NULL
  FROM "orders" o WHERE o."paid_at" IS NOT NULL AND o."total_halere" > o."due_halere" AND NOT EXISTS (
    SELECT FROM "filling" f WHERE f."order_id" = o."id" AND f."source" NOT IN ('refund', 'dispute') AND f."undone_at" IS NULL
    GROUP BY f."order_id" HAVING sum(f."amount_halere") <> 0);
--> statement-breakpoint
-- An order that was taken up again after its money went back asks for its whole price: what went back before the last refunds
-- that come to what it says has gone does not count.
INSERT INTO "filling" SELECT "id", max("done"), '', NULL, 0, 0, 0, 'settled', max("done"), (max("done") AT TIME ZONE 'Europe/Prague')::date,
    'anew', "id"::text, NULL
  FROM (
    SELECT *, bool_or("since" = "said") OVER (PARTITION BY "id") OR "said" = 0 AS "fits" FROM (
      SELECT o."id", coalesce(o."refunded_halere", 0) AS "said", f."settled_at" AS "done",
          sum(f."price_halere") OVER (PARTITION BY o."id" ORDER BY f."settled_at" DESC, f."source_id" DESC) AS "since"
        FROM "filling" f JOIN "orders" o ON o."id" = f."order_id" WHERE f."source" = 'refund' AND f."state" = 'settled'
    ) sums
  ) fitting WHERE "fits" AND "since" > "said" GROUP BY "id";
--> statement-breakpoint
INSERT INTO "order_money" ("order_id", "at", "by", "way", "amount_halere", "rounding_halere", "price_halere", "state", "settled_at", "moved_on", "source", "source_id")
  SELECT "order_id", "at", "by", "way", "amount_halere", "rounding_halere", "price_halere", "state", "settled_at", "moved_on", "source", "source_id"
    FROM "filling" ORDER BY coalesce("settled_at", "at"), "source" = 'anew', "source", "source_id";
--> statement-breakpoint
INSERT INTO "order_money" ("order_id", "at", "by", "way", "amount_halere", "rounding_halere", "state", "settled_at", "moved_on", "source", "source_id", "turn", "undoes")
  SELECT m."order_id", f."undone_at", '', m."way", -m."amount_halere", -m."rounding_halere", 'settled', f."undone_at",
      (f."undone_at" AT TIME ZONE 'Europe/Prague')::date, m."source", m."source_id", -1, m."id"
    FROM "filling" f JOIN "order_money" m ON m."source" = f."source" AND m."source_id" = f."source_id"
    WHERE f."undone_at" IS NOT NULL ORDER BY f."undone_at", m."id";
--> statement-breakpoint
CREATE TEMPORARY TABLE "sums" AS
  SELECT o."id", o."total_halere" AS "total", o."status" = 'cancelled' AS "cancelled", o."paid_at", o."due_halere" AS "due",
    coalesce(sum(m."amount_halere") FILTER (WHERE m."source" <> 'dispute'), 0) AS "stays",
    coalesce(sum(m."amount_halere"), 0) AS "here",
    coalesce(sum(m."price_halere") FILTER (WHERE m."source" = 'refund' AND m."id" > coalesce((SELECT max(a."id") FROM "order_money" a
      WHERE a."order_id" = o."id" AND a."source" = 'anew'), 0)), 0) AS "back"
  FROM "orders" o LEFT JOIN "order_money" m ON m."order_id" = o."id" AND m."state" <> 'failed' GROUP BY o."id";
--> statement-breakpoint
-- Less than the price was taken as enough.
INSERT INTO "order_money" ("order_id", "at", "way", "amount_halere", "price_halere", "state", "settled_at", "moved_on", "source", "source_id")
  SELECT "id", "paid_at", NULL, 0, greatest(0, "total" - "back") - "stays" - "due", 'settled', "paid_at", ("paid_at" AT TIME ZONE 'Europe/Prague')::date, 'waived', "id"::text
    FROM "sums" WHERE "paid_at" IS NOT NULL AND NOT "cancelled" AND greatest(0, "total" - "back") - "stays" > "due" ORDER BY "sums"."id";
--> statement-breakpoint
UPDATE "orders" o SET "balance_halere" = CASE
    WHEN s."cancelled" THEN greatest(0, s."here")
    WHEN s."here" > greatest(0, s."total" - s."back") THEN s."here" - greatest(0, s."total" - s."back")
    ELSE -greatest(0, greatest(0, s."total" - s."back") - s."stays" - coalesce((SELECT sum(w."price_halere") FROM "order_money" w
      WHERE w."order_id" = o."id" AND w."source" = 'waived'), 0)) END
  FROM "sums" s WHERE s."id" = o."id";
--> statement-breakpoint
DROP TABLE "filling", "sums";
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "balance_halere" SET NOT NULL;
--> statement-breakpoint
-- Append only: nothing is changed but what was asked for, once, as it ends; nothing goes but with its order.
CREATE FUNCTION "keep_order_money"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD."state" = 'asked' AND NEW."state" IN ('settled', 'failed')
    AND to_jsonb(NEW) - ARRAY['state', 'settled_at', 'moved_on'] = to_jsonb(OLD) - ARRAY['state', 'settled_at', 'moved_on'] THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'order_money is append only' USING ERRCODE = 'check_violation', CONSTRAINT = 'order_money_append_only', TABLE = 'order_money';
END $$;
--> statement-breakpoint
CREATE TRIGGER "order_money_append_only" BEFORE UPDATE OR DELETE ON "order_money"
  FOR EACH ROW EXECUTE FUNCTION "keep_order_money"();
--> statement-breakpoint
DROP TABLE "order_roundings" CASCADE;--> statement-breakpoint
DROP TABLE "noted_payments" CASCADE;--> statement-breakpoint
DROP INDEX "orders_refund_due";--> statement-breakpoint
DROP INDEX "orders_maybe_overpaid";--> statement-breakpoint
DROP INDEX "orders_to_pay";--> statement-breakpoint
DROP INDEX "orders_to_hand_over";--> statement-breakpoint
CREATE INDEX "orders_to_refund" ON "orders" USING btree ("id") WHERE "orders"."hidden_at" is null and "orders"."balance_halere" > 0;--> statement-breakpoint
CREATE INDEX "orders_to_pay" ON "orders" USING btree ("created_at","id") WHERE "orders"."hidden_at" is null and ("orders"."paid_at" is null or "orders"."balance_halere" < 0) and "orders"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "orders_to_hand_over" ON "orders" USING btree ("created_at","id") WHERE "orders"."hidden_at" is null and "orders"."status" in ('pending', 'processing', 'shipped') and ("orders"."paid_at" is not null and "orders"."balance_halere" >= 0 or "orders"."payment_kind" in ('cash', 'cod'));--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "due_halere";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "part_halere";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "maybe_overpaid";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "voucher_halere";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "paid_how";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "refunded_at";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "refunded_halere";;
--> statement-breakpoint
-- A kind of difference that there is no more: an order that is paid has its payments.
UPDATE "books_checks" SET "differences" = (SELECT coalesce(jsonb_agg(d), '[]'::jsonb) FROM jsonb_array_elements("differences") d
  WHERE d->>'kind' <> 'payment-missing') WHERE "differences" @> '[{"kind": "payment-missing"}]'::jsonb;

import { eq } from "drizzle-orm";
import { newRecordOf } from "#kit/contract/content/content-type.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { laterThan } from "#kit/server/content/content-columns.ts";
import { merged } from "#kit/server/content/content-store.ts";
import { behindAfter } from "#kit/server/content/translation-behind.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { days as content, wholeDay } from "../days.content.ts";
import type { DayInput } from "../days.contract.ts";
import type { DayRow } from "./day-changes.ts";
import { changingDay, dayHistory, lockDay, versionOf } from "./day-history.ts";
import { changeParts, lockedSlots, putPartsBack, storedParts } from "./day-parts.ts";
import { moveSlotsTo } from "./day-slots.ts";
import { detail } from "./days.service.ts";
import { daySlots, days } from "./days.table.ts";

const HAS_BOOKINGS = {
  remove: {
    en: "Someone has booked this day. Cancel it instead.",
    cs: "Na tento den už má někdo rezervaci. Místo smazání ho zrušte.",
  },
  hide: {
    en: "Someone has booked this day, so it stays published. Cancel it instead.",
    cs: "Na tento den už má někdo rezervaci, proto zůstává zveřejněný. Místo toho ho zrušte.",
  },
};

/** Adds a day. Throws INVALID. */
export async function createDay(context: Context, input: DayInput) {
  const { products, car_ids, driver_ids, ...fields } = input;
  const values = merged(wholeDay, newRecordOf(content), fields, context.language);
  return context.db.transaction(async (tx) => {
    const [row] = await tx.insert(days).values(values).returning();
    await changeParts(context, tx, (row as DayRow).id, { products, car_ids, driver_ids });
    return added(context, tx, row as DayRow);
  });
}

/**
 * Changes what is sent. With another date the slots move to the same times of that day. Throws NOT_FOUND, INVALID,
 * CHANGED_MEANWHILE, CONFLICT where a booked day would be hidden.
 */
export function updateDay(context: Context, id: number, input: DayInput) {
  const { products, car_ids, driver_ids, ...fields } = input;
  return changingDay(context, id, async (tx, stored) => {
    const values = merged(wholeDay, stored, fields, context.language);
    if (stored.is_active && !values.is_active && (await isBooked(tx, id)))
      throw new Refusal("CONFLICT", { words: HAS_BOOKINGS.hide });
    const behind = behindAfter(stored, values.translations, context.now());
    // Another date without a word why: the reason of an earlier move is not told again.
    const why = values.date === stored.date ? {} : { moved_reason: null };
    const row = await changedRow(tx, id, { ...values, ...why, translation_behind: behind });
    await changeParts(context, tx, id, { products, car_ids, driver_ids });
    return {
      row,
      moved: row.date === stored.date ? [] : await moveSlotsTo(context, tx, id, stored.date, row.date),
    };
  });
}

/** Deletes a day with its slots. Throws NOT_FOUND, CONFLICT where a seat is taken. */
export async function removeDay({ db, ...rest }: Context, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const stored = await lockDay(tx, id);
    if (await isBooked(tx, id)) throw new Refusal("CONFLICT", { words: HAS_BOOKINGS.remove });
    const version = await versionOf(tx, stored);
    await tx.delete(days).where(eq(days.id, id));
    await dayHistory.deleted({ db, ...rest }, tx, version);
  });
}

/** A draft on another date with the same texts, products, cars, drivers and empty slots. Throws NOT_FOUND. */
export async function duplicateDay(context: Context, id: number, date: string) {
  return context.db.transaction(async (tx) => {
    const { id: _, created_at, updated_at, ...stored } = await lockDay(tx, id);
    const copy = {
      ...stored,
      date,
      is_active: false,
      cancelled_at: null,
      cancel_reason: null,
      moved_reason: null,
    };
    const [row] = await tx.insert(days).values(copy).returning();
    const parts = await storedParts(tx, id);
    const day = row as DayRow;
    await putPartsBack(tx, day.id, parts);
    if (parts.slots.length > 0)
      await tx
        .insert(daySlots)
        .values(
          parts.slots.map(({ starts_at, ends_at, seats }) => ({ day_id: day.id, starts_at, ends_at, seats })),
        );
    await moveSlotsTo(context, tx, day.id, stored.date, date);
    return added(context, tx, day);
  });
}

/**
 * Moves a day with its slots to the same times of another date, for a reason. Throws NOT_FOUND, CHANGED_MEANWHILE.
 */
export function moveDay(context: Context, id: number, date: string, reason: Both<string>) {
  return changingDay(context, id, async (tx, stored) => ({
    row: await changedRow(tx, id, { date, moved_reason: inBoth(reason) }),
    moved: await moveSlotsTo(context, tx, id, stored.date, date),
  }));
}

/** Cancels a day; a day cancelled before gets the new reason. Throws NOT_FOUND, CHANGED_MEANWHILE. */
export function cancelDay(context: Context, id: number, reason: Both<string>) {
  const cancel_reason = inBoth(reason);
  return changingDay(context, id, async (tx, { cancelled_at }) => ({
    row: await changedRow(tx, id, { cancelled_at: cancelled_at ?? context.now(), cancel_reason }),
  }));
}

/** Takes a day's cancelling back. Throws NOT_FOUND, CHANGED_MEANWHILE. */
export function reopenDay(context: Context, id: number) {
  return changingDay(context, id, async (tx, { cancelled_at }) =>
    cancelled_at ? { row: await changedRow(tx, id, { cancelled_at: null, cancel_reason: null }) } : {},
  );
}

/** A language that was left out says what the other one says. */
function inBoth({ en, cs }: Both<string>): Both<string> {
  return { en: en || cs, cs: cs || en };
}

async function added(context: Context, tx: Database, row: DayRow) {
  await dayHistory.added(context, tx, await versionOf(tx, row));
  return detail(context, tx, row);
}

async function changedRow(
  tx: Database,
  id: number,
  values: Partial<typeof days.$inferInsert>,
): Promise<DayRow> {
  const [row] = await tx
    .update(days)
    .set({ ...values, updated_at: laterThan(days.updated_at) })
    .where(eq(days.id, id))
    .returning();
  return row as DayRow;
}

async function isBooked(tx: Database, id: number): Promise<boolean> {
  return (await lockedSlots(tx, id)).some(({ taken }) => taken > 0);
}

import { eq } from "drizzle-orm";
import { checked } from "#kit/server/content/content-store.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { Version } from "#kit/server/history/history.table.ts";
import { putBack } from "#kit/server/history/put-back.ts";
import { wholeDay } from "../days.content.ts";
import { type DayVersion, dayHistory, versionOf } from "./day-history.ts";
import { lockedSlots, putPartsBack, type StoredParts } from "./day-parts.ts";
import { moveSlotsTo } from "./day-slots.ts";
import { daySlots, days } from "./days.table.ts";

/**
 * Puts a logged version back. What people have been told of stays: whether the day is cancelled, and slots with taken
 * seats, which move with the date. Throws INVALID, CONFLICT.
 */
export async function restoreDay(context: Context, tx: Database, version: Version): Promise<void> {
  checked(wholeDay, version, context.language);
  const { cancelled_at, cancel_reason, ...rest } = version as Version & Partial<DayVersion>;
  const id = Number(version.id);
  const [present] = await tx.select().from(days).where(eq(days.id, id)).for("update");
  const before = present ? await versionOf(tx, present) : null;
  const booked = (await lockedSlots(tx, id)).some(({ taken }) => taken > 0);
  const is_active = booked || Boolean(version.is_active);
  const { after } = await putBack(context, tx, days, {
    ...(present ? rest : version),
    is_active,
  });
  await putPartsBack(tx, id, rest);
  const moved =
    present && present.date !== after.date
      ? await moveSlotsTo(context, tx, id, present.date, after.date)
      : [];
  await putSlotsBack(tx, id, rest.slots ?? []);
  await dayHistory.restored(context, tx, before, await versionOf(tx, after));
  if (present) await context.parts.dayChanged(context, tx, { before: present, after, moved });
}

/** Empty slots become those of the version; nobody loses a seat. */
async function putSlotsBack(tx: Database, day_id: number, wanted: StoredParts["slots"]): Promise<void> {
  const stored = await lockedSlots(tx, day_id);
  for (const { id, taken } of stored) if (taken === 0) await tx.delete(daySlots).where(eq(daySlots.id, id));
  const kept = stored.filter(({ taken }) => taken > 0);
  for (const { id, seats, ...slot } of wanted) {
    // In the log moments are texts.
    const starts_at = new Date(slot.starts_at);
    const ends_at = new Date(slot.ends_at);
    const same = kept.find((other) => other.id === id || other.starts_at.getTime() === starts_at.getTime());
    if (same) {
      const most = Math.max(seats, same.taken);
      await tx.update(daySlots).set({ seats: most }).where(eq(daySlots.id, same.id));
    } else
      await tx.insert(daySlots).overridingSystemValue().values({ id, day_id, starts_at, ends_at, seats });
  }
}

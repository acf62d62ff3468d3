import { isMinor, isSamePerson } from "#features/statements/index.ts";
import { askWhere } from "#features/statements/server/index.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { Booking } from "./booking-rows.ts";

/** On the ride's new day its rider may be a child still, who signed as a grown-up for a later one. */
export function askChildrenAgain({ now }: Pick<Context, "now">, tx: Database, { id, starts_at }: Booking) {
  const day = pragueDay(starts_at);
  return askWhere(tx, id, now(), ({ born_on, guardian }) => !guardian && isMinor(born_on, day));
}

/** Somebody else rides than has signed; a name that was only written out is no other. */
export function askOthersAgain(
  { now }: Pick<Context, "now">,
  tx: Database,
  before: Booking,
  riders: string[],
) {
  return askWhere(tx, before.id, now(), ({ seat, name }) => {
    const rider = riders[seat] ?? "";
    return rider !== "" && rider !== before.riders[seat] && !isSamePerson(name, rider);
  });
}

import { afterWorkingDays } from "#features/orders/index.ts";
import { addDays } from "#kit/contract/time/days.ts";

/** When goods that are ordered on a day come. Pure. */

/** Working days that a parcel takes at most, as the shop and its terms say. */
const LONGEST = 7;
/** From then on people think of Christmas, MM-DD. */
const SEASON = "11-01";
const CHRISTMAS_EVE = "12-24";

/** The latest day on which goods ordered on `today` are there. */
export function latestDelivery(today: string): string {
  return afterWorkingDays(today, LONGEST);
}

/** The last day to order for Christmas Eve, while there is one and the season has begun; null otherwise. */
export function christmasDeadline(today: string): string | null {
  const year = today.slice(0, 4);
  if (today < `${year}-${SEASON}`) return null;
  const eve = `${year}-${CHRISTMAS_EVE}`;
  let last = eve;
  while (latestDelivery(last) >= eve) last = addDays(last, -1);
  return today <= last ? last : null;
}

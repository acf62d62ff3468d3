import type { Api } from "#kit/web/api/api.ts";
import { isApiError, messageOf } from "#kit/web/api/api-error.ts";
import type { SealedStore } from "#kit/web/session/sealed-store.ts";
import type { AdminBookingsEndpoints } from "../../admin-bookings.contract.ts";
import type { GateListEndpoints } from "../../gate-list.contract.ts";
import {
  clockOf,
  conflictReason,
  type GateStore,
  NOTHING_KEPT,
  settled,
  type WaitingAct,
} from "../../gate-queue.ts";

/** Acts of one call. */
const MOST_ACTS = 50;
/** Answers that say nothing of the act itself: it is sent again later. */
const LATER = [401, 403, 408, 429];

/** The days that can be taken along. */
export function gateDays(api: Api) {
  return api.of<GateListEndpoints>()("GET /bookings/gate/days");
}

/** Takes a day's list and what waits for a decision; what was done here and not sent yet stays. */
export async function takeList(
  api: Api,
  day: number,
  change: (make: (kept: GateStore) => GateStore) => Promise<GateStore | null>,
): Promise<void> {
  const [list, open] = await Promise.all([
    api.of<GateListEndpoints>()("GET /bookings/gate/days/:day", { params: { day } }),
    api.of<AdminBookingsEndpoints>()("GET /bookings/admin/conflicts"),
  ]);
  const offset = Date.parse(list.now) - Date.now();
  const conflicts = open.map(({ key, kind, done_at, by, note, booking }) => ({
    key,
    kind,
    done_at,
    by,
    note,
    rider: booking.riders.join(", ") || booking.customer_name,
    why: conflictReason(kind, booking, note),
  }));
  await change((kept) => ({ ...kept, list, offset, conflicts }));
}

/** Sends what waits, oldest first, until nothing is left. Throws where the server did not answer: all stays. */
export async function sendWaiting(
  api: Api,
  store: SealedStore<GateStore>,
  isOurs: (waiting: WaitingAct) => boolean,
): Promise<void> {
  let most = MOST_ACTS;
  for (;;) {
    const kept = (await store.read()) ?? NOTHING_KEPT;
    const waiting = kept.acts.filter(isOurs).slice(0, most);
    if (waiting.length === 0) return;
    const acts = waiting.map(({ act }) => act);
    try {
      const sent_at = clockOf(kept, Date.now());
      const answers = await api.of<AdminBookingsEndpoints>()("POST /bookings/gate", {
        body: { acts, sent_at },
      });
      await store.change((old) => old && settled(old, answers));
      most = MOST_ACTS;
    } catch (error) {
      const status = isApiError(error) ? (error.status ?? 0) : 0;
      if (status < 400 || status >= 500 || LATER.includes(status)) throw error;
      // One of them can't be taken at all: alone it holds up no other, and is told.
      if (waiting.length > 1) {
        most = 1;
        continue;
      }
      const note = messageOf(error);
      const answers = acts.map(({ key, kind, done_at }) => ({
        key,
        kind,
        done_at,
        note,
        by: waiting[0]?.by ?? "",
        booking: null,
        outcome: "refused" as const,
      }));
      await store.change((old) => old && settled(old, answers));
    }
  }
}

/** Marks a conflict as decided, with what was decided. */
export async function decideConflict(api: Api, key: string, note: string): Promise<void> {
  await api.of<AdminBookingsEndpoints>()("POST /bookings/gate/:key/decided", {
    params: { key },
    body: { note },
  });
}

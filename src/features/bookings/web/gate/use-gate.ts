import { useCallback, useEffect, useState } from "react";
import { type ApiError, isApiError, messageOf } from "#kit/web/api/api-error.ts";
import { useApi } from "#kit/web/page-context.ts";
import { sealedStore } from "#kit/web/session/sealed-store.ts";
import { STORAGE_KEYS, storage } from "#kit/web/session/storage.ts";
import type { GateAct } from "../../admin-bookings.contract.ts";
import type { GateRider } from "../../gate-list.contract.ts";
import { clockOf, type GateStore, NOTHING_KEPT, withoutList, withoutOld } from "../../gate-queue.ts";
import { decideConflict, sendWaiting, takeList } from "./gate-calls.ts";

const STORE = sealedStore<GateStore>("gate");
/** Between two tries to send, and to see what other phones did, milliseconds. */
const EVERY_MS = 20_000;

type Wish = GateAct extends infer A
  ? A extends GateAct
    ? Omit<A, "key" | "done_at" | "booking_id">
    : never
  : never;

/** The gate as this phone has it, and what can be done with it. `kept` is undefined until it is read. */
export function useGate() {
  const api = useApi();
  const [kept, setKept] = useState<GateStore | null | undefined>(undefined);
  const [status, setStatus] = useState<"sent" | "offline" | "no-role" | "no-storage">("sent");
  const me = emailOfMine();

  const change = useCallback(async (make: (kept: GateStore) => GateStore | null) => {
    const made = await STORE.change((stored) => make(withoutOld(stored, Date.now()) ?? NOTHING_KEPT));
    setKept(made);
    return made;
  }, []);

  const failed = useCallback(
    async (error: unknown) => {
      const is = (wanted: ApiError["status"]) => isApiError(error) && error.status === wanted;
      // The list of a day that is over or gone is no list any more.
      setStatus(is(403) ? "no-role" : is(404) ? "sent" : "offline");
      if (is(401) || is(403) || is(404)) await change((old) => withoutList(old) ?? null);
    },
    [change],
  );

  /** Sends what waits, and takes the list anew. What somebody else did here waits for `asMine`. */
  const sync = useCallback(
    async (asMine = false) => {
      try {
        const isOurs = ({ by }: { by: string }) => asMine || by === me;
        await navigator.locks.request("gate-send", () => sendWaiting(api, STORE, isOurs));
        const stored = await STORE.read();
        const id = stored?.list?.day.id;
        if (id !== undefined) {
          // It may have been left meanwhile, here or in another window.
          await takeList(api, id, (make) => change((old) => (old.list?.day.id === id ? make(old) : old)));
        } else setKept(withoutOld(stored, Date.now()));
        setStatus("sent");
      } catch (error) {
        setKept(withoutOld(await STORE.read().catch(() => null), Date.now()));
        await failed(error);
      }
    },
    [api, me, change, failed],
  );

  useEffect(() => {
    STORE.change((stored) => withoutOld(stored, Date.now())).then(setKept, () => {
      setKept(null);
      setStatus("no-storage");
    });
    const again = () => void sync();
    const timer = setInterval(again, EVERY_MS);
    addEventListener("online", again);
    again();
    return () => {
      clearInterval(timer);
      removeEventListener("online", again);
    };
  }, [sync]);

  const act = async (rider: GateRider, wish: Wish) => {
    const key = crypto.randomUUID();
    const name = rider.riders.join(", ") || rider.name;
    await change((old) => {
      const act = { ...wish, key, booking_id: rider.id, done_at: clockOf(old, Date.now()) } as GateAct;
      return { ...old, acts: [...old.acts, { act, rider: name, by: me }] };
    });
    navigator.vibrate?.(80);
    void sync();
  };
  const take = async (day: number): Promise<string | null> => {
    try {
      await takeList(api, day, change);
      setStatus("sent");
      return null;
    } catch (error) {
      return messageOf(error);
    }
  };
  const decide = async (key: string, note: string): Promise<boolean> => {
    try {
      await decideConflict(api, key, note);
      await change((old) => ({ ...old, conflicts: old.conflicts.filter((one) => one.key !== key) }));
      return true;
    } catch {
      return false;
    }
  };
  const dismiss = (key: string) =>
    change((old) => ({ ...old, refused: old.refused.filter((one) => one.key !== key) }));
  const leave = () => change((old) => withoutList(old));
  return { kept, status, me, act, take, decide, dismiss, leave, sync };
}

export type Gate = ReturnType<typeof useGate>;

function emailOfMine(): string {
  try {
    const user = JSON.parse(storage.get(STORAGE_KEYS.user) ?? "null") as { email?: unknown } | null;
    return typeof user?.email === "string" ? user.email : "";
  } catch {
    return "";
  }
}

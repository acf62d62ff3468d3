import type { Signed } from "#features/vouchers/index.ts";
import { plainLetters } from "#kit/contract/language/plain-letters.ts";
import type { GateAct } from "./admin-bookings.contract.ts";
import type { GateList, GateRider } from "./gate-list.contract.ts";

/** What a phone at the gate keeps. Pure: how acts without a network change it, and what a code means. */
export interface GateStore {
  /** The day's list; null once it is forgotten, and acts still wait. */
  list: GateList | null;
  /** The server's clock less the phone's, milliseconds, when the list was taken: see `clockOf`. */
  offset: number;
  /** Done here and not yet with the server, oldest first. */
  acts: WaitingAct[];
  /** What the server did not take over; each stays until somebody has seen it. */
  refused: AnsweredAct[];
  /** What two phones have done; each stays until somebody decides. */
  conflicts: AnsweredAct[];
}

export interface WaitingAct {
  act: GateAct;
  rider: string;
  /** The e-mail address of who did it. */
  by: string;
}

export interface AnsweredAct {
  key: string;
  kind: string;
  done_at: string;
  rider: string;
  by: string;
  note: string;
  /** Of a conflict; a phone that kept it from before has none. */
  why?: ConflictReason;
}

/**
 * Two check-ins, a voucher that was used otherwise, a booking that was cancelled or moved to another day, money that
 * somebody has to look at, or something else that had been noted before.
 */
export type ConflictReason = "twice" | "voucher" | "gone" | "money" | "other";

interface Answer {
  key: string;
  kind: string;
  done_at: string;
  by: string;
  outcome: "done" | "same" | "conflict" | "refused";
  note: string;
  booking: Partial<GateRider> | null;
}

/** What an act met, by how its booking stands now; a note that begins with no moment says it in words. */
export function conflictReason(
  kind: string,
  booking: Partial<GateRider> | null,
  note: string,
): ConflictReason {
  if (kind === "pay") return "money";
  if (kind === "check-in" && Number.isNaN(Date.parse(note.split(" ")[0] ?? ""))) return "gone";
  if (kind !== "check-in") return "other";
  if (booking?.state === "checked-in") return "twice";
  return booking?.voucher_used_at ? "voucher" : "other";
}

export const NOTHING_KEPT: GateStore = { list: null, offset: 0, acts: [], refused: [], conflicts: [] };

/**
 * What the time is by the server's clock, as far as this phone knows: its own may be wrong by days, and put right by the
 * network just before it sends. Never before the list was taken.
 */
export function clockOf({ list, offset }: GateStore, now: number): string {
  return new Date(Math.max(now + offset, list ? Date.parse(list.now) : 0)).toISOString();
}

/** Without the list once its day is over; null where nothing is left that has to stay. */
export function withoutOld(kept: GateStore | null, now: number): GateStore | null {
  if (!kept) return null;
  const isOver = kept.list !== null && Date.parse(kept.list.forget_at) <= now + kept.offset;
  return isOver ? withoutList(kept) : kept;
}

/** After signing out, or once the role is gone: names go, what was not sent stays. */
export function withoutList(kept: GateStore | null): GateStore | null {
  if (!kept || (kept.acts.length === 0 && kept.refused.length === 0)) return null;
  return { ...kept, list: null, conflicts: [] };
}

/** The riders of the list as they are with what was done here. */
export function ridersNow({ list, acts }: GateStore): GateRider[] {
  const riders = list?.bookings ?? [];
  return acts.reduce((now, { act }) => {
    const order = now.find(({ id }) => id === act.booking_id)?.order_id ?? null;
    // Whoever pays, pays for all of the order.
    const isAbout = (one: GateRider) =>
      one.id === act.booking_id || (isMoney(act) && order !== null && one.order_id === order);
    return now.map((one) => (isAbout(one) ? after(one, act) : one));
  }, riders);
}

function isMoney({ kind }: GateAct): boolean {
  return kind === "pay" || kind === "unpay";
}

function after(rider: GateRider, act: GateAct): GateRider {
  switch (act.kind) {
    case "check-in":
      return { ...rider, state: "checked-in", gate_at: act.done_at };
    case "no-show":
      return { ...rider, state: "no-show", gate_at: act.done_at };
    case "undo": {
      // Its own check-in had used the voucher; another use of it stays.
      const isOwn = rider.state === "checked-in" && rider.voucher_used_at === rider.gate_at;
      const voucher_used_at = isOwn ? null : rider.voucher_used_at;
      return { ...rider, state: "booked", gate_at: null, gate_by: null, voucher_used_at };
    }
    case "slot":
      return { ...rider, slot_id: act.slot_id };
    case "note":
      return { ...rider, note: act.note };
    case "pay": {
      // A place that waited for its payment is booked with it.
      const state = rider.state === "held" ? "booked" : rider.state;
      return { ...rider, state, paid: "order", to_pay: null, to_pay_cash: null, paid_here: act.how };
    }
    case "unpay":
      // How much it is stands in the list that is taken anew.
      return { ...rider, paid: "open", paid_here: null };
    case "paper":
      return { ...rider, has_paper: act.has, signed: act.has ? rider.seats : 0 };
  }
}

/** Takes over what the server answered: what is done leaves the queue, what is not stays in words. */
export function settled(kept: GateStore, answers: Answer[]): GateStore {
  const answered = new Map(answers.map((answer) => [answer.key, answer]));
  const told = (outcome: Answer["outcome"]) =>
    kept.acts.flatMap(({ act, rider }) => {
      const answer = answered.get(act.key);
      if (answer?.outcome !== outcome) return [];
      const { key, kind, done_at, by, note, booking } = answer;
      return [{ key, kind, done_at, by, note, rider, why: conflictReason(kind, booking, note) }];
    });
  const fresh = (one: GateRider): GateRider => {
    const last = answers.findLast(({ booking }) => booking?.id === one.id)?.booking;
    if (!last) return one;
    const { state = one.state, slot_id = one.slot_id, note = one.note } = last;
    const { voucher_used_at = one.voucher_used_at, paid = one.paid, paid_here = one.paid_here } = last;
    const { signed = one.signed, has_paper = one.has_paper } = last;
    return {
      ...one,
      state,
      slot_id,
      note,
      voucher_used_at,
      paid,
      paid_here,
      signed,
      has_paper,
      to_pay: last.to_pay === undefined ? one.to_pay : last.to_pay,
      to_pay_cash: last.to_pay_cash === undefined ? one.to_pay_cash : last.to_pay_cash,
      gate_at: last.gate_at ?? null,
      gate_by: last.gate_by ?? null,
    };
  };
  return {
    ...kept,
    list: kept.list && { ...kept.list, bookings: kept.list.bookings.map(fresh) },
    acts: kept.acts.filter(({ act }) => !answered.has(act.key)),
    refused: [...kept.refused, ...told("refused")],
    conflicts: [...kept.conflicts, ...told("conflict")],
  };
}

export type Verdict =
  | {
      kind:
        | "welcome"
        | "unsigned"
        | "outside"
        | "unpaid"
        | "came"
        | "no-show"
        | "held"
        | "cancelled"
        | "expired"
        | "used";
      rider: GateRider;
    }
  | { kind: "no-code" | "forged" | "other-day" | "unknown" };

/** What a scanned or typed text means on `day`, also in its hours after midnight: checked without a server. */
export function verdictOf(riders: GateRider[], day: string, code: string | null, signature: Signed): Verdict {
  if (signature === "forged") return { kind: "forged" };
  if (code === null) return { kind: "no-code" };
  const own = riders.filter(({ voucher_code }) => voucher_code === code);
  const rider = own.find(({ state }) => state !== "cancelled") ?? own[0];
  if (!rider) return { kind: signature === "genuine" ? "other-day" : "unknown" };
  return { kind: kindOf(rider, day), rider };
}

function kindOf(rider: GateRider, day: string) {
  if (rider.state === "checked-in") return "came";
  if (rider.state !== "booked") return rider.state;
  if (rider.voucher_used_at) return "used";
  if (rider.voucher_valid_until && rider.voucher_valid_until < day) return "expired";
  return openQuestion(rider) ?? "welcome";
}

/** What is to be settled before a rider who is expected may ride, the gravest first; null: nothing. */
export function openQuestion(rider: GateRider): "outside" | "unpaid" | "unsigned" | null {
  if (rider.outside !== "") return "outside";
  if (rider.paid === "open") return "unpaid";
  return rider.signed < rider.seats ? "unsigned" : null;
}

/**
 * Riders whose name, code or telephone holds what is searched for, however it is written: words of a name in any order,
 * a number with or without the country's.
 */
export function found(riders: GateRider[], search: string): GateRider[] {
  const words = search.split(/\s+/).map(plain).filter(Boolean);
  const whole = plain(search);
  const digits = digitsOf(search);
  return riders.filter((one) => {
    const texts = [...one.riders, one.name, one.phone, one.voucher_code ?? ""].map(plain);
    return (
      words.every((word) => texts.some((text) => text.includes(word))) ||
      texts.some((text) => text.includes(whole)) ||
      (digits.length > 2 && digitsOf(one.phone).includes(digits))
    );
  });
}

/** Letters without marks, small; without what parts a number or a code. */
function plain(text: string): string {
  return plainLetters(text).replace(/[\s-]/g, "").toLowerCase().replaceAll("ς", "σ");
}

/** The digits of a telephone number without the country's; blank for what is none. */
function digitsOf(text: string): string {
  if (!/^[+\d\s()/.-]+$/.test(text)) return "";
  const digits = text.replace(/\D/g, "");
  return /^(?:00)?42[01](\d{9})$/.exec(digits)?.[1] ?? digits;
}

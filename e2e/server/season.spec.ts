import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { openDatabase } from "../../src/kit/server/database/database.ts";
import { type Called, must } from "../kill-test/call.ts";
import { openSeason, type RideDay, SEATS, sellVouchers } from "../season/season-shop.ts";
import { countMails, type SeasonSite, seasonSite, until } from "../season/season-site.ts";
import { countBy, errorsOf } from "../season/season-sums.ts";

const DATES = ["2027-06-12", "2027-06-13", "2027-06-19", "2027-06-20", "2027-06-26"];
const CUSTOMERS = 100;
const MOVES = 12;
const ABSENT = 8;
const SCANNED_TWICE = 6;

type Booked = { id: number; key: string };
interface Act {
  kind: "check-in" | "no-show";
  key: string;
  booking_id: number;
  done_at: string;
}
interface Stored {
  id: number;
  state: string;
}

/** Presses all at once and ends the server once so many have their answer; the others have none. */
async function pressAndKill<T>(
  site: SeasonSite,
  answers: number,
  presses: (() => Promise<T>)[],
): Promise<(T | null)[]> {
  const enough = Promise.withResolvers<void>();
  let answered = 0;
  const pressed = presses.map((press) =>
    press().then(
      (answer) => {
        if (++answered === answers) enough.resolve();
        return answer;
      },
      () => null,
    ),
  );
  await Promise.race([enough.promise, Promise.all(pressed)]);
  await site.kill();
  return Promise.all(pressed);
}

const done = async (called: Promise<Called>) => {
  const { status, body } = await called;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

test("a season of 100 customers, killed in between: no seat oversold, no voucher used twice unnoticed, no check-in lost, each mail once", async () => {
  test.setTimeout(300_000);
  await using site = await seasonSite(await mkdtemp(join(tmpdir(), "paddock-season-")));
  await site.begin("2027-05-01T10:00:00Z");
  const { product, days } = await openSeason(site, DATES);
  const codes = await sellVouchers(site, product, 2, CUSTOMERS / 2);
  expect(codes).toHaveLength(CUSTOMERS);
  const day = (index: number) => days[index] as RideDay;
  const bookingsOf = async (index: number): Promise<Stored[]> =>
    must(site.team("GET", `/bookings/admin?day=${day(index).id}&all=true`));
  /** A slot of the day for each of its free seats. */
  const freeSeats = async (index: number): Promise<number[]> => {
    const { slots } = await must(site.visitor("GET", `/days/${day(index).id}`));
    return slots.flatMap(({ id, free }: { id: number; free: number }) => Array<number>(free).fill(id));
  };

  // Everybody wants the first time of her day and takes the next one that is free. Who saw no answer presses again.
  const book = async (who: number): Promise<Booked> => {
    const rider = { code: codes[who], rider: `Rider ${who}`, email: `rider${who}@example.cz` };
    const headers = { "accept-language": who % 2 === 0 ? "cs" : "en" };
    for (const slot_id of day(who % DATES.length).slots) {
      const { status, body } = await site.visitor("POST", "/bookings", {
        body: { ...rider, slot_id },
        headers,
      });
      if (status === 201) return body;
      if (body.code === "CONFLICT")
        return (await must(site.visitor("POST", "/bookings/voucher", { body: { code: codes[who] } })))
          .booking;
      expect(body.code, JSON.stringify(body)).toBe("SLOT_FULL");
    }
    throw new Error(`no seat for rider ${who}`);
  };
  const heard = await pressAndKill(
    site,
    40,
    codes.map((_, who) => () => book(who)),
  );
  await site.begin("2027-05-01T10:30:00Z");
  const booked = await Promise.all(codes.map((_, who) => book(who)));
  expect(new Set(booked.map(({ id }) => id)).size).toBe(CUSTOMERS);
  for (const [who, answer] of heard.entries()) if (answer) expect(booked[who]).toEqual(answer);
  expect(heard.filter((answer) => answer === null).length).toBeGreaterThan(0);

  // Twelve riders of the first day move, each pressing twice.
  const move = (who: number, slot_id: number | undefined) => {
    const { id, key } = booked[who] as Booked;
    return done(site.visitor("POST", `/bookings/mine/${id}/${key}/move`, { body: { slot_id } }));
  };
  const wanted = [...(await freeSeats(4)), ...(await freeSeats(2)), ...(await freeSeats(3))].slice(0, MOVES);
  const moves = wanted.flatMap((slot, at) => [1, 2].map(() => () => move(at * DATES.length, slot)));
  await pressAndKill(site, 5, moves);
  await site.begin("2027-06-09T08:00:00Z");
  await Promise.all(moves.map((press) => press()));

  // The second day is rained off, and the server ends before its riders are told.
  await must(
    site.team("POST", `/days/${day(1).id}/cancel`, { body: { reason: { en: "Rain", cs: "Prší" } } }),
  );
  await site.begin("2027-06-09T09:00:00Z");
  const rained = async () => (await bookingsOf(1)).filter(({ state }) => state === "cancelled");
  await until("the end of the rained-off bookings", async () => (await rained()).length === 20);
  const again = (await rained())
    .slice(0, 8)
    .map(({ id }) => booked.findIndex((booking) => booking.id === id));
  const back = await freeSeats(0);
  await Promise.all(again.map((who, at) => move(who, back[at])));

  // Three phones scan: in the morning they have a signal, then none until the server was killed and is there again.
  const came = new Set<number>();
  const absent = new Set<number>();
  const acts = new Set<string>();
  const send = (queue: Act[]) => done(site.team("POST", "/bookings/gate", { body: { acts: queue } }));
  let late: Act[][] = [];
  const sendLate = () => Promise.all(late.map(send));
  for (const [index, date] of DATES.entries()) {
    if (index === 1) continue;
    await site.begin(`${date}T09:00:00Z`);
    await sendLate();
    const riders = (await bookingsOf(index)).filter(({ state }) => state === "booked");
    const phones: Act[][] = [[], [], []];
    for (const [place, { id }] of riders.entries()) {
      const isAbsent = absent.size < ABSENT && place % 6 === 5;
      const isTwice = place % 12 === 0 && acts.size - came.size - absent.size < SCANNED_TWICE;
      (isAbsent ? absent : came).add(id);
      for (const phone of isTwice ? [place % 3, (place + 1) % 3] : [place % 3]) {
        const key = `phone-${phone}-${id}`;
        const done_at = `${date}T08:${String(place).padStart(2, "0")}:00.000Z`;
        phones[phone]?.push({ kind: isAbsent ? "no-show" : "check-in", key, booking_id: id, done_at });
        acts.add(key);
      }
    }
    for (const queue of phones) await send(queue.slice(0, 3));
    // The first of them has its answer, and loses it as the others do.
    late = phones.map((queue, phone) => queue.slice(phone === 0 ? 0 : 3));
    await pressAndKill(
      site,
      1,
      late.map((queue) => () => send(queue)),
    );
  }

  // A used voucher books nothing more.
  await site.begin("2027-06-28T09:00:00Z");
  await sendLate();
  const used = booked.findIndex(({ id }) => came.has(id));
  const { body: refused } = await site.visitor("POST", "/bookings/voucher", { body: { code: codes[used] } });
  expect(refused).toMatchObject({ state: "used", days: [] });
  const thanked = () => countMails(site, "booking-thanks");
  await until("the thanks", async () => (await thanked()) > 0);
  await site.begin("2027-06-28T10:00:00Z");
  await until("all thanks", async () => (await thanked()) === came.size);
  await site.end();

  const open = await openDatabase({ folder: join(site.folder, "database") });
  try {
    expect(await errorsOf(open)).toEqual([]);
    const gone = 20 - again.length;
    expect(came.size).toBe(CUSTOMERS - gone - ABSENT);
    expect(await countBy(open, "bookings", "state")).toEqual({
      cancelled: gone,
      "checked-in": came.size,
      "no-show": ABSENT,
    });
    expect(await countBy(open, "day_slots", "seats")).toEqual({ [SEATS]: 20 });
    const keys = (await open.executeSql("select key from gate_acts")).rows.map(({ key }) => key);
    expect(new Set(keys)).toEqual(acts);
    const { conflict } = await countBy(open, "gate_acts", "outcome");
    expect(conflict).toBe(SCANNED_TWICE);
    expect(await countBy(open, "mails", "kind")).toMatchObject({
      "booking-booked": CUSTOMERS,
      "booking-moved": MOVES + again.length,
      "booking-day-cancelled": 20,
      "booking-thanks": came.size,
    });
  } finally {
    await open.close();
  }
});

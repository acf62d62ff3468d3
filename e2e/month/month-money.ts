import { expect } from "@playwright/test";
import { camtOf, csvOf, gpcOf } from "../../src/testing/outside/bank-statements.ts";
import type { FioServer } from "../../src/testing/outside/fio-server.ts";
import { must } from "../kill-test/call.ts";
import type { SeasonSite } from "../season/season-site.ts";
import { killedWithin } from "./killed-between.ts";
import { type Booking, bookingsFor, type Known, shuffled } from "./month-plan.ts";
import { OWN } from "./month-shop.ts";

const BANK_DAY = "2027-06-12";

/** Steps that bring the money of a month. */
export function paying(site: SeasonSite, share: (of300: number) => number, random: (most: number) => number) {
  const look = ({ id }: Known) => must(site.team("GET", `/orders/admin/orders/${id}`));
  const upload = (content: string) => () =>
    must(
      site.team("POST", "/bank-transfers/statements", {
        body: { content: Buffer.from(content).toString("base64") },
      }),
    );

  /** The bank tells of transfers by files that overlap, in no order, and itself; the server is killed while it does. */
  const byBank = async (bank: FioServer, transfers: readonly Known[], inParts: ReadonlySet<Known>) => {
    const bookings = bookingsFor(transfers, inParts, BANK_DAY);
    const some = (count: number) => shuffled(bookings, random).slice(0, count);
    const hasMoreThan = async (count: number) =>
      (await must(site.team("GET", "/bank-transfers?view=all&limit=1"))).pagination.total > count;
    const gpc = upload(gpcOf(some(share(100)), OWN));
    await killedWithin(site, "2027-06-12T10:00:00Z", gpc, () => hasMoreThan(share(10)));
    await gpc();
    bank.bookings = some(share(110)).map(fioBooking);
    bank.now = () => Date.parse("2027-06-12T10:00:00Z");
    const link = { token: bank.token, expires_on: "2027-12-01", since: BANK_DAY };
    const connect = () => must(site.team("PUT", "/bank-transfers/link", { body: link }));
    await killedWithin(site, "2027-06-13T10:00:00Z", connect, () => hasMoreThan(share(103)));
    bank.now = () => Date.parse("2027-06-13T10:00:00Z");
    await connect();
    const camt = [bookings, bookings].map((all) => upload(camtOf(shuffled(all, random), OWN)));
    await killedWithin(
      site,
      "2027-06-14T10:00:00Z",
      () => Promise.all(camt.map((file) => file())),
      () => hasMoreThan(share(150)),
    );
    for (const file of camt) await file();
    // Parts are counted by a person.
    for (const order of inParts)
      for (let part = 0; part < 2; part++) {
        const { entries } = await must(site.team("GET", `/bank-transfers?view=waiting&q=${order.id}`));
        const entry = entries.find(
          (one: { variable_symbol: string }) => Number(one.variable_symbol) === order.id,
        );
        const body = { action: "part", order_id: order.id };
        await must(site.team("POST", `/bank-transfers/${entry.id}/decision`, { body }));
      }
  };

  /** What orders cost more since they were paid comes by transfers of a later day, in a table. */
  const theRest = (rests: readonly { order: Known; amount: number }[]) =>
    upload(
      csvOf(
        rests.map(({ order: { id, place }, amount }) => ({
          id: String(5000 + place),
          day: "2027-06-18",
          amount: amount / 100,
          symbol: String(id),
          name: "Zákazník",
          account: String(2_000_000_000 + id),
          bank: "0800",
        })),
        OWN,
      ),
    )();

  /** By notices of the gateway, each twice at once. */
  const byCard = (order: Known) => async () => {
    if ((await look(order)).paid_at) return;
    const { url } = await must(site.visitor("POST", `${order.mine}/payment`, { body: {} }));
    const end = () =>
      site.visitor("POST", `/orders/payments/test/pages/${new URL(url).pathname.split("/").at(-1)}`, {
        body: { outcome: "paid" },
      });
    await Promise.all([end(), end()]);
    expect((await look(order)).paid_at).not.toBeNull();
  };

  /** In cash, and what carriers collected, noted by the team. */
  const inCash = (order: Known) => () =>
    must(site.team("POST", `/orders/admin/orders/${order.id}/paid`, { body: { how: "cash" } }));
  return { byBank, theRest, byCard, inCash };
}

function fioBooking({ id, day, amount, symbol = "", account = "", bank = "", name = "" }: Booking) {
  return { id: Number(id), day, amount, symbol, from: { account, bank, name } };
}

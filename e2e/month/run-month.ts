import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { openDatabase } from "../../src/kit/server/database/database.ts";
import { startPostgresServer } from "../../src/testing/database/postgres-server.ts";
import { camtOf, gpcOf } from "../../src/testing/outside/bank-statements.ts";
import { startFioServer } from "../../src/testing/outside/fio-server.ts";
import { must } from "../kill-test/call.ts";
import { seasonSite } from "../season/season-site.ts";
import { killedBetween, killedWithin } from "./killed-between.ts";
import { type Booking, bookingsFor, type Known, planOrders, randomOf, shuffled } from "./month-plan.ts";
import { OWN, openMonth } from "./month-shop.ts";
import { countedAgain, doubled, foundByTheShop } from "./month-sums.ts";

const BANK_DAY = "2027-06-12";

/**
 * A month of a shop, from its orders to its papers, whose server is killed again and again on the way, against an own
 * count of it. Of 300 orders 15 are never paid, 10 withdrawn from in part, 20 cancelled; of fewer the same share.
 */
export async function runMonth(database: "embedded" | "postgres", orders: number): Promise<void> {
  const share = (of300: number) => Math.ceil((of300 * orders) / 300);
  await using stack = new AsyncDisposableStack();
  const random = randomOf(18);
  const bank = await startFioServer();
  bank.account = { accountId: "19-2000145399", bankId: "0800", iban: OWN.iban };
  const settings = {
    ...{ FIO_API_URL: bank.url, PAYMENT_GATEWAY: "test", TRUST_PROXY: "1" },
    ...(database === "postgres" && { DATABASE_URL: await postgresFor(stack) }),
  };
  await using site = await seasonSite(await mkdtemp(join(tmpdir(), "paddock-month-")), settings);
  await site.begin("2027-06-01T08:00:00Z");
  const shop = await openMonth(site);
  const known = planOrders(orders, shop, random);
  const of = (kind: Known["kind"]) => known.filter((order) => order.kind === kind);
  const paid = (order: Known) => Object.assign(order, { came: order.total, invoiced: order.total });
  const look = ({ id }: Known) => must(site.team("GET", `/orders/admin/orders/${id}`));

  // 300 orders, each from a network of its own; who saw no answer sends hers again.
  const place = (order: Known) => async () => {
    const { orderId, access_key } = await must(
      site.visitor("POST", "/orders", {
        headers: { "idempotency-key": order.key, "x-forwarded-for": `10.0.${order.place}.1` },
        body: {
          customer: {
            ...{ name: `Customer ${order.place}`, email: `customer${order.place}@example.cz` },
            ...{ phone: "+420 777 123 456", address: "Jánská 5, Česká Lípa, 470 01" },
          },
          ...{ items: order.items, total: order.total / 100 },
          ...{ shipping_method: shop.method, payment_method: shop.payment[order.kind] },
        },
      }),
    );
    Object.assign(order, { id: orderId, mine: `/orders/mine/${orderId}/${access_key}` });
  };
  const half = orders / 2;
  const cut = [
    await killedBetween(site, share(60), "2027-06-05T08:00:00Z", known.slice(0, half).map(place)),
    await killedBetween(site, share(90), "2027-06-10T08:00:00Z", known.slice(half).map(place)),
  ];
  expect(new Set(known.map(({ id }) => id)).size).toBe(orders);

  // One in twenty never pays; some others pay in two parts. The bank tells of them by files that overlap, in no order, and itself.
  const [unpaid, transfers] = [of("bank").slice(0, share(15)), of("bank").slice(share(15))];
  const inParts = new Set(transfers.slice(0, share(5)));
  const bookings = bookingsFor(transfers, inParts, BANK_DAY);
  const some = (count: number) => shuffled(bookings, random).slice(0, count);
  const upload = (content: string) => () =>
    must(
      site.team("POST", "/bank-transfers/statements", {
        body: { content: Buffer.from(content).toString("base64") },
      }),
    );
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
    () => hasMoreThan(share(160)),
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
  transfers.forEach(paid);

  // Cards by notices of the gateway, each twice at once; cash and what carriers collected by the team.
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
  const inCash = (order: Known) => () =>
    must(site.team("POST", `/orders/admin/orders/${order.id}/paid`, { body: { how: "cash" } }));
  const others = [...of("card").map(byCard), ...[...of("cash"), ...of("cod")].map(inCash)];
  cut.push(await killedBetween(site, share(50), "2027-06-16T08:00:00Z", shuffled(others, random)));
  for (const kind of ["card", "cash", "cod"] as const) of(kind).forEach(paid);

  // Some withdraw from a piece, twice as many orders are cancelled; their money goes back.
  const withdrawn = transfers.filter(({ stickers }) => stickers > 1).slice(-share(10));
  const withdraw = (order: Known, place: number) => async () => {
    const path = `/orders/admin/orders/${order.id}`;
    const item = (await look(order)).items.at(-1);
    const items = [{ id: item.id, quantity: 1 }];
    const headers = { "x-forwarded-for": `10.1.${place}.1` };
    const { open_pieces } = (await must(site.visitor("GET", order.mine))).items.at(-1);
    if (open_pieces === order.stickers)
      await must(site.visitor("POST", `${order.mine}/withdrawal`, { body: { items }, headers }));
    if (item.taken_back === 0)
      await must(site.team("POST", `${path}/taken-back`, { body: { items, seen: order.total / 100 } }));
    const body = { way: "bank", amount: 149.9, account: "19-2000145399/0800", seen: 0 };
    if ((await look(order)).refunds.length === 0) await must(site.team("POST", `${path}/refunds`, { body }));
    const [refund] = (await look(order)).refunds;
    if (refund.state !== "succeeded")
      await must(site.team("PATCH", `${path}/refunds/${refund.id}`, { body: { step: "sent" } }));
  };
  const cancelledByCard = of("card").slice(0, share(8));
  const sendBack = (order: Known) => async () => {
    if ((await look(order)).refunds.length > 0) return;
    const path = `/orders/admin/orders/${order.id}/cancellation`;
    await must(site.team("POST", path, { body: { way: "card", seen: 0 } }));
  };
  const cancelledByHand = [
    ...transfers.slice(share(20), share(20) + share(7)),
    ...of("cash").slice(0, share(5)),
  ];
  const cancel = (order: Known) => async () => {
    const path = `/orders/admin/orders/${order.id}`;
    await must(site.team("PATCH", path, { body: { status: "cancelled" } }));
    const how = order.kind === "cash" ? "cash" : "bank";
    if ((await look(order)).refunded === null)
      await must(site.team("POST", `${path}/refunded`, { body: { how } }));
  };
  const goBack = [
    ...withdrawn.map(withdraw),
    ...cancelledByCard.map(sendBack),
    ...cancelledByHand.map(cancel),
  ];
  cut.push(await killedBetween(site, share(12), "2027-06-20T08:00:00Z", shuffled(goBack, random)));
  for (const order of withdrawn) Object.assign(order, { went: 14_990, invoiced: order.total - 14_990 });
  for (const order of [...cancelledByCard, ...cancelledByHand])
    Object.assign(order, { went: order.total, invoiced: 0 });

  // The product finds nothing, and neither does a count that is made in another way.
  const { differences } = await must(site.team("POST", "/accounting/check", { body: {} }));
  expect(differences).toEqual([]);
  await site.end();
  expect(Math.min(...cut)).toBeGreaterThan(0);
  const open = await openDatabase(
    settings.DATABASE_URL ? { url: settings.DATABASE_URL } : { folder: join(site.folder, "database") },
  );
  try {
    const counted = await countedAgain(open);
    const told = known.map(({ id, came, went, invoiced }) => ({ id, came, went, invoiced }));
    expect(counted).toEqual(told.sort((a, b) => a.id - b.id));
    expect(counted.filter(({ came, went, invoiced }) => came - went - invoiced !== 0)).toEqual([]);
    expect(unpaid.map(({ came }) => came)).toEqual(Array(share(15)).fill(0));
    expect(await doubled(open)).toEqual([]);
    const shop = await foundByTheShop(
      open,
      new Date("2027-06-20T10:00:00Z"),
      known.map(({ id }) => id),
    );
    expect(shop.differences).toEqual([]);
    for (const { id, came, went } of known)
      expect(shop.shown.get(id)).toEqual({
        paid: came,
        returned: went,
        onTheWay: 0,
        left: came - went,
        owed: 0,
      });
    const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
    const { sheet } = shop;
    expect(sum(sheet.payments.map((one) => one.sum))).toBe(sum(known.map(({ came }) => came)));
    expect(sum(sheet.refunds.map((one) => one.sum))).toBe(sum(known.map(({ went }) => went)));
    expect(sheet.invoices.sum + sheet.credits.sum).toBe(sum(known.map(({ invoiced }) => invoiced)));
    expect([sheet.placed.count, sheet.credits.count, sheet.closing, sheet.open]).toEqual([
      orders,
      goBack.length,
      { held: 0, owed: 0 },
      [],
    ]);
  } finally {
    await open.close();
  }
}

async function postgresFor(stack: AsyncDisposableStack): Promise<string> {
  const postgres = await startPostgresServer();
  stack.defer(() => postgres.stop());
  return postgres.url;
}

function fioBooking({ id, day, amount, symbol = "", account = "", bank = "", name = "" }: Booking) {
  return { id: Number(id), day, amount, symbol, from: { account, bank, name } };
}

import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { openDatabase } from "../../src/kit/server/database/database.ts";
import { startPostgresServer } from "../../src/testing/database/postgres-server.ts";
import { startFioServer } from "../../src/testing/outside/fio-server.ts";
import { must } from "../kill-test/call.ts";
import { seasonSite } from "../season/season-site.ts";
import { killedBetween } from "./killed-between.ts";
import { castOf, missingKinds } from "./month-cast.ts";
import { changing, known } from "./month-changes.ts";
import { paying } from "./month-money.ts";
import { isPaidAtOnce, placing } from "./month-orders.ts";
import { type Known, planOrders, randomOf, shuffled, toPay, type Voucher } from "./month-plan.ts";
import { CODES, VALUE, VAT_RATE } from "./month-prices.ts";
import { OWN, openMonth } from "./month-shop.ts";
import {
  countedAgain,
  doubled,
  foundByTheShop,
  leftOnVouchers,
  roundedInCash,
  taxOf,
  usesOfCodes,
} from "./month-sums.ts";

/**
 * A month of a shop, from its orders to its papers, whose server is killed again and again on the way, against an own
 * count of it. Of 300 orders 15 are never paid, 10 withdrawn from in part, 22 cancelled; of fewer the same share.
 */
export async function runMonth(database: "embedded" | "postgres", count: number): Promise<void> {
  const share = (of300: number) => Math.ceil((of300 * count) / 300);
  await using stack = new AsyncDisposableStack();
  const random = randomOf(18);
  const bank = await startFioServer();
  bank.account = { accountId: "19-2000145399", bankId: "0800", iban: OWN.iban };
  const settings = {
    FIO_API_URL: bank.url,
    PAYMENT_GATEWAY: "test",
    TRUST_PROXY: "1",
    ...(database === "postgres" && { DATABASE_URL: await postgresFor(stack) }),
  };
  await using site = await seasonSite(await mkdtemp(join(tmpdir(), "paddock-month-")), settings);
  await site.begin("2027-06-01T08:00:00Z");
  const { orders, given, contested } = planOrders(count, random);
  const cast = castOf(orders, share);
  const shop = await openMonth(site, [...CODES, contested]);
  const { place, give } = placing(site, shop);
  const { byBank, theRest, byCard, inCash } = paying(site, share, random);
  const { changeStickers, withdraw, refund, sendBack, cancel, reopen, takeOff } = changing(site, shop);

  // Vouchers are sold at the track and given away; then come 300 orders, each from a network of its own.
  const sales = orders.filter(({ sells }) => sells.length > 0);
  const others = orders.filter(({ sells }) => sells.length === 0);
  const cut = [
    await killedBetween(site, share(12), "2027-06-02T08:00:00Z", [...given.map(give), ...sales.map(place)]),
  ];
  const half = Math.floor(others.length / 2);
  cut.push(
    await killedBetween(site, share(60), "2027-06-05T08:00:00Z", others.slice(0, half).map(place)),
    await killedBetween(site, share(90), "2027-06-10T08:00:00Z", others.slice(half).map(place)),
  );
  expect(new Set(orders.map(({ id }) => id)).size).toBe(count);
  expect(missingKinds(orders)).toEqual([]);

  // Some get one more before they pay. One in twenty never pays; some others pay in two parts.
  for (const order of cast.enlargedUnpaid) known.stickers(order, order.stickers + 1);
  for (const order of cast.enlargedUnpaid) await changeStickers(order)();
  const isOwed = (order: Known) => !cast.unpaid.includes(order) && !isPaidAtOnce(order) && toPay(order) > 0;
  const owed = orders.filter(isOwed);
  await byBank(
    bank,
    owed.filter(({ kind }) => kind === "bank"),
    new Set(cast.inParts),
  );
  const steps = owed.flatMap((order) =>
    order.kind === "bank" ? [] : [order.kind === "card" ? byCard(order) : inCash(order)],
  );
  cut.push(await killedBetween(site, share(40), "2027-06-16T08:00:00Z", shuffled(steps, random)));
  for (const order of orders) if (!cast.unpaid.includes(order)) known.paid(order);

  // What is paid becomes more, or less; the rest comes, what is too much goes.
  const before = new Map(cast.reduced.map((order) => [order, order.total]));
  const rests = cast.enlargedPaid.map((order) => {
    const amount = -order.total;
    known.stickers(order, order.stickers + 1);
    return { order, amount: amount + order.total };
  });
  for (const order of cast.reduced) known.stickers(order, order.stickers - 1);
  for (const order of [...cast.enlargedPaid, ...cast.reduced]) await changeStickers(order)();
  await theRest(rests);
  for (const { order } of rests) known.paid(order);
  for (const order of cast.reduced) {
    const tooMuch = (before.get(order) ?? 0) - order.total;
    await refund(order, tooMuch);
    Object.assign(order, { went: tooMuch, invoiced: order.total, offOnPapers: order.discount });
  }

  // Some withdraw from a piece, twice as many orders are cancelled; their money goes back.
  const lapsed = cast.unpaid.filter(({ code, byVoucher }) => code !== null || byVoucher > 0);
  const [forTrack] = given as [Voucher];
  const goBack = [
    ...cast.withdrawn.map(withdraw),
    ...cast.cancelledByCard.map(sendBack),
    ...[...cast.cancelledByHand, ...cast.soldBack].map(cancel),
  ];
  const more = [
    ...lapsed.map(cancel),
    ...cast.reopened.map(reopen),
    async () => {
      await takeOff(forTrack.code, 70_000, false)();
      await takeOff(forTrack.code, 30_000, true)();
    },
  ];
  cut.push(
    await killedBetween(site, share(15), "2027-06-20T08:00:00Z", shuffled([...goBack, ...more], random)),
  );
  forTrack.left -= 70_000;
  for (const order of cast.withdrawn) known.withdrawn(order);
  for (const order of lapsed) known.released(order);
  for (const order of [...cast.cancelledByCard, ...cast.cancelledByHand, ...cast.soldBack])
    known.cancelled(order);

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
    const told = orders.map(({ id, came, byVoucher, went, backOntoVouchers, invoiced, offOnPapers }) => ({
      id,
      came,
      byVoucher,
      went,
      backOntoVouchers,
      invoiced,
      offOnPapers,
    }));
    expect(counted).toEqual(told.sort((a, b) => a.id - b.id));
    const left = (one: (typeof counted)[number]) =>
      one.came + one.byVoucher - one.went - one.backOntoVouchers - one.invoiced;
    expect(counted.filter((one) => left(one) !== 0)).toEqual([]);
    expect(cast.unpaid.map(({ came }) => came)).toEqual(cast.unpaid.map(() => 0));
    const vouchers = [...given, ...sales.flatMap(({ sells }) => sells)];
    const codes = vouchers.map(({ code, left }) => ({ code, left }));
    expect(await leftOnVouchers(open)).toEqual(codes.sort((a, b) => (a.code < b.code ? -1 : 1)));
    const uses = await usesOfCodes(open);
    for (const { code, most } of [...CODES, contested]) {
      const having = orders.filter((order) => order.code?.code === code);
      expect([code, uses[code]]).toEqual([code, having.filter((order) => !lapsed.includes(order)).length]);
      if (most) expect([code, having.length]).toEqual([code, most]);
    }
    expect(await doubled(open)).toEqual([]);
    const shop = await foundByTheShop(
      open,
      new Date("2027-06-20T10:00:00Z"),
      orders.map(({ id }) => id),
    );
    expect(shop.differences).toEqual([]);
    for (const { id, came, byVoucher, went, backOntoVouchers } of orders) {
      const [paid, returned] = [came + byVoucher, went + backOntoVouchers];
      expect([id, shop.shown.get(id)]).toMatchObject([
        id,
        { paid, returned, onTheWay: 0, left: paid - returned, owed: 0 },
      ]);
    }
    const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
    const { sheet } = shop;
    const rounded = await roundedInCash(open);
    expect(sum(sheet.payments.map((one) => one.sum)) - rounded.came).toBe(
      sum(orders.map(({ came }) => came)),
    );
    expect(sum(sheet.refunds.map((one) => one.sum)) - rounded.went).toBe(sum(orders.map(({ went }) => went)));
    expect(sheet.rounding).toBe(rounded.came - rounded.went);
    expect(sheet.invoices.sum + sheet.credits.sum).toBe(sum(orders.map(({ invoiced }) => invoiced)));
    const cancelled = [...lapsed, ...cast.cancelledByCard, ...cast.cancelledByHand, ...cast.soldBack];
    const discounted = orders.filter((order) => order.discount > 0 && !cancelled.includes(order));
    const off = discounted.map(({ discount }) => discount);
    expect(sheet.discounts).toEqual({ count: off.length, sum: sum(off) });
    const leftOn = (isGiven: boolean) =>
      sum(vouchers.flatMap((one) => (one.isGiven === isGiven ? [one.left] : [])));
    expect(sheet.vouchers).toEqual({
      sold: (vouchers.length - given.length) * VALUE,
      given: given.length * VALUE,
      takenOff: 70_000,
      paidWith: sum(orders.map(({ byVoucher }) => byVoucher)),
      returned: sum(orders.map(({ backOntoVouchers }) => backOntoVouchers)),
      voided: sum(cast.soldBack.map(({ sells }) => sells.length * VALUE)),
      leftOnSold: leftOn(false),
      leftOnGiven: leftOn(true),
    });
    const { base, vat, outside } = await taxOf(open, VAT_RATE);
    expect(sheet.vat).toEqual([
      { rate: VAT_RATE, base, vat, total: base + vat },
      { rate: "outside", base: outside, vat: 0, total: outside },
    ]);
    const corrected = [...cast.enlargedPaid, ...cast.reduced, ...cast.reopened];
    expect([sheet.placed.count, sheet.credits.count, sheet.closing, sheet.open]).toEqual([
      count,
      goBack.length + corrected.length,
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

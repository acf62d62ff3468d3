import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bankEntries } from "#features/bank-transfers/server/bank-transfers.table.ts";
import { orderPath } from "#features/orders/server/order-key.ts";
import { orders } from "#features/orders/server/orders.table.ts";
import { products } from "#features/products/server/products.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { csvOf } from "#testing/outside/bank-statements.ts";
import { startSmtpServer } from "#testing/outside/smtp-server.ts";
import { type Line, orderToChange } from "#testing/shop/order-to-change.ts";
import { testServer } from "#testing/test-server.ts";
import { settleUnpaidOrders } from "../unpaid/unpaid-orders.ts";

/** What is too much, and what is missing, by the list, the order's page, papers and mails alike. */
const smtp = await startSmtpServer();
const server = await testServer({ SMTP_URL: smtp.url });
const { db } = server.services;
let at: Awaited<ReturnType<typeof orderToChange>>;

beforeAll(() => server.services.jobs.stop());
beforeEach(async () => {
  server.setNow(null);
  await db.delete(bankEntries);
  at = await orderToChange(server);
});

const refundsDue = async () => {
  const { body } = await at.call("GET /orders/admin/orders?page=1&view=refunds");
  const { body: counts } = await at.call("GET /orders/admin/views");
  expect(counts.refunds).toBe(body.orders.length);
  return body.orders.map(({ id, owed }: { id: number; owed: number }) => [id, owed]);
};
let booking = 0;
/** A transfer of so much comes for the order; answers its id, where it waits for the team. */
async function transfer(amount: number): Promise<number> {
  const symbol = String(at.id).padStart(10, "0");
  const row = { day: "2026-05-20", amount, symbol, name: `Žofie ${++booking}`, account: "2000145399" };
  const content = Buffer.from(csvOf([{ ...row, bank: "0800" }])).toString("base64");
  expect((await at.call("POST /bank-transfers/statements", { content })).status).toBeLessThan(300);
  const entries = (await at.call("GET /bank-transfers")).body.entries as { id: number; amount: number }[];
  const entry = entries.find((one) => one.amount === amount);
  return entry?.id ?? 0;
}
const decide = (entry: number, action: string) =>
  at.call(`POST /bank-transfers/${entry}/decision`, { action, order_id: at.id });
async function mine() {
  const [row] = await db.select().from(orders).where(eq(orders.id, at.id));
  if (!row) throw new Error("no order");
  const path = orderPath(server.services.config, row).replace("/order/", "/orders/mine/");
  return (await server.call(`GET ${path}`)).body;
}

describe("refunds due have every order with too much money, and lose it once that is on its way", () => {
  test("pieces that the team took back, without a withdrawal", async () => {
    await at.pay();
    expect(await refundsDue()).toEqual([]);
    const [, stickers] = (await at.lines()) as [Line, Line];
    const items = [{ id: stickers.item, quantity: 2 }];
    await at.call(`POST ${at.path}/taken-back`, { items, seen: 5578.7 });
    expect(await refundsDue()).toEqual([[at.id, 299.8]]);
    await at.sendBack();
    expect(await refundsDue()).toEqual([]);
  });

  test("items that became cheaper; a transfer that waits to be sent stays, one called off is due again", async () => {
    await at.pay();
    const [ride, stickers] = (await at.lines()) as [Line, Line];
    await db.update(products).set({ price_halere: 40_000 }).where(eq(products.id, "shirt"));
    await at.change([ride, { ...stickers, product: "shirt", variant: at.sizes[0], quantity: 1 }]);
    expect(await refundsDue()).toEqual([[at.id, 49.7]]);
    const back = { way: "bank", account: "19-2000145399/0800", amount: 49.7, seen: 0 };
    const { body } = await at.call(`POST ${at.path}/refunds`, back);
    expect(await refundsDue()).toEqual([[at.id, 0]]);
    const step = `PATCH ${at.path}/refunds/${body.refunds[0].id}`;
    await at.call(step, { step: "call-off" });
    expect(await refundsDue()).toEqual([[at.id, 49.7]]);
    await at.sendBack();
    expect(await refundsDue()).toEqual([]);
    expect((await db.select().from(orders)).map(({ balance_halere }) => balance_halere)).toEqual([0]);
  });

  test("more than it costs by transfer", async () => {
    await decide(await transfer(6000), "pay");
    expect(await refundsDue()).toEqual([[at.id, 421.3]]);
  });

  test("a part that came before the order was cancelled, or after", async () => {
    const entry = await transfer(1000);
    await decide(entry, "part");
    expect(await refundsDue()).toEqual([]);
    await at.setStatus("cancelled");
    expect(await refundsDue()).toEqual([[at.id, 1000]]);
    await at.setStatus("pending");
    expect(await refundsDue()).toEqual([]);
    await decide(entry, "reopen");
    await at.setStatus("cancelled");
    expect(await refundsDue()).toEqual([]);
    await decide(entry, "part");
    expect(await refundsDue()).toEqual([[at.id, 1000]]);
  });

  test("a part that is more than it costs after pieces went", async () => {
    await decide(await transfer(5000), "part");
    const [, stickers] = (await at.lines()) as [Line, Line];
    expect((await at.change([stickers])).body).toMatchObject({ total: 578.7, paid_at: expect.any(String) });
    expect(await refundsDue()).toEqual([[at.id, 4421.3]]);
  });
});

describe("an order that a part came for asks for the rest alone", () => {
  const asked = { payment: { state: "waiting", paid: 1000, amount: 4578.7 } };

  test("on its page, its papers, for the team and in the bank; taken out again it asks for all", async () => {
    const entry = await transfer(1000);
    await decide(entry, "part");
    expect(await mine()).toMatchObject(asked);
    expect((await mine()).payment.spayd).toContain("AM:4578.70");
    expect(await at.order()).toMatchObject({ due: 4578.7, paid_at: null, money: { left: 1000 } });
    await at.call(`GET ${at.path}/invoice?type=final`);
    expect((await at.papers()).at(-1)).toMatchObject({ total: 557_870, paid_part: 100_000, paid_on: null });
    expect((await at.papers()).at(-1)?.spayd).toContain("AM:4578.70");
    await decide(entry, "reopen");
    expect((await mine()).payment).toMatchObject({ paid: 0, amount: 5578.7 });
    await decide(entry, "part");
    await transfer(4578.7);
    expect((await mine()).payment).toMatchObject({ state: "paid", paid: 5578.7 });
    expect(await at.order()).toMatchObject({ due: 0, money: { paid: 5578.7 } });
    expect((await at.call("POST /accounting/check")).body.differences).toEqual([]);
  });

  test("in the mail after its items were changed, and after pieces were taken back", async () => {
    await decide(await transfer(1000), "part");
    await db.delete(mails);
    const [ride, stickers] = (await at.lines()) as [Line, Line];
    await at.change([ride, { ...stickers, quantity: 2 }]);
    const [mail] = await db.select().from(mails);
    const text = mail?.text.replace(/\u00a0/g, " ");
    expect(text).toContain("Zaplaceno máte 1 000 Kč, zbývá doplatit 4 428,80 Kč.");
    expect(text).toContain("Částka: 4 428,80 Kč");
    expect((await mine()).payment).toMatchObject({ paid: 1000, amount: 4428.8 });
    await db.delete(mails);
    const items = [{ id: stickers.item, quantity: 1 }];
    await at.call(`POST ${at.path}/taken-back`, { items, seen: 5428.8 });
    const [less] = await db.select().from(mails);
    expect(less?.text.replace(/\u00a0/g, " ")).toContain("Částka: 4 278,90 Kč");
    expect(less?.attachments.map(({ name }) => name)).toEqual(["qr-platba.png"]);
  });

  test("cancelled, its mail and its credit note say that the part comes back", async () => {
    await decide(await transfer(1000), "part");
    await at.call(`GET ${at.path}/invoice?type=final`);
    await db.delete(mails);
    await at.setStatus("cancelled");
    const texts = new Map((await db.select().from(mails)).map(({ kind, text }) => [kind, text]));
    expect(texts.get("order-cancelled")).toContain("Objednávku už prosím neplaťte.");
    expect(texts.get("order-cancelled")).toContain("Část, kterou jste zaplatili, vám vrátíme");
    expect(texts.get("credit-note")?.replaceAll("\u00a0", " ")).toContain("Částku 1 000 Kč vám vrátíme");
  });

  test("in reminders, and no machine cancels it", async () => {
    await decide(await transfer(1000), "part");
    await db.delete(mails);
    const placed = (await db.select().from(orders))[0]?.created_at as Date;
    for (let day = 1; day < 40; day++) {
      server.setNow(new Date(placed.getTime() + day * 86_400_000));
      await settleUnpaidOrders(server.services);
    }
    const sent = await db.select().from(mails);
    expect(sent.map(({ kind }) => kind)).toEqual(["payment-reminder", "payment-reminder"]);
    for (const { text } of sent) {
      expect(text.replace(/\u00a0/g, " ")).toMatch(/máte zaplaceno 1 000 Kč.*Zbývá doplatit 4 578,70 Kč/);
      expect(text).not.toContain("zrušíme");
    }
    server.setNow(null);
    expect((await at.order()).status).toBe("pending");
  });
});

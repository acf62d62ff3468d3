import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { documentNotes } from "#features/invoices/server/pdf/document-facts.ts";
import { INVOICE_WORDS } from "#features/invoices/server/pdf/invoice-words.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { discountShop } from "#testing/discount-shop.ts";
import { type Line, orderToChange } from "#testing/shop/order-to-change.ts";
import { testServer } from "#testing/test-server.ts";

/** What mails and papers promise to send back is what was paid, and no more. */
const server = await testServer();
const { db } = server.services;

beforeAll(() => server.services.jobs.stop());

/** The last mail of a kind, as read. */
async function told(kind: string): Promise<string> {
  const found = (await db.select().from(mails).orderBy(mails.id)).filter((mail) => mail.kind === kind);
  return found.at(-1)?.text.replaceAll("\u00a0", " ") ?? "";
}

describe("an order that was paid, and costs more since", () => {
  let at: Awaited<ReturnType<typeof orderToChange>>;
  beforeEach(async () => {
    at = await orderToChange(server);
    await at.pay();
    const [ride, stickers] = (await at.lines()) as [Line, Line];
    await at.change([{ ...ride, product: "long" }, stickers]);
    expect(await at.order()).toMatchObject({ total: 6578.7, due: 1000 });
  });
  const notes = async () => {
    const credit = (await at.papers()).at(-1);
    return credit ? documentNotes(credit, INVOICE_WORDS.cs).join(" ") : "";
  };

  test("is cancelled: what was paid comes back, not what was still due", async () => {
    await at.setStatus("cancelled");
    expect((await at.papers()).at(-1)).toMatchObject({ type: "credit", total: -657_870, refund: 557_870 });
    expect(await told("credit-note")).toContain("Částku 5 578,70 Kč vám vrátíme");
    expect(await notes()).toContain("Peníze vám vrátíme");
    expect(await told("order-cancelled")).toContain("Co jste zaplatili, vám vrátíme");
  });

  test("loses pieces that cost less than what is due: nothing comes back", async () => {
    const [stickers] = (await at.lines()) as [Line, Line];
    await at.call(`POST ${at.path}/taken-back`, {
      items: [{ id: stickers.item, quantity: 2 }],
      seen: 6578.7,
    });
    expect(await at.order()).toMatchObject({ total: 6278.9, due: 700.2 });
    expect((await at.papers()).at(-1)).toMatchObject({ type: "credit", total: -29_980, refund: 0 });
    expect(await told("credit-note")).not.toContain("vrátíme");
    expect(await notes()).not.toContain("vrátíme");
  });

  test("loses pieces that cost more than what is due: the difference comes back", async () => {
    const [stickers] = (await at.lines()) as [Line, Line];
    await at.change([stickers]);
    expect(await at.order()).toMatchObject({ total: 578.7, due: 0 });
    expect((await at.papers()).at(-1)).toMatchObject({ total: -600_000, refund: 500_000 });
    expect(await told("credit-note")).toContain("Částku 5 000 Kč vám vrátíme");
  });
});

test("an order that a code made free is cancelled without a word of money", async () => {
  const shop = await discountShop(server, await server.signIn());
  await shop.make({ kind: "amount", amount: 200, free_shipping: true });
  const { body } = await shop.buy({ code: "DRIFT10", off: 149.9, shipping: 0 });
  await shop.call(`PATCH /orders/admin/orders/${body.orderId}`, { status: "cancelled" });
  expect(await told("credit-note")).toMatch(/invoice|faktur/);
  for (const kind of ["credit-note", "order-cancelled"])
    expect(await told(kind)).not.toMatch(/refund|vrátíme|pay for it/);
});

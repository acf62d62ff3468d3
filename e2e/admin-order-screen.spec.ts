import { orderChoiceWords } from "#features/order-management/web/admin/list/order-choice.words.ts";
import { refundsWords } from "#features/order-management/web/admin/money/refunds.words.ts";
import { orderScreenWords } from "#features/order-management/web/admin/order-screen.words.ts";
import { nextStepsWords } from "#features/order-management/web/admin/steps/next-steps.words.ts";
import { caller, placeOrder } from "./api-calls.ts";
import { expect, expectSound, test } from "./fixtures.ts";
import type { Site } from "./site.ts";

const OWN = {
  en: {
    title: (number: string) => `Order ${number}`,
    none: "There is no order with the number",
    undoSent: /Undo “Shipped”/,
    invoice: /A final invoice is issued\. The e-\u2060?mail/,
    shipped: "order is on its way is only written to a file",
    toShip: /^To ship/,
    nobodyTold: /customers won’t be notified: .* only written to files/,
    sentMany: "Marked as sent: 2.",
    toPay: /^Awaiting payment/,
    search: /^Search by customer/,
  },
  cs: {
    title: (number: string) => `Objednávka ${number}`,
    none: "Objednávka s číslem",
    undoSent: /Vzít „Odesláno“ zpět/,
    invoice: /Vystaví se konečná faktura\. E-\u2060?mail/,
    shipped: "objednávka na cestě, se jen zapíše do souboru",
    toShip: /^K odeslání/,
    nobodyTold: /Zákazníci se to nedozvědí: .* jen zapíšou do\ssouborů/,
    sentMany: "Označeno jako odeslané: 2.",
    toPay: /^K zaplacení/,
    search: /^Hledat podle zákazníka/,
  },
};

const wordsIn = (language: "en" | "cs") => ({
  ...orderScreenWords[language],
  ...nextStepsWords[language],
  note: orderScreenWords[language].newNote,
  add: orderScreenWords[language].addNote,
  noted: orderScreenWords[language].events.note("Called, comes on Friday."),
  tracked: orderScreenWords[language].tracking("CZ 77"),
  address: orderScreenWords[language].shippingTo,
  changed: orderScreenWords[language].events.customer,
  sent: nextStepsWords[language].steps.send,
  pay: nextStepsWords[language].steps.pay,
  undoPaid: nextStepsWords[language].undoPayment,
  isSent: nextStepsWords[language].done.send,
  isPaid: nextStepsWords[language].done.pay,
  cancelPaid: nextStepsWords[language].steps.cancel,
  reopen: nextStepsWords[language].steps.reopen,
  sendBackWay: refundsWords[language].way,
  sendBack: refundsWords[language].start.noted,
  sentBackHow: refundsWords[language].notedHow,
  choose: orderChoiceWords[language].choose,
  sendMany: orderChoiceWords[language].send,
  ...OWN[language],
});

const WORDS = { en: wordsIn("en"), cs: wordsIn("cs") };

test.describe("an order has a screen of its own (17.2)", () => {
  test("it is reached from the list, tells the whole story, keeps notes, and a wrong number says so @both @job", async ({
    adminPage: page,
    language,
    site,
    expectedFaults,
  }) => {
    const words = WORDS[language];
    const order = await placeOrder(site, "Olga Obrazovková");
    const call = await caller(site);
    await call("POST", `/orders/admin/orders/${order.id}/paid`, { how: "bank" });
    await page.goto(`/admin/orders?q=${order.id}`);
    await page.getByRole("link", { name: order.number }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/orders/${order.id}$`));
    await expect(page.getByRole("heading", { level: 1, name: words.title(order.number) })).toBeVisible();
    await expect(page.getByRole("link", { name: words.call })).toHaveAttribute("href", "tel:+420777123456");
    await expect(page.getByRole("link", { name: words.write })).toHaveAttribute(
      "href",
      /^mailto:kupec@example.cz/,
    );
    const timeline = page.getByRole("region", { name: words.timeline });
    await page.getByLabel(words.note).fill("Called, comes on Friday.");
    await page.getByRole("button", { name: words.add }).click();
    await expect(timeline.getByRole("listitem").first()).toContainText(words.noted);
    const mails = page.getByRole("region", { name: words.mails });
    await expect(mails.getByRole("listitem").first()).toBeVisible();
    await page.getByRole("button", { name: words.change }).click();
    await page.getByLabel(words.address).fill("Nová 2, Liberec, 460 01");
    await expectSound(page);
    await page.getByRole("button", { name: words.save, exact: true }).click();
    await expect(timeline.getByText(words.changed)).toBeVisible();
    await expect(page.getByText("Nová 2, 460 01 Liberec")).toBeVisible();
    await expectSound(page);
    // The mail leads to the mail log, and that back to the order.
    await mails.getByRole("link").first().click();
    await page
      .getByRole("dialog")
      .getByRole("link", { name: String(order.id) })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: words.title(order.number) })).toBeVisible();

    expectedFaults.push(/404/);
    await page.goto("/admin/orders/999999");
    await expect(page.getByRole("alert").filter({ hasText: words.none })).toBeVisible();
    await page.goto("/admin/orders/twelve");
    await expect(page.getByRole("alert").filter({ hasText: words.none })).toBeVisible();
    await page.goto(`/admin/orders/${order.number.slice(1)}`);
    await expect(page.getByRole("heading", { level: 1, name: words.title(order.number) })).toBeVisible();
  });

  test("the list has views with counts, kept in the address, and finds a telephone however it is written @job", async ({
    adminPage: page,
    language,
    site,
  }) => {
    const words = WORDS[language];
    const order = await placeShirt(site);
    await page.goto("/admin/orders");
    const link = page.getByRole("link", { name: order.number });
    await expect(link).toBeVisible();
    await page.getByRole("button", { name: words.toShip }).click();
    await expect(page).toHaveURL(/view=to-ship/);
    await expect(link).toBeHidden();
    await page.getByRole("button", { name: words.toPay }).click();
    await expect(link).toBeVisible();
    await expect(page.getByRole("button", { name: words.toPay })).toContainText(/\d/);
    await page.reload();
    await expect(page.getByRole("button", { name: words.toPay })).toHaveAttribute("aria-pressed", "true");
    await page.getByLabel(words.search).fill("00420777123456");
    await expect(page).toHaveURL(/q=00420777123456/);
    await expect(link).toBeVisible();
    // Two of them at once.
    const other = await placeShirt(site);
    await page.reload();
    for (const { number } of [order, other])
      await page.getByRole("checkbox", { name: `${words.choose}: ${number}` }).check();
    await expectSound(page);
    const question = page.waitForEvent("dialog").then(async (dialog) => {
      await dialog.accept();
      return dialog.message();
    });
    await page.getByRole("button", { name: words.sendMany }).click();
    expect(await question).toMatch(words.nobodyTold);
    await expect(page.getByRole("status").filter({ hasText: words.sentMany })).toBeVisible();
    const call = await caller(site);
    for (const { id } of [order, other])
      expect(await call("GET", `/orders/admin/orders/${id}`)).toMatchObject({ status: "shipped" });
  });

  test("two taps from the e-mail about a new order to sent; a wrong tap has a way back @job", async ({
    adminPage: page,
    language,
    site,
  }) => {
    const words = WORDS[language];
    const call = await caller(site);
    const order = await placeShirt(site);
    const [mail] = (
      (await call("GET", `/mails?q=${order.number.slice(1)}`)) as { mails: { id: number; kind: string }[] }
    ).mails.filter(({ kind }) => kind === "order-notice");
    const { text } = (await call("GET", `/mails/${mail?.id}`)) as { text: string };
    const link = /https?:\S+\/admin\/orders\/\d+\S*/.exec(text)?.[0] as string;
    let taps = 0;
    const tap = async (what: () => Promise<unknown>) => {
      taps++;
      await what();
    };
    const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
    const said = (text: string) => expect(page.getByRole("status").filter({ hasText: text })).toBeVisible();
    // The mail is Czech, as the team's always is; the page stays in the language of the session.
    await tap(() => page.goto(new URL(link).pathname));
    await expect(page.getByText(words.shipped)).toBeVisible();
    await tap(() => button(words.sent).click());
    await said(words.isSent);
    expect(taps).toBeLessThanOrEqual(2);
    expect(await call("GET", `/orders/admin/orders/${order.id}`)).toMatchObject({ status: "shipped" });

    await button(words.undoSent).click();
    await said(words.undone);
    expect(await call("GET", `/orders/admin/orders/${order.id}`)).toMatchObject({ status: "pending" });
    await expect(page.getByText(words.invoice)).toBeVisible();
    await button(words.pay).click();
    await said(words.isPaid);
    await expectSound(page);
    await button(words.undoPaid).click();
    await said(words.undone);
    await button(words.pay).click();
    page.on("dialog", (dialog) => dialog.accept());
    await button(words.cancelPaid).click();
    await expect(button(words.reopen)).toBeVisible();
    await page.getByLabel(words.sendBackWay).selectOption("noted");
    await page.getByLabel(words.sentBackHow).selectOption("cash");
    await button(words.sendBack).click();
    await expect(button(words.sendBack)).toBeHidden();
    expect(await call("GET", `/orders/admin/orders/${order.id}`)).toMatchObject({
      refunds: [{ way: "cash" }],
    });
    await button(words.reopen).click();
    await expect(button(words.pay)).toBeVisible();
    await page.getByLabel(words.tracking).fill("CZ 77");
    await button(words.sent).click();
    await expect(page.getByText(words.tracked)).toBeVisible();
    const { papers } = (await call("GET", `/orders/admin/orders/${order.id}`)) as {
      papers: { type: string }[];
    };
    expect(papers.map(({ type }) => type)).toEqual(["final", "credit", "final", "credit", "final"]);
  });
});

/** Something that is sent: a T-shirt is not used, it goes out. */
async function placeShirt(site: Site): Promise<{ id: number; number: string }> {
  const call = await caller(site);
  const goods = (await call("GET", "/products")) as {
    id: string;
    price: number;
    category: string;
    variants: { id: number }[];
  }[];
  const product = goods.find(({ category }) => category === "merchandise");
  const shippings = (await call("GET", "/orders/shipping-methods")) as {
    id: number;
    price: number;
    for_goods: boolean;
    is_pickup: boolean;
  }[];
  const shipping = shippings.find(({ for_goods, is_pickup }) => for_goods && !is_pickup);
  const payments = (await call("GET", "/orders/payment-methods")) as { id: number; kind: string }[];
  const payment = payments.find(({ kind }) => kind === "bank");
  if (!product || !shipping || !payment) throw new Error("nothing to sell");
  const answer = (await call("POST", "/orders", {
    customer: {
      name: "Tomáš Trojklepka",
      email: "kupec@example.cz",
      phone: "+420 777 123 456",
      address: "Jánská 5, Česká Lípa, 470 01",
    },
    items: [
      {
        id: product.id,
        quantity: 1,
        price: product.price,
        ...(product.variants[0] && { variant: product.variants[0].id }),
      },
    ],
    shipping_method: shipping.id,
    payment_method: payment.id,
    total: product.price + shipping.price,
  })) as { orderId: number; order_number: string };
  return { id: answer.orderId, number: `#${answer.order_number}` };
}

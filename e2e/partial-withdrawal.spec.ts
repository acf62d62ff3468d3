import { refundsWords } from "#features/order-management/web/admin/money/refunds.words.ts";
import { withdrawalWords } from "#features/withdrawals/withdrawal.words.ts";
import { caller } from "./api-calls.ts";
import { expect, expectSound, test } from "./fixtures.ts";

const OWN = {
  en: {
    howMany: "How many: Team Cap",
    statement: /I hereby give notice that I withdraw.+2\s×\sTeam Cap\./,
    part: /The customer has withdrawn from part of the order: 2\s×\sTeam Cap\./,
    section: "Take items back",
    cap: "Team Cap",
    told: /Overpaid: 980\.00\sKč.+A credit note for removed items is issued/,
    take: "Take back",
    takenBack: "Returned or removed: 2",
    credit: /^Credit note D\d+/,
    money: "Money",
    creditLink: /^Credit note D\d+ \(PDF\)$/,
  },
  cs: {
    howMany: "Kolik kusů: Týmová kšiltovka",
    statement: /Oznamuji, že tímto odstupuji.+2\s×\sTýmová kšiltovka\./,
    part: /Zákazník odstoupil od části objednávky: 2\s×\s(Team Cap|Týmová kšiltovka)\./,
    section: "Vzít kusy zpět",
    cap: "Týmová kšiltovka",
    told: /Přeplaceno: 980,00\sKč.+se vystaví dobropis/,
    take: "Vzít zpět",
    takenBack: "Vráceno nebo odebráno: 2",
    credit: /^Dobropis D\d+/,
    money: "Peníze",
    creditLink: /^Dobropis D\d+ \(PDF\)$/,
  },
};

const wordsIn = (language: "en" | "cs") => ({
  ...withdrawalWords[language],
  ...refundsWords[language],
  received: withdrawalWords[language].done,
  prepare: refundsWords[language].start.bank,
  ...OWN[language],
});

const WORDS = { en: wordsIn("en"), cs: wordsIn("cs") };

interface Way {
  id: number;
  price: number;
  is_pickup: boolean;
}

test("two of three caps are withdrawn from, taken back with a credit note, and their money goes back", async ({
  page,
  adminPage,
  language,
  site,
}) => {
  const t = WORDS[language];
  const call = await caller(site);
  const products = (await call("GET", "/products")) as { id: string; slug: string; price: number }[];
  const cap = products.find(({ slug }) => slug === "team-cap");
  const ways = (await call("GET", "/orders/shipping-methods")) as Way[];
  const post = ways.find(({ is_pickup }) => is_pickup);
  const methods = (await call("GET", "/orders/payment-methods")) as { id: number; kind: string }[];
  if (!cap || !post) throw new Error("nothing to sell");
  const placed = (await call("POST", "/orders", {
    customer: {
      name: "Vrátil Vracel",
      email: "vratil@example.cz",
      phone: "+420 777 123 456",
      address: "Jánská 5, Česká Lípa, 470 01",
    },
    items: [{ id: cap.id, quantity: 3, price: cap.price }],
    shipping_method: post.id,
    payment_method: methods.find(({ kind }) => kind === "bank")?.id,
    total: 3 * cap.price + post.price,
  })) as { orderId: number; access_key: string };
  await call("POST", `/orders/admin/orders/${placed.orderId}/paid`, { how: "bank" });

  const mine = `/order/${placed.orderId}/${placed.access_key}`;
  await page.goto(mine);
  await page.getByRole("button", { name: t.open }).click();
  await page.getByRole("combobox", { name: t.howMany }).selectOption("2");
  await expectSound(page);
  await page.getByRole("button", { name: t.next }).click();
  await expect(page.getByText(t.statement)).toBeVisible();
  await page.getByRole("button", { name: t.confirm }).click();
  await expect(page.getByText(t.received)).toBeVisible();

  await adminPage.goto(`/admin/orders/${placed.orderId}`);
  await expect(adminPage.getByText(t.part)).toBeVisible();
  const section = adminPage.getByRole("region", { name: t.section });
  await expect(section.getByRole("textbox", { name: t.cap })).toHaveValue("2");
  await expect(section.getByRole("status")).toHaveText(t.told);
  await expectSound(adminPage);
  await section.getByRole("button", { name: t.take }).click();
  await expect(adminPage.getByText(t.takenBack)).toBeVisible();
  await expect(adminPage.getByRole("button", { name: t.credit })).toBeVisible();
  const money = adminPage.getByRole("region", { name: t.money });
  await expect(money.getByRole("textbox", { name: t.amount })).toHaveValue(/980/);
  await money.getByRole("combobox", { name: t.way }).selectOption("bank");
  await money.getByRole("textbox", { name: t.account }).fill("19-2000145399/0800");
  await money.getByRole("button", { name: t.prepare }).click();
  await money.getByRole("button", { name: t.sent, exact: true }).click();
  await expect(adminPage.getByText(t.part)).toHaveCount(0);

  await page.goto(mine);
  await expect(page.getByText(t.takenBack)).toBeVisible();
  const document = page.waitForEvent("download");
  await page.getByRole("link", { name: t.creditLink }).click();
  expect((await document).suggestedFilename()).toMatch(/\.pdf$/);
  await expectSound(page);
});

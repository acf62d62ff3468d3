import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { cart } from "#features/cart/web/index.ts";
import { paymentMethods } from "#features/methods/payment-methods.content.ts";
import { shippingMethods } from "#features/methods/shipping-methods.content.ts";
import { schemasOf } from "#kit/contract/content/content-type.ts";
import { uiWords } from "#kit/web/ui/ui.words.ts";
import { faultSaid, livePage, refused, textOf } from "#testing/live-page.tsx";
import { sampleAnswer } from "#testing/sample-answer.ts";
import { checkoutWords } from "../checkout.words.ts";
import CheckoutPage from "./checkout-page.tsx";

/** What the checkout says and does, in the specification's words, when its server can't, or says another price. */

const words = checkoutWords.en;
const REASON = "Pit lane closed";
const CUSTOMER = {
  name: "Jana Nováková",
  email: "jana@example.cz",
  phone: "+420 777 123 456",
  address: "Hlavní 12",
  city: "Česká Lípa",
  postalCode: "470 01",
};
const PARCEL = sampleAnswer(schemasOf(shippingMethods).record, {
  id: 1,
  name: "Parcel",
  price: 79,
  price_steps: [],
  free_from: null,
  max_weight_grams: null,
  countries: [],
  carrier: null,
  is_pickup: false,
  for_goods: true,
  for_services: true,
});
const TRANSFER = sampleAnswer(schemasOf(paymentMethods).record, {
  id: 2,
  name: "Bank transfer",
  kind: "bank",
  fee: 0,
  least: null,
  greatest: null,
  shipping: [],
  countries: [],
  for_goods: true,
  for_services: true,
});
const ANSWERS = {
  // What is in a cart of which nothing is known stays as it is: the server judges it.
  "GET /products": refused(500),
  "GET /orders/shipping-methods": [PARCEL],
  "GET /orders/payment-methods": [TRANSFER],
};

beforeEach(() => {
  sessionStorage.clear();
  cart.clear();
  cart.add({
    id: "team-cap",
    price: 490,
    image_path: null,
    slug: "team-cap",
    translations: {
      en: { name: "Team Cap", description: "" },
      cs: { name: "Týmová kšiltovka", description: "" },
    },
  });
});

const checkout = (answers: object) =>
  livePage(<CheckoutPage />, { url: "/checkout", answers: { ...ANSWERS, ...answers } });
const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
const options = (name: string) => document.querySelectorAll(`[name=${name}] option`).length;
const put = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const order = async () => fireEvent.click(await screen.findByRole("button", { name: words.submit }));

async function fill(): Promise<void> {
  await waitFor(() => expect([options("shipping"), options("payment")]).toEqual([2, 2]));
  for (const [name, value] of Object.entries(CUSTOMER)) put(name, value);
  put("shipping", "1");
  put("payment", "2");
}

test("methods that fail to load are told above the form; what is no list is an empty one", async () => {
  const { answers, user } = checkout({
    "GET /orders/shipping-methods": refused(503, { message: REASON }),
    "GET /orders/payment-methods": { not: "a list" },
  });
  expect(await faultSaid()).toContain(`Failed to load shipping and payment options: ${REASON}`);
  expect(options("payment")).toBe(1);
  answers["GET /orders/shipping-methods"] = [PARCEL];
  await user.click(screen.getByRole("button", { name: uiWords.en.tryAgain }));
  await waitFor(() => expect(options("shipping")).toBe(2));
  expect(screen.queryAllByRole("alert")).toEqual([]);
});

test("a refused order keeps the form and its key, over a reload too", async () => {
  const keys: (string | null)[] = [];
  const answering = (body: object) => ({
    "POST /orders": ({ headers }: { headers: Headers }) => {
      keys.push(headers.get("idempotency-key"));
      return refused(500, body);
    },
  });
  checkout(answering({ message: REASON }));
  await fill();
  await order();
  expect(await faultSaid()).toContain(`Failed to submit order: ${REASON}`);
  expect(field("name").value).toBe(CUSTOMER.name);

  cleanup();
  checkout(answering({}));
  await waitFor(() => expect(field("payment")?.value).toBe("2"));
  await order();
  expect(await faultSaid()).toContain("Failed to submit order: HTTP error! Status: 500");
  expect(keys).toEqual([expect.stringMatching(/^\S{16,}$/), keys[0]]);
});

test("a price that changed meanwhile is shown and confirmed again", async () => {
  const detail = { items: [{ id: "team-cap", price: 650 }], shipping: 99, total: 749 };
  const { asked } = checkout({
    "POST /orders": refused(409, { message: "x", code: "PRICE_CHANGED", ...detail }),
  });
  await fill();
  await order();
  const said = await faultSaid();
  expect(said).toContain("Prices have changed");
  expect(said).toContain("749");
  const sum = [...document.querySelectorAll("form p")].map(textOf).filter((text) => text.includes("749"));
  expect(sum).toHaveLength(1);
  const sent = () => asked.filter(({ name }) => name === "POST /orders");
  await order();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().map(({ body }) => [body.items[0].price, body.total])).toEqual([
    [490, 569],
    [650, 749],
  ]);
});

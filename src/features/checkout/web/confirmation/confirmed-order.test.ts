import { expect, test } from "vitest";
import { addDays, pragueDay } from "#kit/contract/time/days.ts";
import { changedPrices } from "../placing/price-change.ts";
import { boughtFrom, confirmed, kindOf } from "./confirmed-order.ts";

const body = {
  customer: { name: "Jana", email: "jana@example.cz", phone: "1", address: "A, B, C" },
  items: [],
  shipping_method: 1,
  payment_method: 1,
  total: 719,
};

test("an answer with everything is shown as it is", () => {
  const payment = {
    kind: "bank" as const,
    account: "2017000006/9999",
    iban: "CZ3899990000002017000006",
    bic: "LIPACZPP",
    payee: "Lípa Drift Team s.r.o.",
    variable_symbol: "0000000042",
    amount: 719,
    due_date: "2027-06-14",
    spayd: "SPD*1.0",
  };
  const answer = { orderId: 42, order_number: "0000000042", total: 719, access_key: "key", payment };
  expect(confirmed(answer, body, undefined)).toEqual({
    number: "0000000042",
    address: { id: 42, key: "key" },
    email: "jana@example.cz",
    total: 719,
    payment,
  });
});

test("an answer with `orderId` alone gets the spec's own details: symbol, amount, due in 7 days", () => {
  const { number, payment } = confirmed({ orderId: 42 }, body, { name: "Bankovní převod" });
  expect(number).toBe("0000000042");
  expect(payment).toMatchObject({ kind: "bank", variable_symbol: "0000000042", amount: 719, spayd: "" });
  expect(payment.due_date).toBe(addDays(pragueDay(new Date()), 7));
});

test("without an `orderId` the number is N/A padded to ten characters", () => {
  expect(confirmed(null, body, undefined).number).toBe("0000000N/A");
});

test("what was bought is kept under its names with their sizes, for a server that says no more than a number (15.D)", () => {
  const text = (name: string) => ({ name, description: "" });
  const shirt = {
    id: "shirt",
    price: 590,
    quantity: 2,
    image_path: null,
    slug: null,
    translations: { en: text("T-shirt"), cs: text("Tričko") },
    variant: { id: 1, label: { en: "Medium", cs: "M" } },
  };
  const bought = boughtFrom([shirt], { name: "Kurýr", price: 129 });
  expect(bought).toEqual({
    lines: [{ name: { en: "T-shirt (Medium)", cs: "Tričko (M)" }, quantity: 2, price: 590 }],
    shipping: { name: "Kurýr", price: 129 },
  });
  expect(confirmed({ orderId: 42 }, body, undefined, bought).bought).toEqual(bought);
});

test("a method's kind decides, else its name", () => {
  expect(kindOf("cash", "Bank counter")).toBe("cash");
  expect(kindOf(undefined, "BANK transfer")).toBe("bank");
  expect(kindOf(undefined, "Credit Card")).toBe("card");
  expect(kindOf(undefined, "Barter")).toBeNull();
});

test("changed prices are read, and what makes no sense is left out", () => {
  const items = [{ id: "cap", price: 520 }, { id: "ring", price: "9" }, null, { price: 1 }];
  expect(changedPrices({ items, shipping: 99, total: 619 })).toEqual({
    items: [{ id: "cap", price: 520 }],
    shipping: 99,
    fee: null,
    total: 619,
  });
  expect(changedPrices({})).toEqual({ items: [], shipping: null, fee: null, total: null });
  expect(changedPrices({ fee: 39 }).fee).toBe(39);
});

import { expect, test } from "vitest";
import { ibanFits, ibanInFours, ibanOf, isBic, isCzechAccount, isIban } from "./bank-numbers.ts";

test.each([
  "CZ6508000000192000145399",
  "SK3112000000198742637541",
  "DE89370400440532013000",
  "GB82WEST12345698765432",
])("%s is an IBAN", (iban) => expect(isIban(iban)).toBe(true));

test.each([
  "CZ6508000000192000145398",
  "CZ65 0800 0000 1920 0014 5399",
  "cz6508000000192000145399",
  "CZ65",
  "",
  "2000145399/0800",
])("%s is no IBAN", (iban) => expect(isIban(iban)).toBe(false));

/** All that stand before and after a hundred check digits: one of them is right, whatever the text is. */
const withAnyCheck = (before: string, after: string) =>
  Array.from({ length: 100 }, (_, check) => before + String(check).padStart(2, "0") + after);

test("an IBAN is all of a text, with two check digits, at most 34 signs, and as long as its country's", () => {
  expect(withAnyCheck("GB", "WEST12345698765432").filter(isIban)).toEqual(["GB82WEST12345698765432"]);
  expect(withAnyCheck("aGB", "WEST12345698765432").some(isIban)).toBe(false);
  expect(withAnyCheck("GB", "WEST12345698765432a").some(isIban)).toBe(false);
  expect(withAnyCheck("MT", "0".repeat(30)).some(isIban)).toBe(true);
  expect(withAnyCheck("MT", "0".repeat(31)).some(isIban)).toBe(false);
  expect(withAnyCheck("GB8A", "WEST12345698765432").some(isIban)).toBe(false);
  for (const [country, digits] of Object.entries({ CZ: 20, SK: 20, DE: 18, AT: 16, PL: 24 }))
    expect([-1, 0, 1].map((more) => withAnyCheck(country, "1".repeat(digits + more)).some(isIban))).toEqual([
      false,
      true,
      false,
    ]);
});

test("any one digit that is changed in an IBAN, and any two neighbours that are swapped, are found", () => {
  const iban = "CZ6508000000192000145399";
  for (let i = 2; i < iban.length; i++) {
    const digit = (Number(iban[i]) + 1) % 10;
    expect(isIban(iban.slice(0, i) + digit + iban.slice(i + 1)), `place ${i}`).toBe(false);
    const [left, right] = [iban[i], iban[i + 1]];
    if (right === undefined || left === right) continue;
    expect(isIban(iban.slice(0, i) + right + left + iban.slice(i + 2)), `places ${i}, ${i + 1}`).toBe(false);
  }
});

test.each([
  ...["19-2000145399/0800", "2000145399/0800", "2017000006/9999", "2000145399 / 0800"],
  ...["350/0800", "0000000350/0800"],
])("%s is a Czech account", (account) => expect(isCzechAccount(account)).toBe(true));

test.each([
  "2000145398/0800",
  "18-2000145399/0800",
  "2000145399",
  "2000145399/800",
  "2000145399/08001",
  "x2000145399/0800",
  "0000000000/0800",
  "1/0800",
  "abc/0800",
  "",
])("%s is no Czech account", (account) => expect(isCzechAccount(account)).toBe(false));

test("an IBAN and an account are of the same account, or not; one alone is enough", () => {
  expect(ibanFits("CZ6508000000192000145399", "19-2000145399/0800")).toBe(true);
  expect(ibanFits("CZ65 0800 0000 1920 0014 5399", "19-2000145399/0800")).toBe(true);
  expect(ibanFits("CZ6508000000192000145399", "2000145399/0800")).toBe(false);
  expect(ibanFits("SK3112000000198742637541", "2000145399/0800")).toBe(false);
  expect(ibanFits("", "2000145399/0800")).toBe(true);
  expect(ibanFits("CZ6508000000192000145399", "")).toBe(true);
});

test("an account has one IBAN, in which zeros fill what is short", () => {
  expect(ibanOf("19-2000145399/0800")).toBe("CZ6508000000192000145399");
  expect(ibanOf("350 / 0800").slice(4)).toBe("08000000000000000350");
  expect(ibanOf("cz65 0800 0000 1920 0014 5399")).toBe("CZ6508000000192000145399");
  expect(["", "350", "351/0800", "CZ66 0800 0000 1920 0014 5399"].map(ibanOf)).toEqual(["", "", "", ""]);
  const accounts = Array.from({ length: 9999 }, (_, number) => `${number}/0800`).filter(isCzechAccount);
  expect(accounts.length).toBeGreaterThan(800);
  for (const account of accounts) {
    expect(isIban(ibanOf(account)), account).toBe(true);
    expect(ibanFits(ibanOf(account), account), account).toBe(true);
  }
});

test("an IBAN is read in groups of four", () => {
  expect(ibanInFours("CZ6508000000192000145399")).toBe("CZ65 0800 0000 1920 0014 5399");
  expect(ibanInFours("GB82 WEST 1234 5698 7654 32")).toBe("GB82 WEST 1234 5698 7654 32");
});

test("a BIC has 8 or 11 signs", () => {
  expect(["GIBACZPX", "GIBACZPXXXX", "LIPACZPP"].map(isBic)).toEqual([true, true, true]);
  expect(["GIBACZP", "GIBACZPXXX", "GIBA CZPX", "gibaczpx", "12345678", ""].some(isBic)).toBe(false);
});

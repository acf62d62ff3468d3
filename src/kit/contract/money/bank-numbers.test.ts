import { expect, test } from "vitest";
import { ibanFits, isBic, isCzechAccount, isIban } from "./bank-numbers.ts";

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

test.each(["19-2000145399/0800", "2000145399/0800", "2017000006/9999", "2000145399 / 0800"])(
  "%s is a Czech account",
  (account) => expect(isCzechAccount(account)).toBe(true),
);

test.each([
  "2000145398/0800",
  "18-2000145399/0800",
  "2000145399",
  "2000145399/800",
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

test("a BIC has 8 or 11 signs", () => {
  expect(["GIBACZPX", "GIBACZPXXXX", "LIPACZPP"].map(isBic)).toEqual([true, true, true]);
  expect(["GIBACZP", "GIBACZPXXX", "GIBA CZPX", "gibaczpx", "12345678", ""].some(isBic)).toBe(false);
});

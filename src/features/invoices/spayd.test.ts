import { describe, expect, test } from "vitest";
import { isIban } from "#kit/contract/money/bank-numbers.ts";
import { spayd } from "./spayd.ts";

const payment = {
  iban: "CZ65 0800 0000 1920 0014 5399",
  amount: 512_950,
  variableSymbol: "0000000042",
  dueOn: "2026-05-27",
  message: "Objednávka 42",
};

describe("spayd", () => {
  test("writes every field of the standard, the account without spaces", () => {
    expect(spayd(payment)).toBe(
      "SPD*1.0*ACC:CZ6508000000192000145399*AM:5129.50*CC:CZK*X-VS:0000000042*DT:20260527*MSG:OBJEDNAVKA 42",
    );
  });

  test("adds a bank code of 8 or 11 characters, and leaves out what is none", () => {
    expect(spayd({ ...payment, bic: "gibaczpx" })).toContain("*ACC:CZ6508000000192000145399+GIBACZPX*AM:");
    expect(spayd({ ...payment, bic: "GIBACZPXXXX" })).toContain("+GIBACZPXXXX*");
    expect(spayd({ ...payment, bic: "GIBA" })).toContain("*ACC:CZ6508000000192000145399*AM:");
  });

  test("escapes stars and per cent signs, so that a text can't add a field", () => {
    expect(spayd({ ...payment, message: "50 % *AM:1.00" })).toMatch(/\*MSG:50 %25 %2AAM:1\.00$/);
  });

  test("says the highest amount that the standard has place for", () => {
    expect(spayd({ ...payment, amount: 9_999_999_99 })).toContain("*AM:9999999.99*");
  });

  test("says a message in plain capitals, without what a bank can't read", () => {
    expect(spayd({ ...payment, message: " č. 42 日本 " })).toMatch(/\*MSG:C\. 42$/);
  });

  test("keeps 60 characters of the message", () => {
    expect(spayd({ ...payment, message: "x".repeat(80) })).toMatch(/\*MSG:X{60}$/);
  });

  test.each([
    ["no account", { iban: "" }],
    ["a mistyped account", { iban: "CZ6508000000192000145398" }],
    ["nothing to pay", { amount: 0 }],
    ["more than the standard can say", { amount: 10_000_000_00 }],
  ])("is blank for %s", (_, change) => {
    expect(spayd({ ...payment, ...change })).toBe("");
  });
});

test.each([
  ["CZ6508000000192000145399", true],
  ["SK3112000000198742637541", true],
  ["DE89370400440532013000", true],
  ["CZ6508000000192000145390", false],
  ["CZ65", false],
  ["19-2000145399/0800", false],
])("%s is an IBAN: %s", (text, expected) => {
  expect(isIban(text)).toBe(expected);
});

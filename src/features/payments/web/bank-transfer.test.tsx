import { expect, test } from "vitest";
import { staticPage } from "#testing/static-page.tsx";
import { BankTransfer } from "./bank-transfer.tsx";

const payment = {
  payee: "Lípa Drift Team s.r.o.",
  account: "19-2000145399/0800",
  bic: "GIBACZPX",
  iban: "CZ65 0800 0000 1920 0014 5399",
  variable_symbol: "0000000007",
  amount: 149,
  due_date: "2027-05-27",
  spayd: "SPD*1.0*ACC:CZ6508000000192000145399*AM:149.00*CC:CZK",
};
const page = (changes: Partial<typeof payment> = {}, language: "en" | "cs" = "en") =>
  staticPage(<BankTransfer payment={{ ...payment, ...changes }} />, { language }).replaceAll("\u00a0", " ");

test("a bank abroad is told the payee, IBAN and BIC, and where the symbol goes", () => {
  const shown = page();
  for (const text of ["Payee", payment.payee, "BIC (SWIFT)", "GIBACZPX", "CZ65 0800 0000 1920 0014 5399"])
    expect(shown).toContain(text);
  expect(shown).toContain("the message for the payee");
  expect(page({}, "cs")).toContain("Příjemce");
});

test("the code says in English what QR Platba is, and can be saved as a picture", () => {
  expect(page()).toContain("the Czech payment code");
  expect(page()).toContain("Save the QR code");
  expect(page({}, "cs")).toContain("Uložit QR kód");
});

test("what the settings do not have is left out", () => {
  const shown = page({ payee: "", bic: "", iban: "", spayd: "" });
  for (const text of ["Payee", "BIC", "Save the QR code", "outside the Czech Republic"])
    expect(shown).not.toContain(text);
});

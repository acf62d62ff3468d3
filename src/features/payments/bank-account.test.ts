import { expect, test } from "vitest";
import { takesTransfers } from "./bank-account.ts";
import { DEMO_SELLER } from "./demo-seller.ts";

test.each([
  ["2000145399/0800", ""],
  ["19-2000145399/0800", ""],
  ["19 - 2000145399 / 0800", "not filled in"],
  ["", "CZ65 0800 0000 1920 0014 5399"],
  ["CZ6508000000192000145399", ""],
  [DEMO_SELLER.bank_account, ""],
  ["", DEMO_SELLER.bank_iban],
])("money can be sent to %j, IBAN %j (15.19)", (account, iban) => {
  expect(takesTransfers({ account, iban })).toBe(true);
});

test.each([
  ["", ""],
  ["  ", " "],
  ["we will tell you", ""],
  ["2000145398/0800", ""],
  ["18-2000145399/0800", ""],
  ["2000145399", ""],
  ["0000000000/0800", ""],
  ["", "CZ65 0800 0000 1920 0014 5398"],
])("no money can be sent to %j, IBAN %j (15.19)", (account, iban) => {
  expect(takesTransfers({ account, iban })).toBe(false);
});

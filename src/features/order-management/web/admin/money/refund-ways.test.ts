import { expect, test } from "vitest";
import { refundWays } from "./refund-ways.ts";

const NOTHING = {
  paid: 0,
  returned: 0,
  rounding: 0,
  rounding_back: 0,
  on_the_way: 0,
  disputed: 0,
  left: 0,
  voucher: 0,
  card: null,
  account: "",
};
const CARD = { gateway: "stripe" as const, most: 669 };

test.each([
  ["what nobody paid", NOTHING, ["voucher", "later"], "voucher"],
  ["what came from nobody knows where", { ...NOTHING, left: 669 }, ["bank", "later"], "later"],
  ["a transfer", { ...NOTHING, left: 669, account: "19-2000145399/0800" }, ["bank", "later"], "bank"],
  ["a card", { ...NOTHING, left: 669, card: CARD }, ["card", "bank", "later"], "card"],
  ["a voucher", { ...NOTHING, left: 669, voucher: 669 }, ["voucher", "later"], "voucher"],
  [
    "a voucher and a card",
    { ...NOTHING, left: 900, voucher: 231, card: CARD },
    ["card", "bank", "later"],
    "card",
  ],
])("%s goes back by the way that fits", (_, money, ways, usual) => {
  expect(refundWays(money, "later")).toEqual({ ways, usual });
});

test.each([
  ["nobody knows where from", { ...NOTHING, left: 669 }, "bank"],
  ["a card", { ...NOTHING, left: 669, card: CARD }, "card"],
  ["a voucher", { ...NOTHING, left: 669, voucher: 669 }, "voucher"],
])(
  "the form for money of %s begins with a way that pays, not with a note that it was paid",
  (_, money, usual) => {
    expect(refundWays(money, "noted").usual).toBe(usual);
  },
);

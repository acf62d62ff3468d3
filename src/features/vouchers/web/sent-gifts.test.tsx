import { MantineProvider } from "@mantine/core";
import { expect, test } from "vitest";
import { newQueryClient } from "#kit/web/page.tsx";
import { staticPage } from "#testing/static-page.tsx";
import type { Gift } from "../gifts.contract.ts";
import { OrderGifts as TeamsGifts } from "./admin/order-gifts.tsx";
import { OrderGifts as BuyersGifts } from "./gift/order-gifts.tsx";

const GIFT: Gift = {
  item: 1,
  name: "Ride",
  quantity: 1,
  product: "ride",
  variant: null,
  recipient: "Jana",
  dedication: "",
  design: "night",
  deliver: "recipient",
  email: "jana@example.cz",
  day: "2027-12-24",
  sent_at: null,
  mail: null,
  is_open: true,
  is_issued: true,
  is_spent: false,
  last_day: "2028-06-30",
};
const sent = (mail: Gift["mail"]): Gift => ({ ...GIFT, mail, sent_at: "2027-12-20T10:00:00.000Z" });

function shown(part: "team" | "buyer", gift: Gift, sendsNoMail?: true, buyer = "jan@example.cz"): string {
  const client = newQueryClient();
  client.setQueryData(["en", "orders", "gifts", 1], [gift]);
  client.setQueryData(["en", "order-gifts", 1, "k"], [gift]);
  const gifts =
    part === "team" ? (
      <TeamsGifts id={1} buyer={buyer} />
    ) : (
      <BuyersGifts address={{ id: 1, key: "k" }} buyer={buyer} over={[]} />
    );
  const html = staticPage(<MantineProvider>{gifts}</MantineProvider>, {
    client,
    ...(sendsNoMail && { sendsNoMail }),
  });
  return html
    .replaceAll("\u2060", "")
    .replaceAll("\u00a0", " ")
    .replace(/<[^>]+>/g, " ");
}

test.each(["team", "buyer"] as const)("a gift sent before its day is not promised any more (%s)", (part) => {
  expect(shown(part, GIFT)).toMatch(/We’ll e-mail it to jana@example.cz on .*24 .*2027/);
  expect(shown(part, sent("sent"))).toMatch(/Sent .*20 Dec 2027/);
  expect(shown(part, sent("sent"))).not.toContain("We’ll e-mail it");
});

test.each([
  ["team", /20 Dec 2027, 11:00\. Nobody gets it; the buyer finds it on the order’s page\./],
  ["buyer", /The e-mail to jana@example.cz couldn’t be sent\. The voucher is on your order page\./],
] as const)("a gift whose e-mail only became a file is not called sent (%s)", (part, told) => {
  for (const html of [shown(part, sent("written"), true), shown(part, sent("written"))]) {
    expect(html).toMatch(told);
    expect(html).not.toMatch(/Sent |We’ll e-mail it/);
  }
});

test.each(["team", "buyer"] as const)(
  "a gift whose vouchers were used before its day is not promised (%s)",
  (part) => {
    expect(shown(part, { ...GIFT, is_spent: true })).toContain("Jana");
    expect(shown(part, { ...GIFT, is_spent: true })).not.toMatch(/We’ll|24 Dec/);
  },
);

test("a buyer without an address gets no e-mail; the recipient has an address of their own", () => {
  const toBuyer: Gift = { ...GIFT, deliver: "buyer", email: "", day: null };
  expect(shown("team", toBuyer)).toContain("The buyer gets it by e-mail.");
  expect(shown("team", toBuyer, undefined, "")).toContain("the order has no e-mail address.");
  expect(shown("buyer", toBuyer)).toContain("We have e-mailed you the voucher.");
  expect(shown("buyer", toBuyer, undefined, "")).toContain("The voucher is on this page.");
  for (const part of ["team", "buyer"] as const)
    expect(shown(part, GIFT, undefined, "")).toContain("We’ll e-mail it to jana@example.cz");
});

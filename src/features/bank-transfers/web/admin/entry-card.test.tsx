import { MantineProvider } from "@mantine/core";
import { expect, test } from "vitest";
import { staticPage } from "#testing/static-page.tsx";
import type { BankEntry } from "../../bank-transfers.contract.ts";
import { EntryCard } from "./entry-card.tsx";

const entry = {
  id: 1,
  state: "waiting",
  verdict: "exact",
  booked_on: "2026-11-20",
  amount: 500,
  currency: "CZK",
  counter_name: "Jan",
  counter_account: "",
  variable_symbol: "7",
  message: "",
  candidates: [
    {
      order_id: 7,
      order_number: "0000000007",
      customer_name: "Jan",
      total: 500,
      is_paid: false,
      is_cancelled: false,
    },
  ],
} as unknown as BankEntry;
const card = (sendsNoMail?: true, changes: object = {}) =>
  staticPage(
    <MantineProvider>
      <EntryCard entry={{ ...entry, ...changes }} onBanner={() => {}} />
    </MantineProvider>,
    sendsNoMail && { sendsNoMail },
  ).replace(/\u00a0/g, " ");

test("a payment that fits by now is marked as paid by hand: no statement does it", () => {
  expect(card()).toContain("It matches now: mark the order as paid.");
});

test("e-mails to the customer are promised where a mail server sends them", () => {
  expect(card()).toContain("the customer is notified");
  expect(card(true)).toContain("the customer is not notified");
});

test("a transfer that came twice can be counted and sent back; one in another currency can't", () => {
  const candidates = entry.candidates.map((order) => ({ ...order, is_paid: true }));
  const twice = { verdict: "already-paid", candidates };
  expect(card(undefined, twice)).toContain("Count it and send it back");
  expect(card(undefined, twice)).not.toContain("Mark the order as paid");
  expect(card(undefined, { ...twice, currency: "EUR" })).not.toContain("Count it and send it back");
  expect(card()).not.toContain("Count it and send it back");
});

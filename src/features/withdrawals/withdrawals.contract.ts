import { z } from "zod";
import { orderKeyParams } from "#features/orders/orders.contract.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { flag, idParams, instant, wholeNumber } from "#kit/contract/validation/fields.ts";
import { says } from "#kit/contract/validation/says.ts";
import { oneLine } from "#kit/contract/validation/written.ts";

/** A line of text that must be there. */
function line(max: number, missing: Both<string>) {
  const words = says(missing);
  return z
    .string(words)
    .overwrite(oneLine)
    .min(1, { ...words, abort: true })
    .max(max);
}

/** What the form asks for: who, which contract, and where the receipt goes (directive (EU) 2023/2673, article 11a). */
export const withdrawalStatement = z.object({
  name: line(200, { en: "Please fill in your name.", cs: "Vyplňte prosím jméno." }),
  order_number: line(50, { en: "Please fill in the order number.", cs: "Vyplňte prosím číslo objednávky." }),
  email: line(254, { en: "Please fill in your e-mail.", cs: "Vyplňte prosím e-mail." }).pipe(
    z.email(says({ en: "This is not an e-mail address.", cs: "Toto není e-mailová adresa." })),
  ),
  /** Which part of the order; blank: all of it. */
  scope: z
    .string()
    .overwrite((text) => text.toWellFormed().replaceAll("\0", "").trim())
    .max(2000)
    .default(""),
});

const nothingChosen = says({
  en: "Please choose what you are withdrawing from.",
  cs: "Vyberte prosím, od čeho odstupujete.",
});

/**
 * All of an item that can be withdrawn from, by its id; or so many pieces of it. `open`: how many could be withdrawn from
 * when the customer looked, so that a statement whose answer got lost is not made twice.
 */
const choice = z.union(
  [
    z.int(),
    z.object({
      id: z.int(),
      quantity: z.int().min(1).max(10_000),
      open: z.int().min(0).optional(),
    }),
  ],
  nothingChosen,
);

export type WithdrawalChoice = z.output<typeof choice>;

/** Why the shop thinks that an item can't be withdrawn from: its period was over, the law excludes it, its voucher was used. */
export const WITHDRAWAL_DOUBTS = ["late", "exempt", "used"] as const;
export type WithdrawalDoubt = (typeof WITHDRAWAL_DOUBTS)[number];

const received = z.object({ received_at: instant() });

const withdrawal = z.object({
  id: z.int(),
  order_id: z.int().nullable(),
  order_number: z.string(),
  name: z.string(),
  email: z.string(),
  scope: z.string(),
  items: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      quantity: z.int(),
      doubt: z.enum(WITHDRAWAL_DOUBTS).optional(),
    }),
  ),
  is_late: z.boolean(),
  received_at: instant(),
  settled_at: instant().nullable(),
  /** The last day to send the money back, YYYY-MM-DD in Prague; null where the order has not been paid. */
  refund_by: z.string().nullable(),
});

export type Withdrawal = z.output<typeof withdrawal>;

export const withdrawalsEndpoints = {
  send: endpoint({
    method: "POST",
    path: "/withdrawals",
    access: "public",
    summary: "Withdraws from a contract by order number and e-mail; the receipt comes by e-mail",
    body: withdrawalStatement,
    status: 201,
    response: received,
    keepsAnswers: true,
  }),
  sendByKey: endpoint({
    method: "POST",
    path: "/orders/mine/:id/:key/withdrawal",
    access: "public",
    summary:
      "Withdraws from the chosen items of an order, or from some pieces of them, by the key of the link in the mail",
    params: orderKeyParams,
    body: z.object({
      items: z.array(choice, nothingChosen).min(1, nothingChosen).max(200),
    }),
    status: 201,
    response: received,
    keepsAnswers: true,
  }),
  list: endpoint({
    method: "GET",
    path: "/withdrawals",
    access: "admin",
    roles: ["shop", "money"],
    summary: "Withdrawals that are not settled, oldest first; with `order` all of that order",
    query: z.object({ order: wholeNumber(1).optional() }),
    response: z.array(withdrawal),
  }),
  settle: endpoint({
    method: "PATCH",
    path: "/withdrawals/:id",
    access: "admin",
    roles: ["shop", "money"],
    summary: "Marks a withdrawal as settled, or not",
    params: idParams,
    body: z.object({ settled: flag() }),
    response: withdrawal,
    keepsAnswers: true,
  }),
};

export type WithdrawalsEndpoints = typeof withdrawalsEndpoints;

import { oneLine } from "#kit/contract/validation/written.ts";
import { z } from "zod";
import { DISCOUNT_KINDS } from "#features/orders/index.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { price } from "#kit/contract/money/price.ts";
import {
  basedOn,
  day,
  flag,
  idParams,
  instant,
  optionalWholeNumber,
  wholeNumber,
} from "#kit/contract/validation/fields.ts";
import { type Says, says } from "#kit/contract/validation/says.ts";
import { CODE_LENGTH, foldedCode } from "./discount-code.ts";
import { DISCOUNT_STATES } from "./discount-state.ts";

const { min, max } = CODE_LENGTH;
const lengthWords = says({
  en: `A code has ${min} to ${max} letters or digits.`,
  cs: `Kód má ${min} až ${max} písmen nebo číslic.`,
});
const percentWords = says({
  en: "The percentage must be a whole number from 1 to 100.",
  cs: "Procenta musí být celé číslo od 1 do 100.",
});
const amountWords = says({ en: "The amount must be more than 0.", cs: "Částka musí být vyšší než 0." });
const usesWords = says({
  en: "Leave it blank, or enter a whole number of at least 1.",
  cs: "Nechte prázdné, nebo napište celé číslo od 1.",
});
const daysWords = says({
  en: "The last day is before the first one.",
  cs: "Poslední den je dřív než první.",
});

const optionalDay = (words?: Says) =>
  z.preprocess((value) => (value === "" || value === undefined ? null : value), day(words).nullable());

const fields = z.object({
  /** As the team writes it; compared without case, spaces and accents. */
  code: z
    .string(lengthWords)
    .max(200, lengthWords)
    .overwrite(oneLine)
    .refine((code) => {
      const { length } = foldedCode(code);
      return length >= min && length <= max && code.length <= max;
    }, lengthWords),
  /** What it is for: the team reads it, customers do not. */
  note: z.string().overwrite(oneLine).max(200).default(""),
  kind: z.enum(DISCOUNT_KINDS),
  percent: wholeNumber(0, 100).default(0),
  /** CZK. */
  amount: price().default(0),
  /** Beside what it takes off the goods. */
  free_shipping: flag().default(false),
  /** What the goods that it is for must cost together, CZK; 0: anything. */
  minimum: price().default(0),
  /** Ids of the products that it is for; empty: all. */
  products: z.array(z.string().min(1).max(200)).max(500).default([]),
  /** How often in all; null: as often as anybody likes. */
  max_uses: optionalWholeNumber(1).default(null),
  once_per_customer: flag().default(false),
  /** Days in Prague, both included; null: no such end. */
  valid_from: optionalDay(),
  valid_until: optionalDay(),
  is_active: flag().default(true),
});

/** A discount code as the team saves it. */
export const discountInput = fields.superRefine(
  ({ kind, percent, amount, valid_from, valid_until, max_uses }, context) => {
    const error = (path: string, words: Says) =>
      context.addIssue({ code: "custom", path: [path], message: words.error() });
    if (kind === "percent" && percent < 1) error("percent", percentWords);
    if (kind === "amount" && amount <= 0) error("amount", amountWords);
    if (max_uses !== null && max_uses < 1) error("max_uses", usesWords);
    if (valid_from && valid_until && valid_until < valid_from) error("valid_until", daysWords);
  },
);

const discount = z.object({
  id: z.int(),
  code: z.string(),
  note: z.string(),
  kind: z.enum(DISCOUNT_KINDS),
  percent: z.int(),
  amount: z.number(),
  free_shipping: z.boolean(),
  minimum: z.number(),
  products: z.array(z.string()),
  max_uses: z.int().nullable(),
  once_per_customer: z.boolean(),
  valid_from: z.string().nullable(),
  valid_until: z.string().nullable(),
  is_active: z.boolean(),
  state: z.enum(DISCOUNT_STATES),
  /** Orders that have it, without those that gave it back. */
  uses: z.int(),
  /** What it took off these, shipping too, in CZK. */
  given: z.number(),
  created_at: instant(),
  updated_at: instant(),
});

/** What whoever knows a code is told of it: enough to reckon what it brings. */
const shownDiscount = z.object({
  code: z.string(),
  kind: z.enum(DISCOUNT_KINDS),
  percent: z.int(),
  amount: z.number(),
  free_shipping: z.boolean(),
  minimum: z.number(),
  products: z.array(z.string()),
  once_per_customer: z.boolean(),
  valid_until: z.string().nullable(),
});

export type Discount = z.output<typeof discount>;
export type DiscountInput = z.output<typeof discountInput>;
export type ShownDiscount = z.output<typeof shownDiscount>;

export const discountsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/discount-codes",
    access: "admin",
    roles: ["shop"],
    summary: "All discount codes, newest first, with their uses and what they took off",
    response: z.array(discount),
  }),
  suggest: endpoint({
    method: "GET",
    path: "/discount-codes/suggestion",
    access: "admin",
    roles: ["shop"],
    summary: "A code that nobody guesses, for a new record",
    response: z.object({ code: z.string() }),
  }),
  create: endpoint({
    method: "POST",
    path: "/discount-codes",
    access: "admin",
    roles: ["shop"],
    summary: "New discount code; 422 where another one reads the same",
    body: discountInput,
    status: 201,
    response: discount,
    keepsAnswers: true,
  }),
  update: endpoint({
    method: "PUT",
    path: "/discount-codes/:id",
    access: "admin",
    roles: ["shop"],
    summary: "Saves a discount code; orders keep it as it was when they were placed",
    params: idParams,
    headers: basedOn,
    body: discountInput,
    response: discount,
    keepsAnswers: true,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/discount-codes/:id",
    access: "admin",
    roles: ["shop"],
    summary: "Deletes a discount code; orders keep it",
    params: idParams,
    keepsAnswers: true,
  }),
  check: endpoint({
    method: "POST",
    path: "/discount-codes/check",
    access: "public",
    roles: ["shop"],
    summary: "What a discount code brings now, for whoever knows it; few wrong tries",
    body: z.object({ code: z.string().max(200) }),
    response: shownDiscount,
    keepsAnswers: true,
  }),
};

export type DiscountsEndpoints = typeof discountsEndpoints;

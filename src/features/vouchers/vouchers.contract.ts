import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { LANGUAGES } from "#kit/contract/language/language.ts";
import { price } from "#kit/contract/money/price.ts";
import { day, instant, wholeNumber } from "#kit/contract/validation/fields.ts";
import { says } from "#kit/contract/validation/says.ts";
import { MOVEMENT_KINDS } from "./value-voucher.ts";
import { VOUCHER_EVENTS, VOUCHER_STATES } from "./voucher-state.ts";

/** One voucher as the team sees it. */
export const voucher = z.object({
  id: z.int(),
  /** `7KQM-2XPD-9FHT`; see voucher-code.ts. */
  code: z.string(),
  state: z.enum(VOUCHER_STATES),
  /** What it is for, in its own language. */
  name: z.string(),
  language: z.enum(LANGUAGES),
  /** Null where it was given away. */
  order_id: z.int().nullable(),
  order_number: z.string().nullable(),
  /** Who bought it, or whom it was given to. */
  customer_name: z.string(),
  /** Null where it was sold. */
  giveaway: z.object({ id: z.int(), reason: z.string(), by: z.string() }).nullable(),
  issued_at: instant(),
  /** Last day on which it can be used, in Prague. */
  valid_until: z.string(),
  used_at: instant().nullable(),
  used_by: z.string().nullable(),
  voided_at: instant().nullable(),
  /** Of a voucher over an amount: what it was issued with and what is left of it, in CZK; null for a ride. */
  value: z.number().nullable(),
  balance: z.number().nullable(),
});

export const voucherDetail = voucher.extend({
  /** What happened to it, oldest first. */
  history: z.array(
    z.object({
      at: instant(),
      /** Blank where it was not done by the team. */
      by: z.string(),
      kind: z.enum(VOUCHER_EVENTS),
      /** The reason, or the day until which it was extended. */
      note: z.string(),
    }),
  ),
  /** Money that came onto it or left it, oldest first, in CZK; above 0: it came. None of a ride. */
  movements: z.array(
    z.object({
      at: instant(),
      /** Blank where it was not done by the team. */
      by: z.string(),
      kind: z.enum(MOVEMENT_KINDS),
      amount: z.number(),
      order_id: z.int().nullable(),
      order_number: z.string().nullable(),
      note: z.string(),
    }),
  ),
});

const pagination = z.object({ page: z.int(), limit: z.int(), total: z.int(), totalPages: z.int() });
const blankAsAbsent = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

const listQuery = z.object({
  page: wholeNumber(1).default(1),
  limit: wholeNumber(1, 200).default(50),
  /** Part of the code, of the name or e-mail of who bought or got it, or of the order's number. */
  q: z.string().trim().max(200).optional(),
  state: blankAsAbsent(z.enum(VOUCHER_STATES)),
  /** Those that were given away at once. */
  giveaway: blankAsAbsent(wholeNumber(1)),
});

/** Case, spaces and hyphens do not matter. */
export const codeParams = z.object({ code: z.string().max(200) });

/** Money that customers can still pay with, in CZK. */
const outstanding = z.object({
  /** On vouchers that were sold: the team owes it. */
  sold: z.number(),
  /** On vouchers that were given away. */
  given: z.number(),
  /** What expired with money on it. */
  expired: z.number(),
  count: z.int(),
});

const redeeming = z.object({
  amount: price(),
  /** The balance that the person saw, in CZK. */
  seen: z.number(),
  note: z.string().trim().max(200).default(""),
});

/** What a holder is told of a voucher over an amount. */
const balance = z.object({
  balance: z.number(),
  value: z.number(),
  valid_until: z.string(),
  state: z.enum(VOUCHER_STATES),
});

const reasonWords = says({
  en: "Please say why it is being undone.",
  cs: "Napište prosím, proč se použití ruší.",
});

export type Redeeming = z.output<typeof redeeming>;
export type Outstanding = z.output<typeof outstanding>;
export type VoucherBalance = z.output<typeof balance>;
export type Voucher = z.output<typeof voucher>;
export type VoucherDetail = z.output<typeof voucherDetail>;
export type VoucherListQuery = z.output<typeof listQuery>;

export const vouchersEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/vouchers",
    access: "admin",
    roles: ["shop", "track"],
    summary: "Vouchers, newest first, by part of code, name or order, by state, and those of one giveaway",
    query: listQuery,
    response: z.object({ vouchers: z.array(voucher), pagination }),
  }),
  outstanding: endpoint({
    method: "GET",
    path: "/vouchers/outstanding",
    access: "admin",
    roles: ["shop"],
    summary: "How much money is left on all vouchers over an amount: what the team still owes",
    response: outstanding,
  }),
  balance: endpoint({
    method: "POST",
    path: "/vouchers/balance",
    access: "public",
    summary:
      "What is left on a voucher over an amount, for whoever holds its code; 409 for one that holds a ride or a course, 404 for any other code, few tries",
    body: z.object({ code: z.string().max(200) }),
    response: balance,
    keepsAnswers: true,
  }),
  redeem: endpoint({
    method: "POST",
    path: "/vouchers/:code/redeem",
    access: "admin",
    roles: ["shop", "track"],
    summary:
      "Takes an amount off a voucher at the track; 409 where its balance is another than the person saw, 422 for more than is left",
    params: codeParams,
    body: redeeming,
    response: voucherDetail,
    keepsAnswers: true,
  }),
  get: endpoint({
    method: "GET",
    path: "/vouchers/:code",
    access: "admin",
    roles: ["shop", "track"],
    summary: "One voucher by its code, with its history",
    params: codeParams,
    response: voucherDetail,
  }),
  use: endpoint({
    method: "POST",
    path: "/vouchers/:code/use",
    access: "admin",
    roles: ["shop", "track"],
    summary: "Marks a voucher as used, once: a second call is 409 and says when and by whom it was used",
    params: codeParams,
    response: voucherDetail,
    keepsAnswers: true,
  }),
  undo: endpoint({
    method: "POST",
    path: "/vouchers/:code/undo",
    access: "admin",
    roles: ["shop"],
    summary: "Takes back a use that was a mistake, or the last amount that was taken off; the reason is kept",
    params: codeParams,
    body: z.object({ reason: z.string(reasonWords).trim().min(1, reasonWords).max(500) }),
    response: voucherDetail,
    keepsAnswers: true,
  }),
  extend: endpoint({
    method: "PATCH",
    path: "/vouchers/:code",
    access: "admin",
    roles: ["shop"],
    summary: "Sets the last day of an unused voucher, today or later",
    params: codeParams,
    body: z.object({ valid_until: day() }),
    response: voucherDetail,
    keepsAnswers: true,
  }),
  pdf: endpoint({
    method: "GET",
    path: "/vouchers/:code/pdf",
    access: "admin",
    roles: ["shop"],
    summary: "The voucher to print or forward, in the language of its order",
    params: codeParams,
    raw: { contentType: "application/pdf" },
  }),
};

export type VouchersEndpoints = typeof vouchersEndpoints;

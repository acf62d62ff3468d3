import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { isCalendarDay } from "#kit/contract/time/days.ts";
import { idParams, instant, wholeNumber } from "#kit/contract/validation/fields.ts";
import { says } from "#kit/contract/validation/says.ts";
import { ENTRY_SOURCES, ENTRY_STATES } from "./bank-entry.ts";
import { CSV_FIELDS } from "./csv-columns.ts";
import { DECISIONS, ENTRY_VIEWS } from "./entry-views.ts";
import { VERDICTS } from "./match-entry.ts";

/** A statement of a month has some 100 KB; more than this is no statement of one account. */
const MOST_CHARACTERS = 1_500_000;
const day = z
  .string()
  .refine(isCalendarDay, says({ en: "Please choose a date.", cs: "Vyberte prosím den v kalendáři." }));

/** An order that a payment may be for. Amounts are CZK. */
const candidate = z.object({
  order_id: z.int(),
  order_number: z.string(),
  customer_name: z.string(),
  total: z.number(),
  due: z.number(),
  is_paid: z.boolean(),
  is_cancelled: z.boolean(),
});

const entry = z.object({
  id: z.int(),
  source: z.enum(ENTRY_SOURCES),
  booked_on: z.string(),
  /** In units of `currency`. */
  amount: z.number(),
  currency: z.string(),
  variable_symbol: z.string(),
  counter_account: z.string(),
  counter_name: z.string(),
  message: z.string(),
  state: z.enum(ENTRY_STATES),
  /** Why a person has to decide; null where it was decided. */
  verdict: z.enum(VERDICTS).nullable(),
  /** How much is missing or too much, where the verdict is `short` or `over`. */
  difference: z.number().nullable(),
  /** The order that it was counted to. */
  order_id: z.int().nullable(),
  order_number: z.string().nullable(),
  /** Orders that it may be for, the likeliest first; none where it was decided. */
  candidates: z.array(candidate),
  /** Whether the decision can be taken back: not while its order is paid. */
  can_reopen: z.boolean(),
  decided_by: z.string().nullable(),
  decided_at: instant().nullable(),
});

const page = z.object({
  entries: z.array(entry),
  pagination: z.object({ page: z.int(), limit: z.int(), total: z.int(), totalPages: z.int() }),
  waiting: z.int(),
});

const columns = z.partialRecord(z.enum(CSV_FIELDS), z.string().max(200));

const read = z.object({
  kind: z.literal("read"),
  source: z.enum(ENTRY_SOURCES),
  /** Payments that came to the account. */
  incoming: z.int(),
  /** Of them, those that were there before. */
  known: z.int(),
  /** Orders that are paid now. */
  paid: z.int(),
  /** Payments that somebody has to decide. */
  waiting: z.int(),
  /** Other accounts in the file, whose entries were not read. */
  left_out: z.array(z.string()),
});
const unknownColumns = z.object({
  kind: z.literal("columns"),
  headings: z.array(z.string()),
  found: columns,
});

const link = z.object({
  /** Null where no bank is asked. */
  connected: z
    .object({
      account: z.string(),
      since: z.string(),
      /** The last day of the token. */
      expires_on: z.string(),
      last_asked_at: instant().nullable(),
      last_ok_at: instant().nullable(),
      /** Why the last question failed; null where it did not. */
      fault: z.enum(["refused", "away", "unreadable", "other-account", "too-much"]).nullable(),
    })
    .nullable(),
});

const tokenWords = says({
  en: "The token has 64 letters and digits. Copy all of it.",
  cs: "Token má 64 písmen a číslic. Zkopírujte ho celý.",
});

export type BankEntry = z.output<typeof entry>;
export type BankEntryPage = z.output<typeof page>;
export type StatementResult = z.output<typeof read> | z.output<typeof unknownColumns>;
export type BankLink = z.output<typeof link>;

export const bankTransfersEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/bank-transfers",
    access: "admin",
    roles: ["money"],
    summary: "Payments that came to the account, newest first: those that wait for a decision, or all",
    query: z.object({
      view: z.enum(ENTRY_VIEWS).optional(),
      page: wholeNumber(1).optional(),
      limit: wholeNumber(1, 200).optional(),
      /** Part of a name, an account, a symbol or a message. */
      q: z.string().trim().max(200).optional(),
    }),
    response: page,
  }),
  readStatement: endpoint({
    method: "POST",
    path: "/bank-transfers/statements",
    access: "admin",
    roles: ["money"],
    summary:
      "Reads a statement (CAMT.053, GPC, CSV): what is new is matched, what came before changes nothing; of a CSV whose columns are not known the headings are answered",
    body: z.object({
      /** The file's bytes. */
      content: z.base64().max(MOST_CHARACTERS),
      /** Headings of a CSV, chosen by a person. */
      columns: columns.optional(),
    }),
    status: 200,
    response: z.discriminatedUnion("kind", [read, unknownColumns]),
    keepsAnswers: true,
  }),
  decide: endpoint({
    method: "POST",
    path: "/bank-transfers/:id/decision",
    access: "admin",
    roles: ["money"],
    summary:
      "Decides on a payment: pays an order, counts as a part of it, counts and goes back where the order has its money, belongs to none, or is open again; 409 where somebody else was quicker",
    params: idParams,
    body: z.object({ action: z.enum(DECISIONS), order_id: z.int().min(1).optional() }),
    status: 200,
    response: entry,
    keepsAnswers: true,
  }),
  link: endpoint({
    method: "GET",
    path: "/bank-transfers/link",
    access: "admin",
    roles: ["money"],
    summary: "Whether Fio's API is asked, since when, and how it went; never the token",
    response: link,
  }),
  connect: endpoint({
    method: "PUT",
    path: "/bank-transfers/link",
    access: "admin",
    roles: [],
    summary:
      "Stores a token of Fio's API, encrypted, and asks with it at once: 422 where the bank refuses it",
    body: z.object({
      token: z
        .string()
        .trim()
        .regex(/^[A-Za-z0-9]{64}$/, tokenWords),
      expires_on: day,
      since: day.optional(),
    }),
    response: link,
    keepsAnswers: true,
  }),
  ask: endpoint({
    method: "POST",
    path: "/bank-transfers/link/ask",
    access: "admin",
    roles: ["money"],
    summary: "Asks the bank now; 429 within 30 seconds of the last question, which the bank would refuse",
    body: z.object({}),
    status: 200,
    response: link,
    keepsAnswers: true,
  }),
  disconnect: endpoint({
    method: "DELETE",
    path: "/bank-transfers/link",
    access: "admin",
    roles: [],
    summary: "Deletes the token; payments that were read stay",
    keepsAnswers: true,
  }),
};

export type BankTransfersEndpoints = typeof bankTransfersEndpoints;

import { z } from "zod";
import { ISSUED_TYPES } from "#features/invoices/index.ts";
import { sentMail } from "#features/mails/mails.contract.ts";
import { ORDER_STATUSES, PAID_HOWS } from "#features/orders/index.ts";
import { CARD_PAYMENT_STATES, DISPUTE_STATES, REFUND_STATES } from "#features/payments/index.ts";
import { VOUCHER_EVENTS, VOUCHER_STATES } from "#features/vouchers/index.ts";
import { instant } from "#kit/contract/validation/fields.ts";
import { says } from "#kit/contract/validation/says.ts";

/** What belongs to an order beside its record, and all that happened to it. */

const voucher = z.object({
  code: z.string(),
  name: z.string(),
  valid_until: z.string(),
  state: z.enum(VOUCHER_STATES),
});

export const note = z.object({ id: z.int(), at: instant(), by: z.string(), text: z.string() });

/** `by` is blank for what the customer or the shop itself did. */
const event = <K extends string, S extends z.ZodRawShape>(kind: K, shape: S) =>
  z.object({ kind: z.literal(kind), at: instant(), by: z.string(), ...shape });

const timelineEvent = z.discriminatedUnion("kind", [
  event("placed", {}),
  event("status", { from: z.enum(ORDER_STATUSES), to: z.enum(ORDER_STATUSES) }),
  event("paid", { how: z.enum(PAID_HOWS) }),
  event("unpaid", {}),
  event("customer", {}),
  /** The customer chose another way to pay. */
  event("way", { from: z.string(), to: z.string() }),
  /** What went and what came, as `2 × name`; blank where nothing did. */
  event("items", { gone: z.string(), came: z.string() }),
  event("refunded", { amount: z.number(), way: z.enum(PAID_HOWS), state: z.enum(REFUND_STATES) }),
  event("disputed", { amount: z.number(), state: z.enum(DISPUTE_STATES) }),
  event("paper", { type: z.enum(ISSUED_TYPES), number: z.string() }),
  event("voucher", { code: z.string(), what: z.enum(VOUCHER_EVENTS) }),
  event("mail", { id: z.int(), to: z.string(), subject: z.string() }),
  event("card", { state: z.enum(CARD_PAYMENT_STATES), amount: z.number(), currency: z.string() }),
  event("withdrawn", { what: z.string() }),
  event("settled", {}),
  event("note", { text: z.string() }),
]);

export const orderStory = z.object({
  /** What the customer names in a transfer. */
  variable_symbol: z.string(),
  /** The path of the order's page for its customer. */
  page: z.string(),
  vouchers: z.array(voucher),
  /** Newest first. */
  mails: z.array(sentMail),
  /** Oldest first. */
  notes: z.array(note),
  /** Newest first. */
  timeline: z.array(timelineEvent),
});

const noteWords = says({ en: "Please write the note first.", cs: "Poznámku nejdřív napište." });
export const newNote = z.object({
  text: z
    .string(noteWords)
    .overwrite((text) => text.toWellFormed().replaceAll("\0", "").trim())
    .min(1, noteWords)
    .max(
      2000,
      says({
        en: "A note may have at most 2,000 characters.",
        cs: "Poznámka může mít nejvýše 2 000 znaků.",
      }),
    ),
});

export type OrderStory = z.output<typeof orderStory>;
export type TimelineEvent = OrderStory["timeline"][number];

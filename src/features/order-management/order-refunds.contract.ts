import { z } from "zod";
import { MONEY_WAYS, PAID_HOWS } from "#features/orders/index.ts";
import { DISPUTE_STATES, GATEWAYS, REFUND_REASONS, REFUND_STATES } from "#features/payments/index.ts";
import { isCzechAccount, isIban } from "#kit/contract/money/bank-numbers.ts";
import { price } from "#kit/contract/money/price.ts";
import { idParams, instant } from "#kit/contract/validation/fields.ts";
import { says } from "#kit/contract/validation/says.ts";
import { oneLine } from "#kit/contract/validation/written.ts";

/** Money that goes back to customers. Amounts are CZK. */

export const orderMoney = z.object({
  /** Transfers, card payments, and what the team noted by hand; cash without its rounding. */
  paid: z.number(),
  /** By how much the cash that came differs from what it pays. */
  rounding: z.number(),
  /** By how much more went back in cash than it gave back. */
  rounding_back: z.number(),
  returned: z.number(),
  /** At a gateway, or waiting for the team to send it. */
  on_the_way: z.number(),
  /** What customers' banks hold until they have decided, or have taken for good. */
  disputed: z.number(),
  /** Paid, and neither gone, nor on its way, nor disputed. */
  left: z.number(),
  /** How much of it gift vouchers paid: that goes back onto them. */
  voucher: z.number(),
  /** How much can go back through a gateway, and which; null: nothing. */
  card: z.object({ gateway: z.enum(GATEWAYS), most: z.number() }).nullable(),
  /** The account that the last transfer came from; blank where none did. */
  account: z.string(),
});

export const orderRefund = z.object({
  id: z.string(),
  at: instant(),
  way: z.enum(PAID_HOWS),
  state: z.enum(REFUND_STATES),
  amount: z.number(),
  /** How much of it is of what the order costs; the rest was too much. */
  price: z.number(),
  reason: z.enum(REFUND_REASONS),
  /** Null where the team sends the money itself. */
  gateway: z.enum(GATEWAYS).nullable(),
  /** Why it failed, as the gateway says it. */
  fault: z.string(),
  account: z.string(),
  /** The text of the QR code while a transfer waits to be sent; blank otherwise. */
  spayd: z.string(),
  by: z.string(),
  done_at: instant().nullable(),
});

/** A card payment that the customer's bank takes back (chargeback). */
export const orderDispute = z.object({
  id: z.string(),
  gateway: z.enum(GATEWAYS),
  /** The gateway's own name for it. */
  reference: z.string(),
  state: z.enum(DISPUTE_STATES),
  amount: z.number(),
  /** The gateway's word for why; blank where it says none. */
  reason: z.string(),
  /** Whether the sum is not here now. */
  is_gone: z.boolean(),
  opened_at: instant(),
  closed_at: instant().nullable(),
});

const accountWords = says({
  en: "Please enter an account such as 19-2000145399/0800, or an IBAN.",
  cs: "Zadejte prosím účet jako 19-2000145399/0800, nebo IBAN.",
});
const noAccount = { ...accountWords, path: ["account"] };
const hasAccount = ({ way, account }: { way: string; account?: string | undefined }) =>
  way !== "bank" || account !== undefined;
const account = z
  .string()
  .overwrite((text) => text.replace(/\s/g, "").toUpperCase())
  .refine((text) => isCzechAccount(text) || isIban(text), accountWords);

const way = z.object({
  /**
   * Through the gateway that the card was paid with, a transfer that the team sends from its banking app, or back onto
   * the gift vouchers.
   */
  way: z.enum(["card", "bank", "voucher"]),
  /** Where a transfer goes. */
  account: account.optional(),
  /** What had gone back or was on its way when the person looked: where there is more by now, nothing is sent. */
  seen: z.number(),
});

export const refundRequest = way.extend({ amount: price() }).refine(hasAccount, noAccount);
/** Why an order is cancelled, for the mail to its customer; blank: nothing is said of it. */
export const cancelReason = z
  .string()
  .overwrite(oneLine)
  .max(500, says({ en: "At most 500 characters fit here.", cs: "Vejde se sem nejvýše 500 znaků." }));
export const cancellation = way.extend({ reason: cancelReason.optional() }).refine(hasAccount, noAccount);
/** Sent back altogether, in CZK; without it all that is here. `how`: in the way it was paid unless told. */
export const notedRefund = z.object({ amount: price().optional(), how: z.enum(MONEY_WAYS).optional() });

/** `sent`: the team has sent the transfer. `call-off`: nothing is sent. `ask`: ask the gateway now. */
export const REFUND_STEPS = ["sent", "call-off", "ask"] as const;

export const refundParams = idParams.extend({ refund: z.uuid() });

export type RefundRequest = z.output<typeof refundRequest>;
export type Cancellation = z.output<typeof cancellation>;
export type RefundStep = (typeof REFUND_STEPS)[number];
export type OrderDispute = z.output<typeof orderDispute>;
export type OrderRefund = z.output<typeof orderRefund>;
export type OrderMoneyShown = z.output<typeof orderMoney>;

import { z } from "zod";
import { teamCustomer } from "#features/checkout/order-payload.contract.ts";
import { issuedDocument } from "#features/invoices/invoices.contract.ts";
import {
  DISCOUNT_KINDS,
  MONEY_WAYS,
  ORDER_STATUSES,
  PAID_HOWS,
  PAYMENT_KINDS,
} from "#features/orders/index.ts";
import { cardTry } from "#features/payments/payments.contract.ts";
import { LANGUAGES } from "#kit/contract/language/language.ts";
import { instant, wholeNumber } from "#kit/contract/validation/fields.ts";
import { says } from "#kit/contract/validation/says.ts";
import { oneLine } from "#kit/contract/validation/written.ts";
import { ORDER_EFFECTS } from "./order-effects.ts";
import { STEPS, UNDOABLE } from "./order-next-steps.ts";
import { cancelReason, orderDispute, orderMoney, orderRefund } from "./order-refunds.contract.ts";
import { DELETED_VIEW, ORDER_VIEWS } from "./order-views.ts";

const soldName = z.object({ en: z.string(), cs: z.string() });
const soldText = z.object({ name: z.string(), description: z.string() });

const orderItem = z.object({
  id: z.int(),
  product_id: z.string(),
  price: z.number(),
  /** What a discount code takes off the pieces that are still sold, in CZK. */
  discount: z.number(),
  /** Pieces as sold. */
  quantity: z.int(),
  /** Pieces of them that were taken back. */
  taken_back: z.int(),
  /** Names as sold, with the size where there was one. */
  translations: z.object({ en: soldText, cs: soldText }),
  variant_id: z.int().nullable(),
  variant_label: soldName.nullable(),
});

export const order = z.object({
  id: z.int(),
  order_number: z.string(),
  customer_name: z.string(),
  customer_email: z.string(),
  customer_phone: z.string(),
  customer_address: z.string(),
  customer_company: z.string(),
  customer_company_id: z.string(),
  customer_vat_id: z.string(),
  language: z.enum(LANGUAGES),
  status: z.enum(ORDER_STATUSES),
  goods: z.number(),
  /** Its discount code as it was, and what it takes off goods and shipping, in CZK; null: none. */
  discount: z
    .object({
      code: z.string(),
      kind: z.enum(DISCOUNT_KINDS),
      percent: z.int(),
      goods: z.number(),
      shipping: z.number(),
      free_shipping: z.boolean(),
    })
    .nullable(),
  /** The shipping price as sold. */
  shipping_price: z.number(),
  /** What its way of paying cost, as sold. */
  payment_fee: z.number(),
  total: z.number(),
  /** The rest where a part was paid: what a paid order costs more now, or a part of it leaves; in CZK, 0: nothing. */
  due: z.number(),
  /** What gift vouchers pay of it, in CZK. */
  by_voucher: z.number(),
  /** What is to be paid now, in CZK: what vouchers leave, or the difference. */
  to_pay: z.number(),
  shipping_method: z.int(),
  shipping_name: soldName,
  /** Whether the customer comes for it, as the shipping was when it was ordered. */
  is_pickup: z.boolean(),
  payment_method: z.int(),
  payment_name: soldName,
  payment_kind: z.enum(PAYMENT_KINDS),
  /** Null while the payment is waited for. */
  paid_at: instant().nullable(),
  /** How it was paid in the end; null with `paid_at`. */
  paid_how: z.enum(PAID_HOWS).nullable(),
  /** What the carrier calls the parcel; blank where there is none. */
  tracking_number: z.string(),
  /** When money was sent back, and how much of it; null while none was. */
  refunded_at: instant().nullable(),
  refunded: z.number().nullable(),
  /** What has to go back and is not on its way, in CZK: all beyond its price, of a cancelled order all that is here. */
  owed: z.number(),
  /** When the customer withdrew, where the team has not settled it yet. */
  withdrawal_open_since: instant().nullable(),
  /** The last day to send the money back then, YYYY-MM-DD in Prague. */
  refund_by: z.string().nullable(),
  created_at: instant(),
  updated_at: instant(),
});

/** `papers`: invoices and credit notes with a number of a series, oldest first; `card_payments` too. */
export const orderDetail = order.extend({
  items: z.array(orderItem),
  papers: z.array(issuedDocument),
  card_payments: z.array(cardTry),
  money: orderMoney,
  /** Rides whose day the team cancelled or moved, and whose money is asked for; the order still has them. */
  rides_asked_back: z.array(z.object({ names: soldName, starts_at: instant() })),
  /** Paid places that were cancelled and have no other day yet. */
  rides_without_day: z.array(z.object({ names: soldName, starts_at: instant() })),
  /** Gift vouchers that pay a part of it or all. */
  paid_by_vouchers: z.array(z.object({ code: z.string(), amount: z.number() })),
  /** Money that went back or is to go, oldest first. */
  refunds: z.array(orderRefund),
  /** Card payments that customers' banks take back, oldest first. */
  disputes: z.array(orderDispute),
});

const pagination = z.object({ page: z.int(), limit: z.int(), total: z.int(), totalPages: z.int() });
export const orderPage = z.object({ orders: z.array(order), pagination });

const blankAsAbsent = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

export const listQuery = z.object({
  page: wholeNumber(1).optional(),
  limit: wholeNumber(1, 200).optional(),
  q: z
    .string()
    .trim()
    .max(200)
    .optional()
    .describe(
      "Part of the order's number (the variable symbol), the beginning of an invoice's, credit note's or voucher's, a discount code, or words of name, e-mail, phone, company, IČO and DIČ in any order",
    ),
  status: blankAsAbsent(z.enum(ORDER_STATUSES)),
  view: blankAsAbsent(z.enum([...ORDER_VIEWS, DELETED_VIEW])),
});

const viewCount = z.int();
/** How many orders each view has; 1,000 stands for more, too. */
export const viewCounts = z.object({
  "to-pay": viewCount,
  "to-ship": viewCount,
  "to-pick-up": viewCount,
  withdrawals: viewCount,
  refunds: viewCount,
  "without-day": viewCount,
});

export const statusChange = z.object({
  status: z.enum(
    ORDER_STATUSES,
    says({
      en: "Status must be one of pending, processing, shipped, completed, done, cancelled",
      cs: "Stav musí být jeden z pending, processing, shipped, completed, done, cancelled",
    }),
  ),
  /** The carrier's number of the parcel, where it is sent. */
  tracking: z.string().overwrite(oneLine).max(100).optional(),
  /** Why it is cancelled, as the customer is told. */
  reason: cancelReason.optional(),
});

/** `version`: the `updated_at` that the person has seen. */
export const customerChange = z.object({ version: z.iso.datetime(), customer: teamCustomer });

/** Many orders at once. */
export const chosenOrders = z.object({ ids: z.array(z.int().min(1).max(2_147_483_647)).min(1).max(200) });

/** What became of each: sent now, or why not. */
export const sentOrders = z.object({
  sent: z.array(z.int()),
  refused: z.array(z.object({ id: z.int(), reason: z.string() })),
});

const orderStatus = z.enum(ORDER_STATUSES);
/** What a step would do now, in the order in which it is told; `refused`: why it can't be done. */
const foretold = { effects: z.array(z.enum(ORDER_EFFECTS)), refused: z.string().optional() };

/** What the team can do next, the most likely first, and what it can take back. */
export const orderSteps = z.object({
  steps: z.array(z.object({ step: z.enum(STEPS), status: orderStatus.nullable(), ...foretold })),
  back: z.array(z.object({ what: z.enum(UNDOABLE), status: orderStatus.nullable(), ...foretold })),
});

/** `status`: the one that the person has seen. */
export const undo = z.object({ what: z.enum(UNDOABLE), status: z.enum(ORDER_STATUSES) });

/** What a change to each status would do now. */
export const statusEffects = z.array(z.object({ status: orderStatus, ...foretold }));

const takenItems = z
  .array(z.object({ id: z.int(), quantity: z.int().min(1).max(10_000) }))
  .min(1)
  .max(200);
/** `seen`: what the order cost in CZK when the person looked. */
export const takeBack = z.object({ items: takenItems, seen: z.number() });
export const takeBackWish = z.object({ items: takenItems });

/** What an order with other lines comes to, in CZK. */
export const orderSums = z.object({
  total: z.number(),
  /** What is to be paid then: all of an unpaid order, the difference of a paid one. */
  to_pay: z.number(),
  /** What was paid too much then. */
  to_return: z.number(),
});
export const takeBackPlan = orderSums.extend({ effects: z.array(z.enum(ORDER_EFFECTS)) });

export const receivedPayment = z.object({ how: z.enum(MONEY_WAYS) });

export type Order = z.output<typeof order>;
export type OrderDetail = z.output<typeof orderDetail>;
export type OrderPage = z.output<typeof orderPage>;
export type OrderCustomerForm = z.input<typeof teamCustomer>;
export type ViewCounts = z.output<typeof viewCounts>;
export type TakeBackPlan = z.output<typeof takeBackPlan>;
export type OrderSteps = z.output<typeof orderSteps>;
export type StatusEffects = z.output<typeof statusEffects>;
export type OrderListQuery = z.output<typeof listQuery>;

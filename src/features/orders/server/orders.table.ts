import { getTableColumns, sql } from "drizzle-orm";
import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { StockSource } from "#features/products/server/index.ts";
import type { Both, Language } from "#kit/contract/language/language.ts";
import { timestamps } from "#kit/server/content/content-columns.ts";
import { folded } from "#kit/server/statements/contains.ts";
import type { OrderDiscount } from "../order-discount.ts";
import type { OrderStatus, PaymentKind } from "../order-status.ts";
import type { WithdrawalBasis } from "../withdrawal-basis.ts";

const moment = () => timestamp({ withTimezone: true, mode: "date" });

/**
 * A field a line, the phone also as digits alone: whoever searches may write it without spaces. The longest stand
 * last, because they may be cut off.
 */
const SEARCHED = [
  `"customer_phone"`,
  `regexp_replace("customer_phone", '[^0-9]', '', 'g')`,
  `"customer_company_id"`,
  `"customer_vat_id"`,
  `"customer_email"`,
  `"customer_name"`,
  `"customer_company"`,
].join(" || chr(10) || ");

/** Characters, each of at most four bytes: a row of an index has room for 2,700. */
const LONGEST_SEARCHED = 640;

/** Prices and names as sold: what a method or product becomes later changes no order. */
export const orders = pgTable(
  "orders",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customer_name: text().notNull(),
    customer_email: text().notNull(),
    customer_phone: text().notNull(),
    customer_address: text().notNull(),
    /** Where it was bought for a firm: its name, IČO and DIČ; blank otherwise. */
    customer_company: text().notNull().default(""),
    customer_company_id: text().notNull().default(""),
    customer_vat_id: text().notNull().default(""),
    language: text().$type<Language>().notNull(),
    status: text().$type<OrderStatus>().notNull().default("pending"),
    /** What it costs now: without pieces that were taken back. */
    goods_halere: bigint({ mode: "number" }).notNull(),
    shipping_halere: bigint({ mode: "number" }).notNull(),
    /** Of the way of paying, such as cash on delivery. */
    fee_halere: bigint({ mode: "number" }).notNull().default(0),
    /** What a discount code takes off the goods: the sum of what it takes off its items. */
    discount_halere: bigint({ mode: "number" }).notNull().default(0),
    total_halere: bigint({ mode: "number" }).notNull(),
    /** The discount code as it was; null where there is none. */
    discount: jsonb().$type<OrderDiscount>(),
    shipping_method: integer().notNull(),
    shipping_name: jsonb().$type<Both<string>>().notNull(),
    is_pickup: boolean().notNull().default(false),
    payment_method: integer().notNull(),
    payment_name: jsonb().$type<Both<string>>().notNull(),
    payment_kind: text().$type<PaymentKind>().notNull(),
    /** The version of the terms that it was made under; null where none was stored then. Versions are never deleted. */
    terms_version: integer(),
    /**
     * Cached from `order_money` by `settleMoney`: what has to go back; below 0: what is still to be paid. Of a cancelled order
     * nothing is, and all that is here has to go back.
     */
    balance_halere: bigint({ mode: "number" }).notNull(),
    /** When it was paid; null while the payment is waited for. Whether less is enough is for the team to say. */
    paid_at: moment(),
    /** What the carrier calls the parcel; blank where there is none. */
    tracking_number: text().notNull().default(""),
    /** When it was first marked as shipped, and as completed or done. */
    shipped_at: moment(),
    delivered_at: moment(),
    /** Set when it was deleted in the back office: hidden everywhere, kept as the law asks. */
    hidden_at: moment(),
    anonymised_at: moment(),
    ...timestamps(),
    /** What the search looks through: folding the texts of all orders at each search takes seconds. */
    searched: text().generatedAlwaysAs(
      sql`left(${folded(sql.raw(`(${SEARCHED})`))}, ${sql.raw(String(LONGEST_SEARCHED))})`,
    ),
  },
  (order) => [
    index("orders_by_time").on(order.created_at, order.id),
    index("orders_of_customer").on(sql`lower(${order.customer_email})`),
    index("orders_hidden").on(order.id).where(sql`${order.hidden_at} is not null`),
    // What the back office lists and counts, from the index alone.
    index("orders_shown").on(order.created_at, order.id).where(sql`${order.hidden_at} is null`),
    // What a search looks through, from the index alone.
    index("orders_searched")
      .on(order.created_at, order.id, order.searched)
      .where(sql`${order.hidden_at} is null`),
    // What the team works through, a view each (order-management/server/list/order-views.ts).
    index("orders_to_pay")
      .on(order.created_at, order.id)
      .where(
        sql`${order.hidden_at} is null and (${order.paid_at} is null or ${order.balance_halere} < 0) and ${order.status} <> 'cancelled'`,
      ),
    index("orders_to_hand_over")
      .on(order.created_at, order.id)
      .where(
        sql`${order.hidden_at} is null and ${order.status} in ('pending', 'processing', 'shipped') and (${order.paid_at} is not null and ${order.balance_halere} >= 0 or ${order.payment_kind} in ('cash', 'cod'))`,
      ),
    index("orders_to_refund")
      .on(order.id)
      .where(sql`${order.hidden_at} is null and ${order.balance_halere} > 0`),
    index("orders_shown_by_status")
      .on(order.status, order.created_at, order.id)
      .where(sql`${order.hidden_at} is null`),
  ],
);

const { searched: _, ...written } = getTableColumns(orders);
/** The columns of an order as they were written. */
export const ORDER = written;

export const orderItems = pgTable(
  "order_items",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    product_id: text().notNull(),
    translations: jsonb().$type<Both<{ name: string; description: string }>>().notNull(),
    price_halere: bigint({ mode: "number" }).notNull(),
    /** Pieces as sold. */
    quantity: integer().notNull(),
    /** What a discount code takes off the pieces that are still sold, together. */
    discount_halere: bigint({ mode: "number" }).notNull().default(0),
    /** Pieces of them that were taken back, with a credit note where there was an invoice. */
    taken_back: integer().notNull().default(0),
    /** The size as sold; null: the product had none. */
    variant_id: integer(),
    variant_label: jsonb().$type<Both<string>>(),
    /** Months that each piece is valid as a voucher, as sold; null where it is not a voucher. */
    voucher_months: integer(),
    /** Each piece becomes a voucher over its price, in money. */
    is_value: boolean().notNull().default(false),
    /** Whose count holds these pieces; null: nobody's, or they were given back. */
    stock_source: text().$type<StockSource>(),
    /** Whether and how it can be withdrawn from, as it was sold. */
    withdrawal_basis: text().$type<WithdrawalBasis>().notNull().default("goods"),
  },
  (item) => [index("order_items_of_order").on(item.order_id)],
);

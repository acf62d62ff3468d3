import type { Both } from "#kit/contract/language/language.ts";
import type { Halere } from "#kit/contract/money/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { OrderStatus, PaidHow, PaymentKind } from "../order-status.ts";
import type { LinesChange } from "./order-lines.ts";
import type { orders } from "./orders.table.ts";

export type OrderRow = typeof orders.$inferSelect;

/** Whom an order goes to. */
export type CustomerColumns = Pick<
  typeof orders.$inferInsert,
  | "customer_name"
  | "customer_email"
  | "customer_phone"
  | "customer_address"
  | "customer_company"
  | "customer_company_id"
  | "customer_vat_id"
>;

/** What happens to an order's money. */
export type MoneyChange =
  /** It is paid. */
  | { what: "paid" }
  /** So much of what a paid order costs more has come, and so much is still to come. */
  | { what: "difference"; received: Halere; left: Halere }
  /** Its payment was noted by mistake, and with it the status that followed; null: that stays. */
  | { what: "unpaid"; status: OrderStatus | null }
  /** It is paid another way than was chosen. `due_on`: the last day of a transfer. */
  | { what: "way"; way: { id: number; names: Both<string>; kind: PaymentKind }; due_on: string | null }
  /** A refund has gone; `price`: how much of the order's price is gone with it. */
  | { what: "returned"; amount: Halere; price: Halere; way: PaidHow; reason: string }
  /** A refund that had gone has come back. */
  | { what: "came-back"; price: Halere };

/** What happens to an order. */
export type OrderChange =
  /** `isUndo`: the one before was noted by mistake. */
  | {
      kind: "status";
      status: OrderStatus;
      isUndo?: boolean;
      tracking?: string | undefined;
      reason?: string | undefined;
    }
  | ({ kind: "lines" } & LinesChange)
  | ({ kind: "money" } & MoneyChange)
  | { kind: "customer"; customer: CustomerColumns }
  /** `hasMoney`: it is shown again because money is here for it. */
  | { kind: "hidden"; hidden: boolean; hasMoney?: boolean }
  /** The carrier's number of its parcel. */
  | { kind: "parcel"; tracking_number: string };

/** What those who follow an order are told. */
export interface Happened {
  /** The order as it was. */
  before: OrderRow;
  /** What gift vouchers paid of it, before anybody followed. */
  byVoucher: Halere;
  /** Null: nothing; each only looks again. */
  change: OrderChange | null;
}

/** Brings what hangs on an order to what it is now: once done, a second call changes nothing. */
export type Follower = (context: Context, tx: Database, order: OrderRow, happened: Happened) => Promise<void>;

declare module "#kit/server/context.ts" {
  interface Parts {
    /** All that follows an order, in the caller's transaction, which holds its row (`src/app/orders/settle.ts`). */
    settle(
      context: Context,
      tx: Database,
      orderId: number,
      happened?: Omit<Happened, "byVoucher">,
    ): Promise<void>;
  }
}

/** Whether an order is to be had: neither cancelled nor deleted. */
export const stands = ({ status, hidden_at }: Pick<OrderRow, "status" | "hidden_at">) =>
  status !== "cancelled" && hidden_at === null;

/** Whether it was cancelled and is not any more. */
export const isReopened = (order: OrderRow, { before }: Happened) =>
  before.status === "cancelled" && order.status !== "cancelled";

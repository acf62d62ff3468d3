import { and, asc, desc, eq, gte, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { orderNumber } from "#features/orders/index.ts";
import { orders } from "#features/orders/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import { toCzk } from "#kit/contract/money/money.ts";
import { may } from "#kit/contract/roles.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Context, Services } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { contains } from "#kit/server/statements/contains.ts";
import { countAll } from "#kit/server/statements/count-all.ts";
import { readCode } from "../voucher-code.ts";
import { type VoucherState, voucherState } from "../voucher-state.ts";
import type { VoucherListQuery } from "../vouchers.contract.ts";
import { voucherGifts } from "./gifts/gifts.table.ts";
import { giftOfItem } from "./gifts/store-gifts.ts";
import { giveaways } from "./giveaways/giveaways.table.ts";
import { drawVoucher } from "./pdf/draw-voucher.ts";
import { documentOf } from "./voucher-parts.ts";
import { voucherEvents, voucherMovements, vouchers } from "./vouchers.table.ts";

const NO_CODE = {
  en: "This isn’t a voucher code. Please check it for typos.",
  cs: "Tohle není kód poukazu. Zkontrolujte prosím, jestli v něm není překlep.",
};
const UNKNOWN = { en: "There is no voucher with this code.", cs: "Poukaz s tímto kódem neexistuje." };

type Row = typeof vouchers.$inferSelect;

/**
 * Vouchers, newest first, with their pagination. Who works at the track has a code in hand and finds that one: no list
 * shows strangers' codes there.
 */
export async function listVouchers(context: Context, query: VoucherListQuery) {
  const { page, limit, q, state, giveaway } = query;
  const sees = context.user !== null && may(context.user.role, ["shop"]);
  const where = and(
    sees ? (q ? matching(q) : undefined) : eq(vouchers.code, readCode(q ?? "") ?? ""),
    state && inState(state, pragueDay(context.now())),
    giveaway === undefined ? undefined : eq(vouchers.giveaway_id, giveaway),
  );
  const found = await toVouchers(context, where, { limit, offset: (page - 1) * limit });
  const total = await countVouchers(context, where, q !== undefined && q !== "");
  return { vouchers: found, pagination: { page, limit, total, totalPages: Math.ceil(total / limit) } };
}

/** Vouchers as the team sees them, newest first. */
export async function toVouchers(
  context: Context,
  where: SQL | undefined,
  part: { limit: number; offset: number } = { limit: 200, offset: 0 },
) {
  const rows = await context.db
    .select({ voucher: vouchers, customer_name: orders.customer_name, given: giveaways })
    .from(vouchers)
    .leftJoin(orders, eq(orders.id, vouchers.order_id))
    .leftJoin(giveaways, eq(giveaways.id, vouchers.giveaway_id))
    .where(where)
    .orderBy(desc(vouchers.issued_at), desc(vouchers.id))
    .limit(part.limit)
    .offset(part.offset);
  return rows.map((row) => toVoucher(context, row));
}

/** Only a search looks at the orders and giveaways too. */
async function countVouchers(context: Context, where: SQL | undefined, isSearch: boolean): Promise<number> {
  const { db } = context;
  if (!isSearch) return where ? db.$count(vouchers, where) : countAll(context, vouchers);
  const [count] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(vouchers)
    .leftJoin(orders, eq(orders.id, vouchers.order_id))
    .leftJoin(giveaways, eq(giveaways.id, vouchers.giveaway_id))
    .where(where);
  return count?.total ?? 0;
}

/** One voucher with its history. Throws NOT_FOUND, with a hint where the code has a typing error. */
export async function getVoucher(context: Context, typed: string) {
  const { db } = context;
  const { id } = await voucherBy(db, typed);
  const [voucher] = await toVouchers(context, eq(vouchers.id, id));
  if (!voucher) throw new Refusal("NOT_FOUND", { words: UNKNOWN });
  const history = await db
    .select()
    .from(voucherEvents)
    .where(eq(voucherEvents.voucher_id, id))
    .orderBy(asc(voucherEvents.id));
  return { ...voucher, history, movements: await movementsOf(db, id) };
}

async function movementsOf(db: Database, id: number) {
  const rows = await db
    .select()
    .from(voucherMovements)
    .where(eq(voucherMovements.voucher_id, id))
    .orderBy(asc(voucherMovements.id));
  return rows.map(({ amount_halere, ...row }) => ({
    ...row,
    amount: toCzk(amount_halere),
    order_number: row.order_id === null ? null : orderNumber(row.order_id),
  }));
}

/** A voucher as PDF. Throws NOT_FOUND. */
export async function voucherDocument(
  context: Context,
  typed: string,
): Promise<{ code: string; pdf: Buffer }> {
  const voucher = await voucherBy(context.db, typed);
  const [given = await giftOfItem(context.db, voucher.order_item_id)] =
    voucher.giveaway_id === null
      ? []
      : await context.db.select().from(giveaways).where(eq(giveaways.id, voucher.giveaway_id));
  return { code: voucher.code, pdf: await drawVoucher(await paperOf(context, voucher, given)) };
}

/** The vouchers of one order for its customer: what each is for, its code, its state and last day. */
export async function vouchersOfOrder(db: Database, orderId: number, now: Date) {
  const rows = await db
    .select()
    .from(vouchers)
    .where(eq(vouchers.order_id, orderId))
    .orderBy(asc(vouchers.id));
  return rows.map((row) => ({
    code: row.code,
    name: row.content.name,
    valid_until: row.valid_until,
    state: voucherState(row, pragueDay(now)),
    issued_at: row.issued_at,
    value: czk(row.value_halere),
    balance: czk(row.balance_halere),
  }));
}

/** What happened to the vouchers of one order, oldest first. */
export function voucherEventsOf(db: Database, orderId: number) {
  const { at, by, kind, note } = voucherEvents;
  return db
    .select({ code: vouchers.code, at, by, kind, note })
    .from(voucherEvents)
    .innerJoin(vouchers, eq(vouchers.id, voucherEvents.voucher_id))
    .where(eq(vouchers.order_id, orderId))
    .orderBy(asc(voucherEvents.id));
}

/** A voucher of this very order as PDF; the caller has checked that the order is the customer's. Throws NOT_FOUND. */
export async function voucherPdfOfOrder(context: Services, orderId: number, code: string): Promise<Buffer> {
  const voucher = await voucherBy(context.db, code);
  if (voucher.order_id !== orderId) throw new Refusal("NOT_FOUND", { words: UNKNOWN });
  return drawVoucher(await paperOf(context, voucher, await giftOfItem(context.db, voucher.order_item_id)));
}

/** As it is now: with the date that it is booked for. */
async function paperOf(context: Services, voucher: Row, given?: Parameters<typeof documentOf>[2]) {
  const places = await context.parts.voucherSeats.placesOf(context.db, [voucher]);
  return documentOf(context, voucher, given, places.get(voucher.id));
}

/** The stored voucher of a code as somebody typed it. Throws NOT_FOUND. */
export async function voucherBy(db: Database, typed: string, lock = false): Promise<Row> {
  const code = readCode(typed);
  if (code === null) throw new Refusal("NOT_FOUND", { words: NO_CODE });
  const query = db.select().from(vouchers).where(eq(vouchers.code, code));
  const [row] = await (lock ? query.for("update") : query);
  if (!row) throw new Refusal("NOT_FOUND", { words: UNKNOWN });
  return row;
}

/** Who does it, for the history; blank for a job or a customer. */
export function actorOf({ user }: Pick<Context, "user">): string {
  return user ? user.name || user.email : "";
}

interface Found {
  voucher: Row;
  customer_name: string | null;
  given: typeof giveaways.$inferSelect | null;
}

function toVoucher({ now }: Context, { voucher, customer_name, given }: Found) {
  return {
    ...voucher,
    state: voucherState(voucher, pragueDay(now())),
    name: voucher.content.name,
    value: czk(voucher.value_halere),
    balance: czk(voucher.balance_halere),
    order_number: voucher.order_id === null ? null : orderNumber(voucher.order_id),
    customer_name: given?.name ?? customer_name ?? "",
    giveaway: given && { id: given.id, reason: given.reason, by: given.by },
  };
}

const czk = (amount: number | null) => (amount === null ? null : toCzk(amount));

function inState(state: VoucherState, today: string): SQL | undefined {
  if (state === "used") return isNotNull(vouchers.used_at);
  if (state === "void") return and(isNull(vouchers.used_at), isNotNull(vouchers.voided_at));
  const open = and(isNull(vouchers.used_at), isNull(vouchers.voided_at));
  return and(open, state === "valid" ? gte(vouchers.valid_until, today) : lt(vouchers.valid_until, today));
}

/** Part of the code (hyphens do not matter), of the name or e-mail of its person, or of the order's number. */
function matching(q: string): SQL | undefined {
  const letters = q.replace(/[\s-]/g, "");
  const digits = /^#?(\d+)$/.exec(q)?.[1];
  return or(
    letters ? contains(sql`replace(${vouchers.code}, '-', '')`, letters) : undefined,
    contains(orders.customer_name, q),
    contains(orders.customer_email, q),
    contains(giveaways.name, q),
    contains(giveaways.email, q),
    // Who is given it asks with their own name.
    sql`${vouchers.order_item_id} in (select ${voucherGifts.order_item_id} from ${voucherGifts}
      where ${or(contains(voucherGifts.recipient, q), contains(voucherGifts.email, q))})`,
    digits ? sql`lpad(${vouchers.order_id}::text, 10, '0') like ${`%${digits}%`}` : undefined,
  );
}

import { differencesOf } from "../../src/features/accounting/differences.ts";
import { monthSheet } from "../../src/features/accounting/month-sheet.ts";
import { readBooks } from "../../src/features/accounting/server/read-books.ts";
import { moneyOfOrders } from "../../src/features/orders/server/index.ts";
import type { OpenDatabase } from "../../src/kit/server/database/database.ts";
import type { Known } from "./month-plan.ts";

export type Sums = Pick<
  Known,
  "id" | "came" | "byVoucher" | "went" | "backOntoVouchers" | "invoiced" | "offOnPapers"
>;

/** What came, went and was invoiced for each order, without the rounding of cash, by SQL alone. */
export async function countedAgain(open: OpenDatabase): Promise<Sums[]> {
  const { rows } = await open.executeSql(`
    with moves (order_id, came, by_voucher, went, onto_vouchers, invoiced, off) as (
      select order_id, amount, 0, 0, 0, 0, 0 from bank_entries where state <> 'waiting' and order_id is not null
      union all select order_id, amount_halere, 0, 0, 0, 0, 0 from card_payments where state = 'paid'
      union all select order_id, amount_halere, 0, 0, 0, 0, 0 from order_money where source in ('note', 'till')
      union all select order_id, 0, -amount_halere, 0, 0, 0, 0 from voucher_movements where kind in ('used', 'released')
      union all select order_id, 0, 0, 0, amount_halere, 0, 0 from voucher_movements where kind = 'returned'
      union all select order_id, 0, 0, amount_halere - rounding_halere, 0, 0, 0 from refunds where state = 'succeeded' and way <> 'voucher'
      union all select order_id, 0, 0, 0, 0, (content->>'total')::bigint, coalesce((content->'discount'->>'amount')::bigint, 0)
        from invoices)
    select id, coalesce(sum(came), 0)::float8 as came, coalesce(sum(by_voucher), 0)::float8 as "byVoucher",
      coalesce(sum(went), 0)::float8 as went, coalesce(sum(onto_vouchers), 0)::float8 as "backOntoVouchers",
      coalesce(sum(invoiced), 0)::float8 as invoiced, coalesce(sum(off), 0)::float8 as "offOnPapers"
    from orders left join moves on order_id = id group by id order by id`);
  return rows as unknown as Sums[];
}

/** By how much more changed hands in cash than came and went, by SQL alone. */
export async function roundedInCash(open: OpenDatabase) {
  const { rows } = await open.executeSql(`select
    (select coalesce(sum(rounding_halere), 0)::float8 from order_money where source in ('note', 'till')) as came,
    (select coalesce(sum(rounding_halere), 0)::float8 from refunds where state = 'succeeded') as went`);
  return rows[0] as unknown as { came: number; went: number };
}

/** What is left on vouchers by their movements, by SQL alone. */
export async function leftOnVouchers(open: OpenDatabase): Promise<{ code: string; left: number }[]> {
  const { rows } = await open.executeSql(`select code, sum(amount_halere)::float8 as left
    from vouchers join voucher_movements on voucher_id = vouchers.id group by code order by code`);
  return rows as unknown as { code: string; left: number }[];
}

/** How many orders have each discount code. */
export async function usesOfCodes(open: OpenDatabase): Promise<Record<string, number>> {
  const { rows } = await open.executeSql(`select code, count(order_id)::int as uses
    from discount_codes left join discount_uses on code_id = id and released_at is null group by code`);
  return Object.fromEntries(rows.map(({ code, uses }) => [String(code), Number(uses)]));
}

/** Tax and base of all papers, each rounded by itself; a voucher over an amount is outside. */
export async function taxOf(open: OpenDatabase, rate: number) {
  const { rows } = await open.executeSql(`
    with papers as (select (content->>'total')::numeric as total, coalesce((
        select sum((line->>'unit')::numeric * (line->>'quantity')::numeric)
        from jsonb_array_elements(content->'lines') line where (line->>'outside_vat')::boolean), 0) as outside
      from invoices),
    parts as (select total - outside as taxed, round((total - outside) * 100 / ${100 + rate}) as base, outside from papers)
    select sum(base)::float8 as base, sum(taxed - base)::float8 as vat, sum(outside)::float8 as outside from parts`);
  return rows[0] as unknown as { base: number; vat: number; outside: number };
}

/** What the product itself finds: differences of the books, the month's sheet, and the money that screens show. */
export async function foundByTheShop({ db }: OpenDatabase, now: Date, ids: number[]) {
  const books = await readBooks(db);
  return {
    differences: differencesOf(books, now.toISOString().slice(0, 10)),
    sheet: monthSheet(books, now.toISOString().slice(0, 7)),
    shown: await moneyOfOrders(db, ids),
  };
}

/** What must not be there twice, or at all; empty where all is well. */
export async function doubled(open: OpenDatabase): Promise<string[]> {
  const errors: string[] = [];
  const never: [string, string][] = [
    [
      "a mail that its customer has twice",
      "select about || ' ' || kind || ' ' || subject as fault from mails where about like 'orders/%' group by about, kind, subject, text, to_address having count(*) > 1",
    ],
    [
      "a voucher too many or too few",
      `select o.id || ': ' || count(v.id) as fault from orders o left join vouchers v on v.order_id = o.id and v.voided_at is null
        group by o.id, o.paid_at, o.status having count(v.id) <> case when o.paid_at is not null and o.status <> 'cancelled'
          then (select coalesce(sum(i.quantity - i.taken_back), 0) from order_items i join products p on p.id = i.product_id
            where i.order_id = o.id and p.is_voucher) else 0 end`,
    ],
    [
      "pieces that are neither sold nor in stock",
      `select p.id || ': ' || p.stock as fault from products p where p.stock is not null and p.stock <> 5000 -
        (select sum(i.quantity - i.taken_back) from order_items i join orders o on o.id = i.order_id
          where i.product_id = p.id and o.status <> 'cancelled')`,
    ],
    [
      "a mail without its job, or given up",
      `select m.id || ' ' || m.state as fault from mails m
        left join pgboss.job j on j.name = 'send-mail' and (j.data->>'id')::int = m.id and j.state in ('created', 'retry', 'active')
        where m.state in ('queued', 'failed') group by m.id having m.state = 'failed' or count(j.id) <> 1`,
    ],
  ];
  for (const [what, query] of never)
    for (const { fault } of (await open.executeSql(query)).rows) errors.push(`${what}: ${fault}`);
  return errors;
}

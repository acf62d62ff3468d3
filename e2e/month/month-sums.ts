import { differencesOf } from "../../src/features/accounting/differences.ts";
import { monthSheet } from "../../src/features/accounting/month-sheet.ts";
import { readBooks } from "../../src/features/accounting/server/read-books.ts";
import { moneyOfOrders } from "../../src/features/order-management/server/refunds/order-money.ts";
import type { OpenDatabase } from "../../src/kit/server/database/database.ts";
import type { Known } from "./month-plan.ts";

export type Sums = Pick<Known, "id" | "came" | "went" | "invoiced">;

/** What came, went and was invoiced for each order, by SQL alone. */
export async function countedAgain(open: OpenDatabase): Promise<Sums[]> {
  const { rows } = await open.executeSql(`
    with moves as (
      select order_id, amount as came, 0 as went, 0 as invoiced from bank_entries where state <> 'waiting' and order_id is not null
      union all select order_id, amount_halere, 0, 0 from card_payments where state = 'paid'
      union all select order_id, amount_halere, 0, 0 from noted_payments where undone_at is null
      union all select order_id, 0, amount_halere, 0 from refunds where state = 'succeeded'
      union all select order_id, 0, 0, (content->>'total')::bigint from invoices)
    select id, coalesce(sum(came), 0)::float8 as came, coalesce(sum(went), 0)::float8 as went,
      coalesce(sum(invoiced), 0)::float8 as invoiced
    from orders left join moves on order_id = id group by id order by id`);
  return rows as unknown as Sums[];
}

/** What the product itself finds: differences of the books, the month's sheet, and the money that screens show. */
export async function foundByTheShop({ db }: OpenDatabase, now: Date, ids: number[]) {
  const books = await readBooks(db, now);
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
      "select about || ' ' || kind || ' ' || subject as fault from mails where about like 'orders/%' group by about, kind, subject, to_address having count(*) > 1",
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

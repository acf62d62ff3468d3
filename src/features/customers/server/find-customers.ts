import { type SQL, sql } from "drizzle-orm";
import { bookings, matchingBookings } from "#features/bookings/server/index.ts";
import { contactMessages } from "#features/messages/server/index.ts";
import { orders } from "#features/orders/server/index.ts";
import type { Context } from "#kit/server/context.ts";
import { containsFolded } from "#kit/server/statements/contains.ts";
import { nameKey, phoneKey } from "./who.ts";

const PER_PAGE = 30;
const MOST_WORDS = 6;
/** Records of each kind that are looked at first, and how many times more if those are of too few people. */
const FIRST_LOOK = 500;
const MORE = 8;

interface Found extends Record<string, unknown> {
  key: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  last_at: string;
  orders: number;
  bookings: number;
  messages: number;
}

/**
 * Customers, the latest first, each with her last name, telephone and firm: all, or those somebody typed a part of. The
 * newest records are looked at first, so that a page costs the same in the hundredth thousand orders: whose last record
 * is among the newest stands where it should, and only too few of them make it look further back.
 */
export async function findCustomers(
  { db }: Pick<Context, "db">,
  {
    q = "",
    page = 1,
    limit = PER_PAGE,
  }: { q?: string | undefined; page?: number | undefined; limit?: number | undefined },
) {
  const wanted = page * limit + 1;
  for (let look = FIRST_LOOK; ; look *= MORE) {
    const { rows } = await db.execute<Found & { seen: number }>(people(q, look, wanted));
    // All that there is was looked at, or there are enough.
    if (rows.length === wanted || (rows[0]?.seen ?? 0) < look) {
      const customers = rows.slice((page - 1) * limit, page * limit);
      return {
        customers: customers.map(({ seen: _, last_at, ...one }) => ({ ...one, last_at: new Date(last_at) })),
        page,
        more: rows.length === wanted,
      };
    }
  }
}

function people(q: string, look: number, wanted: number): SQL {
  const most = sql.raw(String(look));
  const words = q.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const digits = /^[+\d\s()/.-]+$/.test(q) ? q.replace(/\D/g, "") : "";
  const number = /^(?:00)?42[01](\d{9})$/.exec(digits)?.[1] ?? digits;
  const named = (searched: typeof orders.searched | typeof contactMessages.searched) =>
    words.length === 0
      ? sql`true`
      : sql.join(
          words.map((word) => containsFolded(searched, word)),
          sql` and `,
        );
  const ordered = sql`(${named(orders.searched)}${number.length > 2 ? sql` or strpos(${orders.searched}, ${number}) > 0` : sql``})`;
  const orderRows = (hidden: SQL) => sql`(select 'o' as kind, ${orders.id} as id, ${orders.created_at} as at,
      ${orders.customer_name} as name, ${orders.customer_email} as email, ${orders.customer_phone} as phone,
      ${orders.customer_company} as company
    from ${orders} where ${hidden} and ${orders.anonymised_at} is null and ${ordered}
      and (${orders.customer_email} <> '' or ${orders.customer_phone} <> '')
    order by ${orders.created_at} desc, ${orders.id} desc limit ${most})`;
  return sql`with records as (
    ${orderRows(sql`${orders.hidden_at} is null`)} union all ${orderRows(sql`${orders.hidden_at} is not null`)}
    union all (select 'b', ${bookings.id}, ${bookings.created_at},
      coalesce(nullif(${bookings.customer_name}, ''), ${bookings.riders} ->> 0, ''), ${bookings.customer_email},
      ${bookings.customer_phone}, ''
      from ${bookings} where ${bookings.anonymised_at} is null and ${bookings.state} <> 'held'
        and (${bookings.customer_email} <> '' or ${bookings.customer_phone} <> '')
        and ${words.length === 0 ? sql`true` : matchingBookings(q)}
      order by ${bookings.created_at} desc limit ${most})
    union all (select 'm', ${contactMessages.id}, ${contactMessages.created_at}, ${contactMessages.name},
      ${contactMessages.email}, '', ''
      from ${contactMessages} where ${named(contactMessages.searched)}
      order by ${contactMessages.created_at} desc, ${contactMessages.id} desc limit ${most})
  ), known as (
    select *, case when email <> '' then lower(email)
      else ${phoneKey(sql`phone`)} || ' ' || ${nameKey(sql`name`)} end as person
    from records
  )
  select (array_agg(kind || id order by at desc, id desc))[1] as key,
    coalesce((array_agg(name order by at desc, id desc) filter (where name <> ''))[1], '') as name,
    (array_agg(lower(email) order by at desc))[1] as email,
    coalesce((array_agg(phone order by at desc, id desc) filter (where phone <> ''))[1], '') as phone,
    coalesce((array_agg(company order by at desc, id desc) filter (where company <> ''))[1], '') as company,
    max(at) as last_at,
    (count(*) filter (where kind = 'o'))::int as orders, (count(*) filter (where kind = 'b'))::int as bookings,
    (count(*) filter (where kind = 'm'))::int as messages,
    (select max(n)::int from (select count(*) as n from records group by kind) kinds) as seen
  from known group by person order by max(at) desc, person limit ${wanted}`;
}

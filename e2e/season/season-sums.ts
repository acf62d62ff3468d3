import type { OpenDatabase } from "../../src/kit/server/database/database.ts";

/** Each query finds what must not be, by SQL alone; a row is a fault, told by its `fault`. */
const NEVER: [string, string][] = [
  [
    "a slot with more seats taken than it has, or than bookings have",
    `select s.id || ': ' || s.taken || ' of ' || s.seats || ', booked ' || coalesce(sum(b.seats), 0) as fault
      from day_slots s left join bookings b on b.slot_id = s.id and b.state <> 'cancelled'
      group by s.id having s.taken > s.seats or s.taken <> coalesce(sum(b.seats), 0)`,
  ],
  [
    "a voucher with two live bookings",
    `select voucher_id as fault from bookings where voucher_id is not null and state <> 'cancelled'
      group by 1 having count(*) > 1`,
  ],
  [
    "a check-in without its used voucher, or a used one of somebody who neither came nor stayed away",
    `select v.id || ' ' || coalesce(b.state, 'no booking') as fault
      from vouchers v left join bookings b on b.voucher_id = v.id and b.state <> 'cancelled'
      where v.used_at is null and b.state = 'checked-in'
        or v.used_at is not null and coalesce(b.state, '') not in ('checked-in', 'no-show')`,
  ],
  [
    "a rider who was checked in twice without a word of it",
    `select booking_id || ': ' || count(*) as fault from gate_acts where kind = 'check-in'
      group by booking_id having count(*) filter (where outcome = 'done') <> 1
        or count(*) filter (where outcome not in ('done', 'conflict')) > 0`,
  ],
  [
    "a mail about a booking that its customer has twice",
    `select to_address || ' ' || kind || ' ' || subject as fault from mails where kind like 'booking-%'
      group by to_address, kind, subject having count(*) > 1`,
  ],
  [
    "a mail to somebody else, or in another language than the booking's",
    `select m.id as fault from mails m join bookings b on m.about = 'bookings/' || b.id
      where m.kind like 'booking-%' and (m.to_address <> b.customer_email or m.language <> b.language)`,
  ],
  [
    "a mail that waits without exactly one job, or was given up",
    `select m.id || ' ' || m.state as fault from mails m
      left join pgboss.job j on j.name = 'send-mail' and (j.data->>'id')::int = m.id
        and j.state in ('created', 'retry', 'active')
      where m.state in ('queued', 'failed') group by m.id having m.state = 'failed' or count(j.id) <> 1`,
  ],
];

/** What must not be, in words; empty where all is well. */
export async function errorsOf(open: OpenDatabase): Promise<string[]> {
  const errors: string[] = [];
  for (const [what, query] of NEVER)
    for (const { fault } of (await open.executeSql(query)).rows) errors.push(`${what}: ${fault}`);
  return errors;
}

/** How many rows there are of each value of a column. */
export async function countBy(
  open: OpenDatabase,
  table: string,
  column: string,
): Promise<Record<string, number>> {
  const { rows } = await open.executeSql(
    `select ${column} as value, count(*)::int as count from ${table} group by 1 order by 1`,
  );
  return Object.fromEntries(rows.map(({ value, count }) => [value, count]));
}

import type { OpenDatabase } from "#kit/server/database/database.ts";

export interface Size {
  orders: number;
  posts: number;
  products: number;
}

const CUSTOMER = `'Zákazník ' || n, 'zakaznik' || n || '@example.cz', '+420 600 000 000', 'Děčínská ' || n || ', Česká Lípa, 470 01'`;
const SEATS_A_DAY = 200;
const AGO = `now() - n * interval '1 minute'`;

/** Fills a migrated database with records of every list that grows, one of each a minute back in time. */
export async function grow(open: OpenDatabase, { orders, posts, products }: Size): Promise<void> {
  const statements = [
    `insert into orders (customer_name, customer_email, customer_phone, customer_address, language, status,
       goods_halere, shipping_halere, total_halere, shipping_method, shipping_name, payment_method, payment_name,
       payment_kind, paid_at, balance_halere, created_at, updated_at)
     select ${CUSTOMER}, 'cs', case when n % 10 = 0 then 'pending' else 'done' end, 500000, 12900, 512900,
       1, '{"en":"Courier","cs":"Kurýr"}', 1, '{"en":"Bank transfer","cs":"Bankovní převod"}', 'bank', case when n % 10 = 0 then null else ${AGO} end,
       case when n % 10 = 0 then -512900 else 0 end, ${AGO}, ${AGO}
     from generate_series(1, ${orders}) n`,
    `insert into order_money (order_id, at, way, amount_halere, state, settled_at, moved_on, source, source_id)
     select id, paid_at, 'bank', total_halere, 'settled', paid_at, paid_at::date, 'note', id::text from orders
     where paid_at is not null`,
    `insert into order_items (order_id, product_id, translations, price_halere, quantity)
     select id, 'drift-taxi-1', '{"en":{"name":"Drift taxi","description":""},"cs":{"name":"Drift taxi","description":""}}',
       500000, 1 from orders`,
    `insert into vouchers (code, order_id, order_item_id, piece, language, content, issued_at, valid_until)
     select lpad(id::text, 12, '0'), order_id, id, 1, 'cs',
       '{"name":"Drift taxi","features":[],"what_to_bring":"","where":"","when":"","who_for":"","team":{"name":"","email":"","phone":"","web":""}}',
       now() - id * interval '1 minute', current_date + 300 from order_items`,
    `insert into mails (kind, to_address, language, subject, text, message_id, state, created_at, sent_at)
     select 'order-confirmation', 'zakaznik' || n || '@example.cz', 'cs', 'Objednávka ' || n, repeat('Dobrý den, děkujeme za objednávku. ', 40),
       '<' || n || '@bench>', 'sent', ${AGO}, ${AGO} from generate_series(1, ${orders}) n`,
    `insert into contact_messages (name, email, subject, message, language, is_read, created_at)
     select 'Zákazník ' || n, 'zakaznik' || n || '@example.cz', 'Dotaz ' || n, repeat('Kdy jede další drift taxi? ', 10), 'cs', n > 20, ${AGO}
     from generate_series(1, ${orders}) n`,
    `insert into history_entries (at, user_id, user_email, user_name, type, record_id, action, label, before, after)
     select now() - (${orders} - n) * interval '1 minute', 1, 'tym@example.cz', 'Tým', 'blog', (n % 1000)::text, 'changed',
       jsonb_build_object('en', 'Post ' || n, 'cs', 'Článek ' || n), '{"a":1}', '{"a":2}' from generate_series(1, ${orders}) n`,
    `insert into blog_posts (translations, published_date, category, tags, author_name)
     select jsonb_build_object(
         'en', jsonb_build_object('slug', 'grown-' || n, 'title', 'Post ' || n, 'summary', 'A summary', 'content', repeat('<p>Sideways since 2017.</p>', 60)),
         'cs', jsonb_build_object('slug', 'narostly-' || n, 'title', 'Článek ' || n, 'summary', 'Souhrn', 'content', repeat('<p>Bokem od roku 2017.</p>', 60))),
       current_date - (n / 10), 'category-' || n % 10, 'drift, tag-' || n % 50, 'Tým' from generate_series(1, ${posts}) n`,
    `insert into blog_slugs (slug, post_id) select translations->language->>'slug', id
     from blog_posts, unnest(array['en', 'cs']) language on conflict do nothing`,
    `insert into products (id, slug, price_halere, translations, category)
     select 'grown-' || n, 'grown-' || n, 10000, (select translations from products where id = 'drift-taxi-1'), 'merch'
     from generate_series(1, ${products}) n`,
    // Days that are over, each with 200 seats, all taken.
    `with made as (
       insert into days (translations, date, starts, ends, is_active, display_order)
       select (select translations from days order by id limit 1), current_date - n::int, '09:00', '17:00', true, 1000 + n
       from generate_series(1, ${Math.ceil(orders / SEATS_A_DAY)}) n returning id, date)
     insert into day_slots (day_id, starts_at, ends_at, seats, taken)
     select id, date + interval '9 hours' + m * interval '4 minutes', date + interval '9 hours 4 minutes' + m * interval '4 minutes', 2, 2
     from made, generate_series(0, ${SEATS_A_DAY / 2 - 1}) m`,
    `insert into day_products (day_id, product_id) select id, 'drift-taxi-1' from days where display_order > 1000
     on conflict do nothing`,
    `insert into bookings (slot_id, starts_at, riders, state, product_id, names, language, customer_name, customer_email, created_at, updated_at)
     select s.id, s.starts_at, '["Zákazník"]', 'checked-in', 'drift-taxi-1', '{"en":"Drift taxi","cs":"Drift taxi"}', 'cs',
       'Zákazník ' || s.id, 'zakaznik' || s.id || '@example.cz', s.starts_at, s.starts_at
     from day_slots s join days d on d.id = s.day_id and d.display_order > 1000, generate_series(1, 2)`,
    `insert into booking_events (booking_id, at, by, kind) select id, created_at, '', 'booked' from bookings`,
  ];
  for (const statement of statements) await open.executeSql(statement);
}

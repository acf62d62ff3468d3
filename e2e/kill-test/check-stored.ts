import type { OpenDatabase } from "../../src/kit/server/database/database.ts";
import { pathOf } from "../../src/kit/server/media/media-names.ts";
import type { MediaStorage } from "../../src/kit/server/media/media-storage.ts";
import { acknowledged, type Ledger } from "./ledger.ts";
import { STOCK } from "./shop.ts";

/** Each query finds what must not be; a row is a fault, told by its `fault`. */
const NEVER: [string, string][] = [
  ["two orders of one customer", "select customer_email as fault from orders group by 1 having count(*) > 1"],
  [
    "an order without its items or with a wrong sum",
    `select o.id as fault from orders o left join order_items i on i.order_id = o.id group by o.id
      having coalesce(sum(i.price_halere * i.quantity), -1) <> o.goods_halere
        or o.goods_halere + o.shipping_halere <> o.total_halere`,
  ],
  [
    "a key without its order or answer",
    "select key as fault from idempotency_keys where order_id is null or answer is null",
  ],
  [
    "an order that has not exactly one confirmation and one notice",
    `select o.id || ': ' || count(*) filter (where m.kind = 'order-confirmation') || ' and ' ||
        count(*) filter (where m.kind = 'order-notice') as fault
      from orders o left join mails m on
        (m.kind = 'order-confirmation' and m.to_address = o.customer_email) or
        (m.kind = 'order-notice' and m.reply_to = o.customer_email)
      group by o.id having count(*) filter (where m.kind = 'order-confirmation') <> 1
        or count(*) filter (where m.kind = 'order-notice') <> 1`,
  ],
  [
    "a mail that waits without exactly one job, or was given up",
    `select m.id || ' ' || m.state as fault from mails m
      left join pgboss.job j on j.name = 'send-mail' and (j.data->>'id')::int = m.id
        and j.state in ('created', 'retry', 'active')
      where m.state <> 'sent' group by m.id having m.state = 'failed' or count(j.id) <> 1`,
  ],
  [
    "a gap or a double in the series of invoices",
    `select year || ' ' || kind || ': ' || max(sequence) || ' for ' || count(*) as fault from invoices
      group by year, kind having max(sequence) <> count(*) or count(distinct sequence) <> count(*)`,
  ],
  [
    "two final invoices of one order",
    "select order_id as fault from invoices where kind = 'final' group by 1 having count(*) > 1",
  ],
  [
    "a count of pieces that does not fit what was sold",
    `select p.stock || ' left, ' || coalesce(sum(i.quantity), 0) || ' sold' as fault
      from products p left join order_items i on i.product_id = p.id where p.stock is not null
      group by p.id having p.stock + coalesce(sum(i.quantity), 0) <> ${STOCK}`,
  ],
  [
    "a picture of a record without its row",
    `select image_path as fault from gallery_images where image_path is not null
      and image_path not in (select path from media_files)`,
  ],
];

export interface Stored {
  faults: string[];
  orders: number;
  invoices: number;
  mails: { sent: number; waiting: number };
  files: number;
}

/** Looks at everything that the stopped site has stored. */
export async function checkStored(
  open: OpenDatabase,
  storage: MediaStorage,
  ledger: Ledger,
): Promise<Stored> {
  const errors: string[] = [];
  for (const [what, query] of NEVER)
    for (const { fault } of (await open.executeSql(query)).rows) errors.push(`${what}: ${fault}`);

  const { rows: orders } = await open.executeSql("select id, customer_email from orders");
  const ids = new Set(orders.map(({ id }) => id));
  for (const { id } of acknowledged(ledger)) if (!ids.has(id)) errors.push(`order ${id} is lost`);
  for (const { customer_email } of orders)
    if (!ledger.orders.has(customer_email)) errors.push(`nobody sent the order of ${customer_email}`);

  const { rows: invoices } = await open.executeSql("select order_id from invoices where kind = 'final'");
  const invoiced = new Set(invoices.map(({ order_id }) => order_id));
  for (const id of ledger.invoiced) if (!invoiced.has(id)) errors.push(`the invoice of order ${id} is lost`);

  const { rows: mails } = await open.executeSql("select state from mails");
  const sent = mails.filter(({ state }) => state === "sent").length;
  const files = await fileErrors(open, storage);
  errors.push(...files.faults);
  return {
    faults: errors,
    orders: orders.length,
    invoices: invoices.length,
    mails: { sent, waiting: mails.length - sent },
    files: files.count,
  };
}

async function fileErrors(open: OpenDatabase, storage: MediaStorage) {
  const { rows } = await open.executeSql("select path from media_files");
  const known = new Set<string>(rows.map(({ path }) => path));
  const files = await Array.fromAsync(storage.list());
  const originals = new Set(
    files.filter(({ name }) => !name.startsWith("renditions/")).map(({ name }) => pathOf(name)),
  );
  const unfinished = await storage.removeUnfinished(new Date(Date.now() + 60_000));
  return {
    count: files.length,
    faults: [
      ...files.filter(({ name }) => !known.has(pathOf(name))).map(({ name }) => `${name} is an orphan`),
      ...files.filter(({ bytes }) => bytes === 0).map(({ name }) => `${name} is empty`),
      ...[...known].filter((path) => !originals.has(path)).map((path) => `${path} has a row and no file`),
      ...(unfinished > 0 ? [`${unfinished} uploads are half done`] : []),
    ],
  };
}

import { and, asc, eq, gt, inArray, isNull, lte, ne, or, sql } from "drizzle-orm";
import {
  keptItems,
  lockOrder,
  orders,
  orderValues,
  queueCustomerMail,
  TEAM_LANGUAGE,
} from "#features/orders/server/index.ts";
import { orderParcels } from "#features/parcels/server/index.ts";
import { products } from "#features/products/server/index.ts";
import { withdrawnItems } from "#features/withdrawals/server/index.ts";
import type { Context, Services } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { mailTexts, textParts } from "#kit/server/mail/mail-words.ts";
import { programContext } from "#kit/server/program-context.ts";
import { ASK_WORDS } from "./ask-words.ts";
import { askParts, invite, isOver } from "./invite.ts";
import { ASK_MAIL } from "./review.mails.ts";
import { reviewInvitations, type Subject } from "./reviews.table.ts";

type OrderRow = typeof orders.$inferSelect;

const QUEUE = "reviews";
/** When people read mails; what a stop has left is done an hour later. */
const BY_DAY = "40 9-19 * * *";
const DAY_MS = 86_400_000;
/** So long after it was handed over, or sent where nobody noted that it arrived, one knows one's goods. */
const AFTER_DELIVERY_DAYS = 7;
const AFTER_SHIPPING_DAYS = 14;
/** Asked later than this one has forgotten. */
const LATEST_DAYS = 45;
/** Orders that were made before are not looked at. */
const LOOKED_AT_DAYS = 365;
const MOST_SUBJECTS = 20;

/** Declares that buyers are asked for reviews. */
export function declareReviews(services: Services): void {
  services.jobs.work(QUEUE, () => askBuyers(services), { retryLimit: 3, keepSeconds: 86_400 });
  services.jobs.schedule(QUEUE, BY_DAY, "Europe/Prague");
}

/** Asks who has had goods for some days, one mail for an order; each order in a transaction of its own. */
export async function askBuyers(services: Services): Promise<void> {
  const context = programContext(services, TEAM_LANGUAGE);
  const before = (days: number) => new Date(context.now().getTime() - days * DAY_MS);
  const found = await services.db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(reviewInvitations, eq(reviewInvitations.order_id, orders.id))
    .leftJoin(orderParcels, eq(orderParcels.order_id, orders.id))
    .where(
      and(
        isNull(reviewInvitations.id),
        isNull(orders.hidden_at),
        isNull(orders.anonymised_at),
        ne(orders.customer_email, ""),
        inArray(orders.status, ["shipped", "completed", "done"]),
        gt(orders.created_at, before(LOOKED_AT_DAYS)),
        or(
          lte(orders.delivered_at, before(AFTER_DELIVERY_DAYS)),
          and(
            isNull(orders.delivered_at),
            lte(orders.shipped_at, before(AFTER_SHIPPING_DAYS)),
            // Ready to be picked up has the same status, and a parcel may be on its way back.
            eq(orders.is_pickup, false),
            or(isNull(orderParcels.way), eq(orderParcels.way, "delivered")),
          ),
        ),
        sql`coalesce(${orders.delivered_at}, ${orders.shipped_at}) > ${before(LATEST_DAYS).toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(orders.id));
  let asked = 0;
  for (const { id } of found)
    if (await services.db.transaction((tx) => askBuyer(context, tx, id))) asked += 1;
  if (asked > 0) services.log.info({ asked }, "Buyers were asked for reviews");
}

async function askBuyer(context: Context, tx: Database, id: number): Promise<boolean> {
  const order = await lockOrder(tx, id);
  if (await isOver(tx, order)) return false;
  const subjects = await subjectsOf(tx, order);
  if (subjects.length === 0) return false;
  const { language, customer_name, customer_email } = order;
  const invitation = await invite(context, tx, {
    order_id: id,
    subjects,
    language,
    customer_name,
    customer_email,
  });
  if (!invitation) return false;
  const words = ASK_WORDS[language];
  const t = await mailTexts(tx, ASK_MAIL, language, orderValues(order));
  await queueCustomerMail(context, tx, order, {
    kind: ASK_MAIL.kind,
    subject: t.subject,
    parts: [
      ...textParts(t.greeting, t.introduction),
      {
        kind: "rows",
        rows: [[words.goods, subjects.map(({ names }) => names[language] || names.en).join(", ")]],
      },
      ...askParts(context, invitation),
      ...textParts(t.closing),
    ],
  });
  return true;
}

/** The goods of an order that its customer has and that are still there; rides are asked about after the ride. */
async function subjectsOf(tx: Database, order: OrderRow): Promise<Subject[]> {
  const withdrawn = await withdrawnItems(tx, order.id);
  const items = (await keptItems(tx, order.id)).filter(
    ({ id, quantity, taken_back, voucher_months }) =>
      voucher_months === null && quantity + taken_back > (withdrawn.get(id)?.pieces ?? 0),
  );
  const ids = [...new Set(items.map(({ product_id }) => product_id))];
  if (ids.length === 0) return [];
  const goods = await tx
    .select({ id: products.id })
    .from(products)
    .where(
      and(inArray(products.id, ids), eq(products.category, "merchandise"), eq(products.is_voucher, false)),
    );
  const known = new Set(goods.map(({ id }) => id));
  return ids
    .filter((id) => known.has(id))
    .slice(0, MOST_SUBJECTS)
    .map((product_id) => {
      const { en, cs } = items.find((item) => item.product_id === product_id)?.translations ?? {};
      return { product_id, names: { en: en?.name ?? "", cs: cs?.name ?? "" } };
    });
}

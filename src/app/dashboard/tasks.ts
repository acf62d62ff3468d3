import { listEntries } from "#features/bank-transfers/server/index.ts";
import { countMessages, listMessages } from "#features/messages/server/index.ts";
import { countViews, listOrders } from "#features/order-management/server/index.ts";
import { orderNumber, orderScreen } from "#features/orders/index.ts";
import { teamReviews, waitingReviews } from "#features/reviews/server/index.ts";
import { formatMoneyExact } from "#kit/contract/money/money.ts";
import type { Roles } from "#kit/contract/roles.ts";
import { formatDay, formatShortMoment } from "#kit/contract/time/format-date.ts";
import type { Context } from "#kit/server/context.ts";
import { RECORD_TYPES } from "../content/record-types.ts";
import { listUntranslated } from "../translations/translations.service.ts";
import type { Today } from "./dashboard.contract.ts";
import { lowStock } from "./shop-figures.ts";

type Task = Today["tasks"][number];

/** So many stand below a task; the rest is a tap away. */
const NEWEST = 2;

const ORDER_TASKS = ["to-ship", "to-pick-up", "withdrawals", "refunds", "without-day"] as const;

/** What waits for a person, by their role, in the order of the list. */
export async function tasksOf(context: Context, sees: (roles: Roles) => boolean): Promise<Task[]> {
  const tasks = [
    ...(sees(["shop"]) ? [...(await orderTasks(context)), await payments(context)] : []),
    ...(sees(["editor"]) ? [await messages(context)] : []),
    ...(sees(["editor", "shop"]) ? [await reviews(context)] : []),
    ...(sees(["shop"]) ? [await stock(context)] : []),
    ...(sees(["editor"]) ? [await translations(context)] : []),
  ];
  return tasks.filter(({ count }) => count > 0);
}

async function orderTasks(context: Context): Promise<Task[]> {
  const { language } = context;
  const counts = await countViews(context);
  const tasks: Task[] = [];
  for (const view of ORDER_TASKS) {
    if (counts[view] === 0) continue;
    const found = await listOrders(context, { page: 1, limit: NEWEST, view });
    const newest = (Array.isArray(found) ? found : found.orders).map(({ id, customer_name, total }) => ({
      to: orderScreen(id),
      title: customer_name || `#${orderNumber(id)}`,
      detail: `#${orderNumber(id)}, ${formatMoneyExact(total, language)}`,
    }));
    tasks.push({ task: view, to: `/admin/orders?view=${view}`, count: counts[view], newest });
  }
  return tasks;
}

async function payments(context: Context): Promise<Task> {
  const to = "/admin/bank-transfers";
  const { entries, waiting } = await listEntries(context, { view: "waiting", page: 1, limit: NEWEST });
  const newest = entries.map(({ counter_name, counter_account, booked_on, amount }) => ({
    to,
    title: counter_name || counter_account,
    detail: `${formatDay(booked_on, context.language)}, ${formatMoneyExact(amount, context.language)}`,
  }));
  return { task: "payments", to, count: waiting, newest };
}

async function messages(context: Context): Promise<Task> {
  const { unread } = await countMessages(context);
  const found = unread === 0 ? [] : await listMessages(context, { page: 1, limit: NEWEST, is_read: false });
  const newest = (Array.isArray(found) ? found : found.messages).map(({ id, name, subject, created_at }) => ({
    to: `/admin/messages?message=${id}`,
    title: name,
    detail: subject || formatShortMoment(created_at.toISOString(), context.language),
  }));
  return { task: "messages", to: "/admin/messages", count: unread, newest };
}

async function reviews(context: Context): Promise<Task> {
  const to = "/admin/reviews";
  const { waiting } = await waitingReviews(context);
  const found = waiting === 0 ? [] : (await teamReviews(context, "waiting")).reviews.slice(0, NEWEST);
  const newest = found.map(({ name, text }) => ({ to, title: name, detail: text.slice(0, 80) }));
  return { task: "reviews", to, count: waiting, newest };
}

async function stock({ db, language }: Context): Promise<Task> {
  const low = await lowStock(db);
  const newest = low.slice(0, NEWEST).map(({ slug, name, size, left }) => ({
    to: RECORD_TYPES.find(({ type }) => type === "products")?.editorOf(slug) ?? "/admin/products",
    title: [name[language] || name.en, size?.[language]].filter(Boolean).join(", "),
    detail: String(left),
  }));
  return { task: "stock", to: "/admin/products", count: low.length, newest };
}

async function translations(context: Context): Promise<Task> {
  const missing = await listUntranslated(context);
  const newest = missing.slice(0, NEWEST).map(({ type, key, title }) => {
    const known = RECORD_TYPES.find((one) => one.type === type);
    return {
      to: known?.editorOf(key) ?? "/admin/translations",
      title,
      detail: known?.name[context.language] ?? "",
    };
  });
  return { task: "translations", to: "/admin/translations", count: missing.length, newest };
}

import { and, asc, eq, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { gateDays } from "#features/bookings/server/index.ts";
import { events } from "#features/events/server/index.ts";
import { countMessages } from "#features/messages/server/index.ts";
import { editorsOf } from "#kit/contract/content/content-type.ts";
import { localised } from "#kit/contract/language/language.ts";
import { may, type Roles } from "#kit/contract/roles.ts";
import { addDays, pragueDay } from "#kit/contract/time/days.ts";
import type { Context } from "#kit/server/context.ts";
import { contentServers } from "../content/content-servers.ts";
import { guideOf } from "../going-live/going-live.routes.ts";
import type { Today } from "./dashboard.contract.ts";
import type { Counted } from "./dashboard-parts.ts";
import { lastMonths, salesBy, startOf } from "./shop-figures.ts";
import { tasksOf } from "./tasks.ts";

/** A ride day stands on the first screen for so long before it comes. */
const DAYS_AHEAD = 7;

/** The content types whose records are counted, by the counter's name. */
const COUNTED_TYPES: Record<Exclude<Counted, "messages" | "unread">, string> = {
  team: "team-members",
  cars: "cars",
  events: "events",
  gallery: "gallery",
  products: "products",
  sponsors: "sponsors",
  achievements: "achievements",
};

/** All of the first screen, for who asks. */
export async function todayOf(context: Context): Promise<Today> {
  const sees = (roles: Roles) => context.user !== null && may(context.user.roles, roles);
  return {
    days: sees(["shop", "track"]) ? await nearDays(context) : [],
    tasks: await tasksOf(context, sees),
    next_event: await nextEvent(context),
    sales: sees(["shop"]) ? await salesNow(context) : null,
    counts: await countsOf(context, sees),
    guide: sees([]) ? await guideLeft(context) : null,
  };
}

async function nearDays(context: Context): Promise<Today["days"]> {
  const today = pragueDay(context.now());
  const near = (await gateDays(context)).filter(
    ({ date, is_cancelled }) => !is_cancelled && date >= today && date <= addDays(today, DAYS_AHEAD),
  );
  return near.map(({ id, title, place, date, riders, unpaid, unsigned }) => ({
    id,
    title,
    place,
    date,
    riders,
    unpaid,
    unsigned,
  }));
}

async function nextEvent({ db, now, language }: Context): Promise<Today["next_event"]> {
  const today = pragueDay(now());
  const [next] = await db
    .select({
      id: events.id,
      date: events.date,
      end_date: events.end_date,
      translations: events.translations,
    })
    .from(events)
    .where(
      and(
        eq(events.is_active, true),
        eq(events.event_type, "our"),
        sql`coalesce(${events.end_date}, ${events.date}) >= ${today}`,
      ),
    )
    .orderBy(asc(events.date), asc(events.id))
    .limit(1);
  if (!next) return null;
  const { translations, ...event } = next;
  return { ...event, title: localised(translations, language).title };
}

async function salesNow({ db, now }: Context): Promise<Today["sales"]> {
  const months = lastMonths(pragueDay(now()), 2);
  const [last_month, this_month] = await salesBy(db, months, startOf(months));
  return last_month && this_month ? { this_month, last_month } : null;
}

async function countsOf(context: Context, sees: (roles: Roles) => boolean): Promise<Today["counts"]> {
  const counts: Today["counts"] = {
    team: null,
    cars: null,
    events: null,
    gallery: null,
    products: null,
    sponsors: null,
    achievements: null,
    messages: null,
    unread: null,
  };
  for (const [name, type] of Object.entries(COUNTED_TYPES)) {
    const server = contentServers.find(({ content }) => content.type === type);
    if (server && sees(editorsOf(server.content)))
      counts[name as Counted] = await context.db.$count(server.words.table as PgTable);
  }
  if (!sees(["messages"])) return counts;
  const { total, unread } = await countMessages(context);
  return { ...counts, messages: total, unread };
}

async function guideLeft(context: Context): Promise<Today["guide"]> {
  const { steps } = await guideOf(context);
  const done = steps.filter((step) => step.done).length;
  return done === steps.length ? null : { done, of: steps.length };
}

import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { eq, gte } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import { type Both, type Language, localised } from "#kit/contract/language/language.ts";
import { addDays, pragueDay } from "#kit/contract/time/days.ts";
import { pragueMoment, pragueTime } from "#kit/contract/time/prague-time.ts";
import { calendarDomain, calendarSequence, changesOf } from "#kit/server/calendar/calendar-identity.ts";
import type { Context } from "#kit/server/context.ts";
import { siteMarks } from "#kit/server/database/site-marks.table.ts";
import { implement } from "#kit/server/http/mount.ts";
import { keyFrom } from "#kit/server/secrets/seal.ts";
import { type DayStatus, endOfDay, seatsOf, statusOf } from "../day-rules.ts";
import { teamCalendarEndpoints } from "../team-calendar.contract.ts";
import { daySlots, days } from "./days.table.ts";

/** Its note is what the key is made of besides the site's secret: a new note ends the former address. */
const MARK = "team-calendar";
const PAST_DAYS = 90;
const REFRESH_SECONDS = 3600;

const WORDS: Both<
  { name: string; taken: (taken: number, seats: number) => string } & Record<DayStatus, string>
> = {
  en: {
    name: "The team’s ride days",
    taken: (taken, seats) => `${taken} of ${seats} taken`,
    draft: "Draft: ",
    published: "",
    cancelled: "Cancelled: ",
  },
  cs: {
    name: "Dny jízd týmu",
    taken: (taken, seats) => `obsazeno ${taken} z ${seats}`,
    draft: "Koncept: ",
    published: "",
    cancelled: "Zrušeno: ",
  },
};

/** The secret address; null while nobody has asked for one. */
async function addressOf({ db, config, origin, language }: Context): Promise<{ url: string | null }> {
  const key = await keyOf({ db, config });
  return { url: key && `${origin}/api/team-calendar/${key}.ics?lang=${language}` };
}

/** Makes a new address; the former one ends. */
async function renew(context: Context): Promise<{ url: string | null }> {
  const mark = { note: randomBytes(16).toString("base64url"), made_at: context.now() };
  await context.db
    .insert(siteMarks)
    .values({ name: MARK, ...mark })
    .onConflictDoUpdate({ target: siteMarks.name, set: mark });
  return addressOf(context);
}

async function keyOf({ db, config }: Pick<Context, "db" | "config">): Promise<string | null> {
  const [mark] = await db.select().from(siteMarks).where(eq(siteMarks.name, MARK));
  if (!mark) return null;
  const secret = keyFrom(config.TOKEN_SECRET, "team calendar");
  return createHmac("sha256", secret).update(mark.note).digest("base64url").slice(0, 32);
}

/** The calendar for who has the key. Throws NOT_FOUND for a wrong one. Nobody who has booked is named in it. */
async function feed(context: Context, given: string, language: Language): Promise<string> {
  const key = await keyOf(context);
  const [right, asked] = [Buffer.from(key ?? ""), Buffer.from(given.replace(/\.ics$/, ""))];
  if (!key || right.length !== asked.length || !timingSafeEqual(right, asked)) throw new Refusal("NOT_FOUND");
  const { db, origin, now } = context;
  const from = addDays(pragueDay(now()), -PAST_DAYS);
  const rows = await db.select().from(days).where(gte(days.date, from)).orderBy(days.date, days.id);
  const slots = await db
    .select({ slot: daySlots })
    .from(daySlots)
    .innerJoin(days, eq(days.id, daySlots.day_id))
    .where(gte(days.date, from))
    .orderBy(daySlots.starts_at);
  const { default: ical, ICalCalendarMethod, ICalEventStatus } = await import("ical-generator");
  const words = WORDS[language];
  const domain = await calendarDomain(context);
  const changes = await changesOf(context, "days");
  const calendar = ical({
    name: words.name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: "Paddock", product: "Days", language: language.toUpperCase() },
    ttl: REFRESH_SECONDS,
  });
  for (const day of rows) {
    const own = slots.flatMap(({ slot }) => (slot.day_id === day.id ? [slot] : []));
    const { seats, free } = seatsOf(own);
    const { title, place } = localised(day.translations, language);
    calendar.createEvent({
      id: `team-day-${day.id}@${domain}`,
      start: pragueMoment(day.date, day.starts),
      end: endOfDay(day),
      summary: `${words[statusOf(day)]}${title} (${words.taken(seats - free, seats)})`,
      location: [place, day.address].filter(Boolean).join(", "),
      description: own
        .map((slot) => `${pragueTime(slot.starts_at)}  ${words.taken(slot.taken, slot.seats)}`)
        .join("\n"),
      stamp: day.updated_at,
      sequence: calendarSequence(day.updated_at, changes.get(String(day.id)) ?? 0),
      ...(day.cancelled_at && { status: ICalEventStatus.CANCELLED }),
      url: `${origin}/admin/days/${day.id}`,
    });
  }
  return calendar.toString();
}

export const teamCalendarRoutes = implement(teamCalendarEndpoints, {
  address: (context) => addressOf(context),
  renew: (context) => renew(context),
  feed: async (context, { params, query }, reply) => {
    const text = await feed(context, params.key, query.lang);
    // The address is a secret key: what it opens is not cached and not indexed.
    await reply
      .type("text/calendar; charset=utf-8")
      .header("cache-control", "no-store")
      .header("x-robots-tag", "noindex")
      .send(text);
  },
});

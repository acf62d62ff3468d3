import { and, eq, gte, isNull } from "drizzle-orm";
import { newestPosts, publishedPost } from "#features/blog/server/index.ts";
import { days, listDays } from "#features/days/server/index.ts";
import { listProducts, products } from "#features/products/server/index.ts";
import type { Language } from "#kit/contract/language/language.ts";
import { localised } from "#kit/contract/language/language.ts";
import { formatPrice } from "#kit/contract/money/money.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import { formatDay } from "#kit/contract/time/format-date.ts";
import type { Context } from "#kit/server/context.ts";
import type { SubjectChoice } from "../letters.contract.ts";
import type { LetterSubject } from "../newsletter-rules.ts";
import { MAIL_WORDS } from "./newsletter-mail.words.ts";

/** What a letter shows of what it leads to. */
export interface ShownSubject {
  heading: string;
  /** A sentence or two. */
  text: string;
  /** The path of its page. */
  path: string;
}

interface Named {
  subject_kind: LetterSubject;
  subject_id: string;
}

const MOST_POSTS = 50;

/** What a letter leads to as visitors see it in the language; null where they see none. */
export async function shownSubject(
  context: Context,
  language: Language,
  { subject_kind, subject_id }: Named,
): Promise<ShownSubject | null> {
  const asVisitor = { ...context, language, user: null };
  if (subject_kind === "post") return ofPost(asVisitor, Number(subject_id));
  if (subject_kind === "day") return ofDay(asVisitor, Number(subject_id));
  if (subject_kind === "product") return ofProduct(asVisitor, subject_id);
  return null;
}

async function ofPost(context: Context, id: number): Promise<ShownSubject | null> {
  const post = Number.isInteger(id) ? await publishedPost(context, id) : null;
  return post && { heading: post.title, text: post.summary, path: `/blog/${post.slug}` };
}

async function ofDay(context: Context, id: number): Promise<ShownSubject | null> {
  const { language } = context;
  const day = (await listDays(context, {})).find((one) => one.id === id);
  const ridden = day?.products.find(({ is_active }) => is_active);
  if (!day || day.cancelled_at !== null || !ridden) return null;
  const when = `${formatDay(day.date, language)}, ${day.place}`;
  const free = day.seats > 0 && !day.is_full ? ` ${MAIL_WORDS[language].free(day.free)}.` : "";
  return { heading: day.title, text: `${when}.${free}`, path: `/product/${ridden.slug}/days` };
}

async function ofProduct({ db, language }: Context, id: string): Promise<ShownSubject | null> {
  const [row] = await db
    .select()
    .from(products)
    .where(and(eq(products.id, id), eq(products.is_active, true)));
  if (!row) return null;
  const { name, description } = localised(row.translations, language);
  const price = formatPrice(row.price_halere / 100, language);
  return {
    heading: name,
    text: [description, price].filter(Boolean).join("\n"),
    path: `/product/${row.slug}`,
  };
}

/** What a letter can lead to, for the team's choice. */
export async function subjectChoices(context: Context): Promise<SubjectChoice[]> {
  const { db, language, now } = context;
  const posts = await newestPosts(context, MOST_POSTS);
  const toCome = await db
    .select()
    .from(days)
    .where(and(eq(days.is_active, true), isNull(days.cancelled_at), gte(days.date, pragueDay(now()))))
    .orderBy(days.date, days.id);
  const sold = await listProducts({ ...context, user: null }, false);
  return [
    ...posts.map(({ id, title }) => ({ kind: "post" as const, id: String(id), name: title })),
    ...toCome.map(({ id, date, translations }) => ({
      kind: "day" as const,
      id: String(id),
      name: `${formatDay(date, language)}: ${localised(translations, language).title}`,
    })),
    ...sold.map(({ id, name }) => ({ kind: "product" as const, id, name: name || id })),
  ];
}

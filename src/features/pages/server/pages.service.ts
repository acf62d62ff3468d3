import { and, eq, ne } from "drizzle-orm";
import { newRecordOf } from "#kit/contract/content/content-type.ts";
import { freeSlug, slugify } from "#kit/contract/content/slug.ts";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import { LANGUAGES } from "#kit/contract/language/language.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import { flattened, merged } from "#kit/server/content/content-store.ts";
import { verbsOf } from "#kit/server/content/content-verbs.ts";
import {
  acceptCarried,
  contentsOf,
  pathsIn,
  requiredPicture,
  sanitisedTexts,
  settlePictures,
  storeCarried,
  withContents,
} from "#kit/server/content/text-pictures.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { Version } from "#kit/server/history/history.table.ts";
import { isSystemPage } from "../page-address.ts";
import { pages as content, pageContent } from "../pages.content.ts";
import { unknownPlaceholder } from "../placeholders.ts";
import { isSameText, keepVersion, versionOn } from "./page-versions.ts";
import { pages } from "./pages.table.ts";

const NEW_PAGE = newRecordOf(content);
const ALWAYS_THERE = {
  en: "Every shop needs this page: it keeps its address and can’t be hidden or deleted. Its text can be changed.",
  cs: "Tuto stránku potřebuje každý e-shop: adresu má stálou a nelze ji skrýt ani smazat. Její text upravit můžete.",
};
const SLUG_TAKEN = {
  en: "Another page has this address.",
  cs: "Tuto adresu už má jiná stránka.",
};

type Row = typeof pages.$inferSelect;
type Input = Parameters<typeof declared.create>[1];

/** What needs no rule of its own. */
const declared = verbsOf(content, pages);
const { store, history } = declared;

/** All pages for the team; for visitors those that are shown, with the texts of today. */
async function list(context: Context) {
  const found = await declared.list(context);
  if (context.user) return found;
  const today = await Promise.all(found.map((page) => asOfToday(context, page)));
  return today.filter((page) => page !== null);
}

/** One page, as `list` has it. Throws NOT_FOUND. */
async function get(context: Context, id: number) {
  const found = await declared.get(context, id);
  const page = context.user ? found : await asOfToday(context, found);
  if (!page) throw new Refusal("NOT_FOUND");
  return page;
}

async function asOfToday<P extends Row>({ db, now, language }: Context, page: P): Promise<P | null> {
  const version = await versionOn(db, page.id, pragueDay(now()));
  if (!version) return null;
  const { translations, valid_from } = version;
  return { ...page, ...flattened({ translations, valid_from }, language) };
}

/** Adds a page. Throws INVALID, MediaError. */
async function create(context: Context, sent: Input) {
  const { language, now } = context;
  const input = sanitisedTexts(sent);
  const values = merged(pageContent.whole, NEW_PAGE, input as never, language);
  refuseUnknown(context, values.translations);
  const carried = await acceptCarried(contentsOf(input.translations));
  return context.media.atomically(async (tx) => {
    const translations = withContents(values.translations, await storeCarried(context, tx, carried));
    await settlePictures(context, tx, NEW_PAGE.translations, translations);
    const slug = await slugFor(context, tx, values.slug, translations.en.title);
    const valid_from = notBeforeToday(context, values.valid_from);
    const page = await store.insert(context, tx, { ...values, slug, valid_from, translations });
    await keepVersion(tx, page, now());
    return flattened(page, language);
  });
}

/** Changes what is sent; another text is another version. Throws NOT_FOUND, INVALID, MediaError. */
async function update(context: Context, id: number, sent: Input) {
  const { language, now } = context;
  const input = sanitisedTexts(sent);
  const carried = await acceptCarried(contentsOf(input.translations));
  return context.media.atomically(async (tx) => {
    const stored = await store.lock(tx, eq(pages.id, id));
    await history.unchanged(context, tx, stored, () => flattened(stored, language));
    const values = merged(pageContent.whole, stored, input as never, language);
    refuseUnknown(context, values.translations);
    if (isSystemPage(stored.slug)) {
      if (values.slug !== stored.slug) throw invalidField("slug", ALWAYS_THERE, language);
      if (!values.is_active) throw invalidField("is_active", ALWAYS_THERE, language);
    }
    const translations = withContents(values.translations, await storeCarried(context, tx, carried));
    await settlePictures(context, tx, stored.translations, translations);
    const slug =
      values.slug === stored.slug
        ? stored.slug
        : await slugFor(context, tx, values.slug, translations.en.title, id);
    const isOther = !isSameText(stored.translations, translations) || values.valid_from !== stored.valid_from;
    const valid_from = isOther ? notBeforeToday(context, values.valid_from) : stored.valid_from;
    const page = await store.update(context, tx, stored, { ...values, slug, valid_from, translations });
    await keepVersion(tx, page, now());
    return flattened(page, language);
  });
}

/** Deletes a page; its versions stay. Throws NOT_FOUND, CONFLICT for one that every shop needs. */
async function remove(context: Context, id: number): Promise<void> {
  await context.media.atomically(async (tx) => {
    const stored = await store.lock(tx, eq(pages.id, id));
    if (isSystemPage(stored.slug)) throw new Refusal("CONFLICT", { words: ALWAYS_THERE });
    await store.remove(context, tx, stored);
    for (const path of pathsIn(stored.translations)) await context.media.release(tx, path);
  });
}

/** Puts a logged version back; its text applies from today. Throws INVALID, CONFLICT. */
async function restore(context: Context, tx: Database, version: Version): Promise<void> {
  const { id, slug, valid_from } = version as unknown as Row;
  if (await isTaken(tx, slug, id)) throw new Refusal("CONFLICT", { words: SLUG_TAKEN });
  await declared.restore(context, tx, { ...version, valid_from: notBeforeToday(context, valid_from) });
  await keepVersion(tx, await store.get(tx, true, eq(pages.id, id)), context.now());
}

export const pageVerbs = { ...declared, list, get, create, update, remove, restore };

/** Stores a picture for a page's text. Throws INVALID without one, MediaError. */
export async function addImage(context: Context) {
  const picture = await requiredPicture(context);
  return context.media.atomically(async (tx) => ({
    image_path: await context.media.storeImage(tx, picture),
  }));
}

/** A text can't apply before the day on which it is written. */
function notBeforeToday({ now }: Context, day: string | null): string {
  const today = pragueDay(now());
  return day !== null && day > today ? day : today;
}

function refuseUnknown({ language }: Context, translations: Row["translations"]): void {
  for (const each of LANGUAGES) {
    const name = unknownPlaceholder(translations[each].content);
    if (name === undefined) continue;
    const words = {
      en: `There is no placeholder {${name}}. The ones you can use are listed below the text.`,
      cs: `Zástupný text {${name}} neexistuje. Ty, které můžete použít, najdete pod textem.`,
    };
    throw invalidField(`translations.${each}.content`, words, language);
  }
}

/** The asked address where it is free, or one made of the title. Throws INVALID for one that is taken. */
async function slugFor(context: Context, tx: Database, asked: string, title: string, own = 0) {
  if (asked === "") return freeSlug(slugify(title), (slug) => isTaken(tx, slug, own), "page");
  if (await isTaken(tx, asked, own)) throw invalidField("slug", SLUG_TAKEN, context.language);
  return asked;
}

async function isTaken(tx: Database, slug: string, own: number): Promise<boolean> {
  return (
    isSystemTaken(slug, own) || (await tx.$count(pages, and(eq(pages.slug, slug), ne(pages.id, own)))) > 0
  );
}

/** The addresses of system pages are theirs, also before the first start has stored them. */
function isSystemTaken(slug: string, own: number): boolean {
  return isSystemPage(slug) && own === 0;
}

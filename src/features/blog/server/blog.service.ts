import { eq } from "drizzle-orm";
import { newRecordOf } from "#kit/contract/content/content-type.ts";
import type { Both, Language } from "#kit/contract/language/language.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import { checked, contentStore, flattened, merged } from "#kit/server/content/content-store.ts";
import { placeUpload, uploadedPicture } from "#kit/server/content/pictures.ts";
import {
  acceptCarried,
  contentsOf,
  pathsIn,
  sanitisedTexts,
  settlePictures,
  storeCarried,
  withContents,
} from "#kit/server/content/text-pictures.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { Version } from "#kit/server/history/history.table.ts";
import { recordHistory } from "#kit/server/history/record-history.ts";
import { blog, blogContent } from "../blog.content.ts";
import type { BlogPostInput } from "../blog.contract.ts";
import { blogPosts } from "./blog.table.ts";
import { imagesOf } from "./blog-pictures.ts";
import { claimSlugs, refuseTaken } from "./blog-slugs.ts";
import { updatedDay } from "./blog-visibility.ts";

const history = recordHistory<typeof blogPosts.$inferSelect>("blog", ({ translations: { en, cs } }) => ({
  en: en.title,
  cs: cs.title,
}));
const store = contentStore(blogPosts, history);

const NEW_POST = newRecordOf(blog);

/** A post as the editor has it. Throws NOT_FOUND. */
export async function getPostById(context: Context, id: number) {
  return forEditor(await store.get(context.db, true, eq(blogPosts.id, id)), context.language);
}

/** `{name, path}` of the stored pictures that a post uses. Throws NOT_FOUND. */
export async function listImages({ db }: Context, id: number) {
  return imagesOf(db, await store.get(db, true, eq(blogPosts.id, id)));
}

/** Adds a post. Throws INVALID, CONFLICT for a slug of another post, MediaError. */
export async function createPost(context: Context, sent: BlogPostInput) {
  const { language, now } = context;
  const input = sanitisedTexts(sent);
  const values = merged(
    blogContent.whole,
    { ...NEW_POST, published_date: pragueDay(now()) },
    input,
    language,
  );
  const uploaded = await uploadedPicture(context, "image");
  const carried = await acceptCarried(contentsOf(input.translations));
  return context.media.atomically(async (tx) => {
    const translations = withContents(values.translations, await storeCarried(context, tx, carried));
    await settlePictures(context, tx, NEW_POST.translations, translations);
    const placing = { uploaded, sent: input.image_path, stored: null, field: "image_path" };
    const image_path = await placeUpload(context, tx, placing);
    const post = await store.insert(context, tx, { ...values, translations, image_path });
    await claimSlugs(tx, post.id, slugsOf(translations), language);
    return forEditor(post, language);
  });
}

/** Changes what is sent. A changed slug leads on from the former one. Throws what `createPost` throws, NOT_FOUND. */
export async function updatePost(context: Context, id: number, sent: BlogPostInput) {
  const { language } = context;
  const input = sanitisedTexts(sent);
  const uploaded = await uploadedPicture(context, "image");
  const carried = await acceptCarried(contentsOf(input.translations));
  return context.media.atomically(async (tx) => {
    const stored = await store.lock(tx, eq(blogPosts.id, id));
    await history.unchanged(context, tx, stored, () => forEditor(stored, language));
    const values = merged(blogContent.whole, stored, input, language);
    const translations = withContents(values.translations, await storeCarried(context, tx, carried));
    await settlePictures(context, tx, stored.translations, translations);
    const placing = { uploaded, sent: input.image_path, stored: stored.image_path, field: "image_path" };
    const image_path = await placeUpload(context, tx, placing);
    await claimSlugs(tx, id, slugsOf(translations), language);
    return forEditor(
      await store.update(context, tx, stored, { ...values, translations, image_path }),
      language,
    );
  });
}

/** Deletes a post, its slugs, and the pictures that nothing else uses. Throws NOT_FOUND. */
export async function removePost(context: Context, id: number): Promise<void> {
  const { media } = context;
  await media.atomically(async (tx) => {
    const post = await store.lock(tx, eq(blogPosts.id, id));
    await store.remove(context, tx, post);
    for (const path of [post.image_path, ...pathsIn(post.translations)]) await media.release(tx, path);
  });
}

/** Puts a logged version back, its slugs too. Throws INVALID, CONFLICT for a slug of another post. */
export async function restorePost(context: Context, tx: Database, version: Version): Promise<void> {
  checked(blogContent.whole, version, context.language);
  const { id, translations } = version as typeof blogPosts.$inferSelect;
  await refuseTaken(tx, id, slugsOf(translations));
  const post = await store.restore(context, tx, version);
  await claimSlugs(tx, post.id, slugsOf(post.translations), context.language);
}

function forEditor(row: typeof blogPosts.$inferSelect, language: Language) {
  return { ...flattened(row, language), updated_date: updatedDay(row) };
}

function slugsOf({ en, cs }: Both<{ slug: string }>): Both<string> {
  return { en: en.slug, cs: cs.slug };
}

import { eq, inArray, notExists } from "drizzle-orm";
import { invalidField } from "#kit/contract/errors.ts";
import { type Both, LANGUAGES } from "#kit/contract/language.ts";
import { parseMediaPath } from "#kit/contract/media-path.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database.ts";
import { acceptImage } from "#kit/server/media/accept-image.ts";
import { mediaFiles } from "#kit/server/media/media.table.ts";
import { uploadedPicture } from "#kit/server/pictures.ts";
import { type BlogTexts, blogImages, type blogPosts } from "./blog.table.ts";

const IMAGE_REQUIRED = { en: "Choose a picture to upload", cs: "Vyberte obrázek k nahrání" };
const GONE = {
  en: "A picture in the text is no longer stored. Please insert it again.",
  cs: "Obrázek v textu už není uložený. Vložte ho prosím znovu.",
};

/** Stores a picture for a post's text. Throws INVALID without one, MediaError. */
export async function addImage(context: Context) {
  const picture = await uploadedPicture(context, "image");
  if (!picture) throw invalidField("image", IMAGE_REQUIRED, context.language);
  const name = nameFor(context.files.image?.[0]?.filename ?? "");
  return context.media.atomically(async (tx) => {
    await forgetSweptImages(tx);
    const image_path = await context.media.storeImage(tx, picture);
    await tx.insert(blogImages).values({ path: image_path, name });
    return { image_path };
  });
}

/** The stored pictures of a post, its own first, then those of its texts in their order. */
export async function imagesOf(db: Database, post: typeof blogPosts.$inferSelect) {
  const paths = [...new Set([...(post.image_path ? [post.image_path] : []), ...pathsIn(post.translations)])];
  if (paths.length === 0) return [];
  const rows = await db.select().from(blogImages).where(inArray(blogImages.path, paths));
  const names = new Map(rows.map(({ path, name }) => [path, name]));
  return paths.map((path) => ({ path, name: names.get(path) || path.slice("/media/".length) }));
}

/** Stored paths that the texts show, each once. */
export function pathsIn(texts: Both<Pick<BlogTexts, "content">>): string[] {
  const html = LANGUAGES.map((language) => texts[language].content).join(" ");
  const found = [...html.matchAll(/src="(\/media\/[^"]+)"/g)].map(([, path = ""]) => path);
  return [...new Set(found.filter((path) => parseMediaPath(path)))];
}

/** Pictures that sanitised texts carry in their addresses, checked and encoded again. Throws MediaError. */
export async function acceptCarried(texts: string[]) {
  const addresses = texts.flatMap((html) =>
    [...html.matchAll(/src="(data:[^"]+)"/g)].map(([, data = ""]) => data),
  );
  const accepted = [];
  for (const address of new Set(addresses)) {
    const bytes = Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
    accepted.push({ address, picture: await acceptImage(bytes) });
  }
  return accepted;
}

type Carried = Awaited<ReturnType<typeof acceptCarried>>;

/** Stores carried pictures and answers a function that puts their paths into a text. */
export async function storeCarried({ media }: Context, tx: Database, carried: Carried) {
  const paths: [address: string, path: string][] = [];
  for (const { address, picture } of carried) paths.push([address, await media.storeImage(tx, picture)]);
  return (html: string) =>
    paths.reduce((text, [address, path]) => text.replaceAll(`src="${address}"`, `src="${path}"`), html);
}

/**
 * Lets pictures go that the new texts no longer show, and makes sure that those they newly show are stored.
 * Throws INVALID for one that is gone.
 */
export async function settlePictures(
  { media, language }: Context,
  tx: Database,
  before: Both<BlogTexts>,
  after: Both<BlogTexts>,
): Promise<void> {
  const [old, shown] = [pathsIn(before), pathsIn(after)];
  for (const path of old) if (!shown.includes(path)) await media.release(tx, path);
  for (const path of shown) {
    if (old.includes(path) || (await media.exists(tx, path))) continue;
    const broken = LANGUAGES.find((each) => after[each].content.includes(path)) ?? language;
    throw invalidField(`translations.${broken}.content`, GONE, language);
  }
}

/** A file's name is shown to the team and nothing more. */
function nameFor(filename: string): string {
  const bare = filename.split(/[\\/]/).at(-1) ?? "";
  return bare
    .replace(/\p{Cc}/gu, "")
    .toWellFormed()
    .slice(0, 200);
}

/** Names of pictures that the sweep took because no post used them. */
async function forgetSweptImages(tx: Database): Promise<void> {
  const stored = tx
    .select({ path: mediaFiles.path })
    .from(mediaFiles)
    .where(eq(mediaFiles.path, blogImages.path));
  await tx.delete(blogImages).where(notExists(stored));
}

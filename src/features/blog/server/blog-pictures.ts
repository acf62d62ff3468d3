import { eq, inArray, notExists } from "drizzle-orm";
import { shownName } from "#kit/server/content/pictures.ts";
import { pathsIn, requiredPicture } from "#kit/server/content/text-pictures.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { mediaFiles } from "#kit/server/media/media.table.ts";
import { blogImages, type blogPosts } from "./blog.table.ts";

/** Stores a picture for a post's text. Throws INVALID without one, MediaError. */
export async function addImage(context: Context) {
  const picture = await requiredPicture(context);
  const name = shownName(context.files.image?.[0]?.filename ?? "");
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

/** Names of pictures that the sweep took because no post used them. */
async function forgetSweptImages(tx: Database): Promise<void> {
  const stored = tx
    .select({ path: mediaFiles.path })
    .from(mediaFiles)
    .where(eq(mediaFiles.path, blogImages.path));
  await tx.delete(blogImages).where(notExists(stored));
}

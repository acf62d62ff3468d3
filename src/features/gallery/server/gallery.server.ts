import { asc, eq } from "drizzle-orm";
import { type ContentServer, handlersOf, wordsOf } from "#kit/server/content/content-server.ts";
import { flattened } from "#kit/server/content/content-store.ts";
import { verbsOf } from "#kit/server/content/content-verbs.ts";
import type { Context } from "#kit/server/context.ts";
import { implement } from "#kit/server/http/mount.ts";
import { gallery as content } from "../gallery.content.ts";
import { galleryEndpoints } from "../gallery.contract.ts";
import { galleryImages } from "./gallery.table.ts";

const verbs = verbsOf(content, galleryImages);

/** The first `limit` pictures that the asker may see, by display order. */
async function listFirst({ db, user, language }: Context, limit: number) {
  const rows = await db
    .select()
    .from(galleryImages)
    .where(user ? undefined : eq(galleryImages.is_active, true))
    .orderBy(asc(galleryImages.display_order), asc(galleryImages.id))
    .limit(limit);
  return rows.map((row) => flattened(row, language));
}

export default [
  {
    content,
    restore: verbs.restore,
    routes: implement(galleryEndpoints, {
      ...handlersOf(verbs),
      list: (context, { query: { limit } }) =>
        limit === undefined ? verbs.list(context) : listFirst(context, limit),
      updateMany: (context, { body }) => verbs.updateMany(context, body.records),
    }),
    words: wordsOf(galleryImages),
  },
] satisfies ContentServer[];

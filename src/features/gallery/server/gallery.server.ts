import { and, asc, eq } from "drizzle-orm";
import { type ContentServer, handlersOf, wordsOf } from "#kit/server/content/content-server.ts";
import { flattened } from "#kit/server/content/content-store.ts";
import { verbsOf } from "#kit/server/content/content-verbs.ts";
import type { Context } from "#kit/server/context.ts";
import { implement } from "#kit/server/http/mount.ts";
import { gallery as content } from "../gallery.content.ts";
import { galleryEndpoints } from "../gallery.contract.ts";
import { galleryImages } from "./gallery.table.ts";

const verbs = verbsOf(content, galleryImages);

/** The pictures that the asker may see, by display order: the first `limit`, of one event where it is named. */
async function listSome(
  { db, user, language }: Context,
  { limit, event }: { limit?: number | undefined; event?: number | undefined },
) {
  const found = db
    .select()
    .from(galleryImages)
    .where(
      and(
        user ? undefined : eq(galleryImages.is_active, true),
        event === undefined ? undefined : eq(galleryImages.event_id, event),
      ),
    )
    .orderBy(asc(galleryImages.display_order), asc(galleryImages.id));
  const rows = await (limit === undefined ? found : found.limit(limit));
  return rows.map((row) => flattened(row, language));
}

export default [
  {
    content,
    restore: verbs.restore,
    routes: implement(galleryEndpoints, {
      ...handlersOf(verbs),
      list: (context, { query }) => listSome(context, query),
      updateMany: (context, { body }) => verbs.updateMany(context, body.records),
    }),
    words: wordsOf(galleryImages),
  },
] satisfies ContentServer[];

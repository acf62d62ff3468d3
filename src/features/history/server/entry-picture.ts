import { buffer } from "node:stream/consumers";
import { and, eq } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import { parseMediaPath } from "#kit/contract/media/media-path.ts";
import type { Context } from "#kit/server/context.ts";
import { historyMedia } from "#kit/server/history/history.table.ts";
import { encodeAside } from "#kit/server/media/renditions/encode-aside.ts";

/** Pixels; the log shows pictures small. */
const WIDTH = 320;

/** A picture of an entry's versions as WebP. Throws NOT_FOUND for others, for films and for one that is gone. */
export async function entryPicture({ db, media }: Context, entry_id: number, path: string): Promise<Buffer> {
  const own = and(eq(historyMedia.entry_id, entry_id), eq(historyMedia.path, path));
  const isPicture = (parseMediaPath(path)?.width ?? null) !== null;
  const content = isPicture && (await db.$count(historyMedia, own)) > 0 ? await media.read(path) : null;
  if (!content) throw new Refusal("NOT_FOUND");
  return encodeAside("encodePreview", await buffer(content), WIDTH);
}

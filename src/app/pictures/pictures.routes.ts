import { buffer } from "node:stream/consumers";
import { Refusal } from "#kit/contract/errors.ts";
import { picturesEndpoints } from "#kit/contract/media/pictures.contract.ts";
import type { Context } from "#kit/server/context.ts";
import { implement } from "#kit/server/http/mount.ts";
import { encodeAside } from "#kit/server/media/renditions/encode-aside.ts";
import {
  addPicture,
  bringBack,
  cleanUp,
  describePicture,
  removePicture,
  replacePicture,
  viewPicture,
} from "./change-pictures.ts";
import { listPictures, pictureRow } from "./list-pictures.ts";

export const picturesRoutes = implement(picturesEndpoints, {
  list: (context, { query }) => listPictures(context, query),
  preview: async (context, { params, query }, reply) => {
    const picture = await preview(context, params.id, query.whole === "1");
    await reply.type("image/webp").header("cache-control", "no-store").send(picture);
  },
  add: (context) => addPicture(context),
  describe: (context, { params, body }) => describePicture(context, params.id, body),
  view: (context, { params, body }) => viewPicture(context, params.id, body),
  replace: (context, { params }) => replacePicture(context, params.id),
  remove: (context, { params }) => removePicture(context, params.id),
  bringBack: (context, { params }) => bringBack(context, params.id),
  cleanUp: (context) => cleanUp(context),
});

/** Pixels; wide enough to choose a part of it. */
const WIDTH = 960;

/** Throws NOT_FOUND. */
async function preview({ db, media }: Context, id: number, whole: boolean): Promise<Buffer> {
  const { path, cutFrom } = await pictureRow(db, id);
  const content = await media.read((whole && cutFrom) || path);
  if (!content) throw new Refusal("NOT_FOUND");
  return encodeAside("encodePreview", await buffer(content), WIDTH);
}

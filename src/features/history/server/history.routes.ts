import { type Implementation, implement } from "#kit/server/http/mount.ts";
import { historyEndpoints } from "../history.contract.ts";
import { entryPicture } from "./entry-picture.ts";
import { getEntry, listEntries } from "./history.service.ts";
import { restoreEntry } from "./restore-entry.ts";
import type { Restores } from "./restores.ts";

/** The log knows no feature: how each kind of record is put back comes from above. */
export function historyRoutes(restores: Restores): Implementation {
  return implement(historyEndpoints, {
    list: (context, { query }) => listEntries(context, query, restores),
    get: (context, { params }) => getEntry(context, params.id, restores),
    picture: async (context, { params, query }, reply) => {
      const picture = await entryPicture(context, params.id, query.path);
      await reply.type("image/webp").header("cache-control", "no-store").send(picture);
    },
    restore: (context, { params }) => restoreEntry(context, params.id, restores),
  });
}

import { Refusal } from "#kit/contract/errors.ts";
import { may } from "#kit/contract/roles.ts";
import type { Context } from "#kit/server/context.ts";
import type { DeclaredSite, Restores } from "#kit/server/feature.ts";
import { type Implementation, implement } from "#kit/server/http/mount.ts";
import { historyEndpoints } from "../history.contract.ts";
import { entryPicture } from "./entry-picture.ts";
import { getEntry, listEntries } from "./history.service.ts";
import { restoreEntry } from "./restore-entry.ts";

/** How each kind of record is put back, and who sees it and may do so beside the owners. */
type LoggedTypes = Pick<DeclaredSite, "restores" | "rolesOf">;

/** The log knows no feature: how each kind of record is put back comes from above. */
export function historyRoutes(types: LoggedTypes): Implementation {
  return implement(historyEndpoints, {
    list: (context, { query }) => listEntries(context, query, seenBy(context, types)),
    get: (context, { params }) => getEntry(context, params.id, seenBy(context, types)),
    picture: async (context, { params, query }, reply) => {
      await getEntry(context, params.id, seenBy(context, types));
      const picture = await entryPicture(context, params.id, query.path);
      await reply.type("image/webp").header("cache-control", "no-store").send(picture);
    },
    restore: (context, { params }) => restoreEntry(context, params.id, seenBy(context, types)),
  });
}

/** The kinds of records that the asker's role has to do with. */
function seenBy({ user }: Context, { restores, rolesOf }: LoggedTypes): Restores {
  if (!user) throw new Refusal("UNAUTHORIZED");
  return Object.fromEntries(Object.entries(restores()).filter(([type]) => may(user.role, rolesOf(type))));
}

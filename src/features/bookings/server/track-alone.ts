import { may } from "#kit/contract/roles.ts";
import type { Context } from "#kit/server/context.ts";

/** Whether who asks works at the track and sells nothing: they do what is done on the day that is on. */
export function isTrackAlone({ user }: Pick<Context, "user">): boolean {
  return user !== null && !may(user.roles, ["shop"]);
}

import type { User } from "#kit/contract/user.ts";
import type { Context } from "#kit/server/context.ts";

/** An owner who signs in at an address makes it the site's own; signing in does not wait for that to work. */
export async function provedHere<Answer extends { user: User }>(
  { confirmAddress, log }: Context,
  answer: Answer,
): Promise<Answer> {
  if (answer.user.roles.includes("owner"))
    await confirmAddress().catch((error) => log.warn({ err: error }, "The site's address could not be kept"));
  return answer;
}

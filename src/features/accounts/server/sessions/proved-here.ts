import type { Context } from "#kit/server/context.ts";

/** Who signs in at an address makes it known as the site's own; signing in does not wait for that to work. */
export async function provedHere<Answer>({ confirmAddress, log }: Context, answer: Answer): Promise<Answer> {
  await confirmAddress().catch((error) => log.warn({ err: error }, "The site's address could not be kept"));
  return answer;
}

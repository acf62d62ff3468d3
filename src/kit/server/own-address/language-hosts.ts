import type { Both, Language } from "#kit/contract/language/language.ts";
import { pageAddress } from "#kit/contract/language/page-address.ts";
import type { Config } from "../config/config.ts";
import type { Context } from "../context.ts";

type Urls = Partial<Pick<Config, "CZECH_URL" | "ENGLISH_URL">>;

/** The two languages' own addresses; null where they share one. */
export function languageHosts({ CZECH_URL, ENGLISH_URL }: Urls): Both<string> | null {
  if (!CZECH_URL || !ENGLISH_URL || CZECH_URL === ENGLISH_URL) return null;
  return { cs: CZECH_URL, en: ENGLISH_URL };
}

/**
 * The whole address of a back-office page for the team's own mails. Whoever made the request that the mail is about has
 * no say in where the team is led.
 */
export function teamLinkTo(
  { config, ownAddress }: Pick<Context, "config" | "ownAddress">,
  path: string,
  language: Language,
): string {
  return linkTo({ config, origin: ownAddress.usual() }, path, language);
}

/** A page's address for a mail or a document in `language`: whoever opens it anywhere reads that language. */
export function linkTo(
  { config, origin }: { config: Urls } & Pick<Context, "origin">,
  path: string,
  language: Language,
): string {
  return pageAddress({ origin, hosts: languageHosts(config) }, path, language);
}

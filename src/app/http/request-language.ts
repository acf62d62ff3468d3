import type { FastifyRequest } from "fastify";
import { acceptedLanguage, isLanguage, LANGUAGES, type Language } from "#kit/contract/language/language.ts";
import type { Config } from "#kit/server/config/config.ts";
import { languageHosts } from "#kit/server/own-address/language-hosts.ts";

type Hosts = Partial<Pick<Config, "CZECH_HOSTS" | "CZECH_URL" | "ENGLISH_URL">>;

/**
 * Hosts where Czech is the default: those of CZECH_HOSTS, else that of CZECH_URL and any that ends in `.cz`, but for
 * that of ENGLISH_URL.
 */
export function hostLanguage(hostname: string, config: Hosts): Language {
  const host = hostname.toLowerCase().replace(/:\d+$/, "");
  if (!config.CZECH_HOSTS) {
    const own = languageHosts(config);
    const named = own && LANGUAGES.filter((language) => new URL(own[language]).hostname === host);
    if (named?.length === 1 && named[0]) return named[0];
  }
  const czech = config.CZECH_HOSTS?.some((entry) => entry.toLowerCase() === host) ?? host.endsWith(".cz");
  return czech ? "cs" : "en";
}

/** The language of an API call: Accept-Language, else the host's. */
export function apiLanguage(request: FastifyRequest, config: Config): Language {
  return acceptedLanguage(request.headers["accept-language"]) ?? hostLanguage(request.hostname, config);
}

/** The language of a page: `?lang=`, else the stored preference that the cookie repeats, else the host's. */
export function pageLanguage(
  request: FastifyRequest,
  config: Config,
  asked: Language | null = askedLanguage(request),
): Language {
  return asked ?? storedLanguage(request) ?? hostLanguage(request.hostname, config);
}

/** What the address asks for by `?lang=`; null for nothing. */
function askedLanguage(request: FastifyRequest): Language | null {
  const asked = (request.query as Record<string, unknown>).lang;
  return isLanguage(asked) ? asked : null;
}

/** The stored preference that the cookie repeats; null for none. */
export function storedLanguage(request: FastifyRequest): Language | null {
  const stored = /(?:^|;\s*)language=(en|cs)(?:;|$)/.exec(request.headers.cookie ?? "")?.[1];
  return isLanguage(stored) ? stored : null;
}

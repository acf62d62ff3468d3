import type { FastifyRequest } from "fastify";
import { acceptedLanguage, isLanguage, type Language } from "#kit/contract/language.ts";
import type { Config } from "#kit/server/config.ts";

/** Hosts where Czech is the default: the configured ones, else any that ends in `.cz`. */
export function hostLanguage(hostname: string, config: Pick<Config, "CZECH_HOSTS">): Language {
  const host = hostname.toLowerCase().replace(/:\d+$/, "");
  const czech = config.CZECH_HOSTS?.some((entry) => entry.toLowerCase() === host) ?? host.endsWith(".cz");
  return czech ? "cs" : "en";
}

/** The language of an API call: Accept-Language, else the host's. */
export function apiLanguage(request: FastifyRequest, config: Config): Language {
  return acceptedLanguage(request.headers["accept-language"]) ?? hostLanguage(request.hostname, config);
}

/** The language of a page: `?lang=`, else the stored preference that the cookie repeats, else the host's. */
export function pageLanguage(request: FastifyRequest, config: Config): Language {
  const asked = (request.query as Record<string, unknown>).lang;
  if (isLanguage(asked)) return asked;
  const stored = /(?:^|;\s*)language=(en|cs)(?:;|$)/.exec(request.headers.cookie ?? "")?.[1];
  return isLanguage(stored) ? stored : hostLanguage(request.hostname, config);
}

import type { Language } from "#kit/contract/language.ts";
import type { Context, Services } from "#kit/server/context.ts";

/** A visitor's context for documents that are made from the same services as pages. */
export function visitor(services: Services, language: Language, origin: string): Context {
  return {
    ...services,
    language,
    origin,
    confirmAddress: async () => {},
    user: null,
    sessionId: null,
    address: "",
    header: () => undefined,
    rawBody: null,
    files: {},
  };
}

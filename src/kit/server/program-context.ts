import type { Language } from "#kit/contract/language/language.ts";
import { PROGRAM } from "#kit/contract/user.ts";
import type { Context, Services } from "./context.ts";

/** The context of what happens by itself, without a request: the log of changes names the program. */
export function programContext(services: Services, language: Language): Context {
  const origin = services.ownAddress.usual();
  return {
    ...services,
    origin,
    here: origin,
    language,
    user: PROGRAM,
    sessionId: null,
    address: "",
    rawBody: null,
    files: {},
    header: () => undefined,
    confirmAddress: async () => {},
  };
}

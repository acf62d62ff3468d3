import { defineFeature } from "#kit/server/feature.ts";
import { mailWordsRestore, mailWordsRoutes } from "./mail-words.routes.ts";
import { mailsRoutes } from "./mails.routes.ts";

export const mails = defineFeature({
  name: "mails",
  routes: (site) => [mailsRoutes, mailWordsRoutes(site.mails)],
  restores: (site) => ({ "mail-words": mailWordsRestore(site.mails) }),
});

import { defineFeature } from "#kit/server/feature.ts";
import { accountsRoutes } from "./accounts.routes.ts";
import { accountLinksRoutes } from "./links/account-links.routes.ts";
import { declareForgottenPassword } from "./links/forgotten-password.ts";
import { passkeysRoutes } from "./passkeys/passkeys.routes.ts";
import { peopleRoutes } from "./people/people.routes.ts";
import { secondFactorRoutes } from "./second-factor/second-factor.routes.ts";
import { pruneSessions } from "./sessions/prune-sessions.ts";

export const accounts = defineFeature({
  name: "accounts",
  routes: [accountsRoutes, secondFactorRoutes, passkeysRoutes, accountLinksRoutes, peopleRoutes],
  jobs: [declareForgottenPassword],
  nightly: [({ db, now }) => pruneSessions(db, now())],
  // A second factor is turned on with a code, never by putting a version back.
  restores: { accounts: null },
});

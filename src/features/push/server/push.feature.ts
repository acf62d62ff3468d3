import { defineFeature } from "#kit/server/feature.ts";
import { forgetSilentDevices } from "./own-devices.ts";
import { pushRoutes } from "./push.routes.ts";
import { declarePush } from "./tell-team.ts";

export const push = defineFeature({
  name: "push",
  routes: [pushRoutes],
  jobs: [(services, { notices }) => declarePush(services, notices)],
  nightly: [({ db, now }) => forgetSilentDevices(db, now())],
});

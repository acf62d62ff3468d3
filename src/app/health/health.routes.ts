import { implement } from "#kit/server/http/mount.ts";
import { healthEndpoints } from "./health.contract.ts";
import { siteHealth } from "./health.service.ts";

export const healthRoutes = implement(healthEndpoints, { get: (context) => siteHealth(context) });

import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { PushDevice, PushEndpoints } from "../push.contract.ts";
import type { PushKind } from "../push-kinds.ts";

interface OwnDevices {
  public_key: string;
  kinds: PushKind[];
  devices: PushDevice[];
}

/** One's devices. Always fetched again: others are turned on elsewhere, and leave. */
export const devicesQuery: ApiQuery<OwnDevices> = {
  key: ["push"],
  fetch: (api, signal) => api.of<PushEndpoints>()("GET /push", { signal }),
  staleTime: 0,
};

import type { HealthState } from "./health.contract.ts";

/** Never alone: the state's word stands beside it. */
export const HEALTH_COLOURS = { ok: "green", attention: "yellow", wrong: "red" } as const satisfies Record<
  HealthState,
  string
>;

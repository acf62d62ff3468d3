import { READY_RULES } from "./rules/ready-rules.ts";
import type { SeasonRules } from "./rules/season-rules.ts";

export { type Decision, resolveTree, slotsOf } from "./rules/tree.ts";

/** A copy of ready rules. */
export function readyRules(key: string): SeasonRules {
  const found = READY_RULES.find((one) => one.key === key);
  if (!found) throw new Error(`No ready rules are called ${key}`);
  return structuredClone(found.rules);
}

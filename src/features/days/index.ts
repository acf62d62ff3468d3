export { endOfDay, freeOf } from "./day-rules.ts";
export { slotsOfRule } from "./slot-rule.ts";

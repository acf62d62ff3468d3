export { slotsOfRule } from "./slot-rule.ts";

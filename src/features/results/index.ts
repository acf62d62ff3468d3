export { readyRules } from "./rules/ready-rules.ts";
export { type Decision, resolveTree, slotsOf } from "./rules/tree.ts";

export { foldedCode } from "./discount-code.ts";
export { linesFault } from "./discount-faults.ts";

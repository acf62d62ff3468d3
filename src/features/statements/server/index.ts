export { countStatementsOf, forgetStatements, statementsOf } from "./customer-statements.ts";
export {
  askAgain,
  askWhere,
  countSigned,
  drawStatement,
  OutsideLimits,
  seatStatements,
  signedAt,
  statementDocument,
  storeStatement,
} from "./sign.ts";
export { STATEMENT_WORDS } from "./statement-words.ts";
export { statements } from "./statements.table.ts";

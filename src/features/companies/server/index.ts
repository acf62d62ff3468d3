export { registerStates } from "./companies.table.ts";
export { declareRegisterJobs, forgetRegisterAnswers } from "./register-states.ts";

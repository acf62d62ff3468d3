export { withdrawalWords } from "../withdrawal.words.ts";
export { type Received, WithdrawalReceived, WithdrawalReview } from "./withdrawal-steps.tsx";
export { withdrawalsQuery } from "./withdrawals.queries.ts";

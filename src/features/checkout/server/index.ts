export { forgetIdempotencyKeys } from "./idempotency.ts";

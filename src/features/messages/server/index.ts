export { countMessagesOf, eraseMessagesOf, messagesOf } from "./customer-messages.ts";
export { forgetOldTries } from "./forget-tries.ts";

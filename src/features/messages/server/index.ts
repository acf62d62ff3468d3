export { countMessagesOf, eraseMessagesOf, messagesOf } from "./customer-messages.ts";
export { countMessages, listMessages } from "./list-messages.ts";

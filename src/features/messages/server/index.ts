export { countMessagesOf, eraseMessagesOf, messagesOf } from "./customer-messages.ts";
export { contactMessages } from "./messages.table.ts";

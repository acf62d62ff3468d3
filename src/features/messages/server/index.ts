export { countMessagesOf, eraseMessagesOf, messagesOf } from "./customer-messages.ts";

export { countMessagesOf, eraseMessagesOf, messagesOf } from "./customer-messages.ts";
export { countMessages, listMessages } from "./list-messages.ts";
export { soughtMessages } from "./messages.finder.ts";

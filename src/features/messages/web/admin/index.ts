export { Messages } from "./messages.tsx";
export { messagesAdminWords } from "./messages-admin.words.ts";

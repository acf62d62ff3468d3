export type { PushMessage } from "./push-message.ts";

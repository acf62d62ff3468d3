export type { PushKind } from "./push-kinds.ts";
export type { PushMessage } from "./push-message.ts";

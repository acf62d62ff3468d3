import { defineFeature } from "#kit/server/feature.ts";
import { noticeOfMessage } from "./message-notice.ts";
import { messagesFinder } from "./messages.finder.ts";
import { messagesRoutes } from "./messages.routes.ts";

export const messages = defineFeature({
  name: "messages",
  routes: [messagesRoutes],
  restores: { messages: null },
  notices: { message: noticeOfMessage },
  finders: [messagesFinder],
});

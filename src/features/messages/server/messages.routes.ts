import { implement } from "#kit/server/http/mount.ts";
import { messagesEndpoints } from "../messages.contract.ts";
import { countMessages, getMessage, listMessages } from "./list-messages.ts";
import { removeMessage, replyToMessage, updateMessage } from "./messages.service.ts";
import { limitsOf, sendMessage } from "./send-message.ts";

export const messagesRoutes = implement(messagesEndpoints, {
  send: (context, { body }) => sendMessage(context, body),
  list: (context, { query }) => listMessages(context, query),
  count: (context) => countMessages(context),
  get: (context, { params }) => getMessage(context, params.id),
  update: (context, { params, body }) => updateMessage(context, params.id, body),
  remove: (context, { params }) => removeMessage(context, params.id),
  reply: (context, { params, body }) => replyToMessage(context, params.id, body.replyMessage),
}, { send: { room: (context) => Object.values(limitsOf(context)) } });

import { implement } from "#kit/server/http/mount.ts";
import { messagesEndpoints } from "../messages.contract.ts";
import { countMessages, getMessage, listMessages } from "./list-messages.ts";
import { colleagues, removeMessage, replyToMessage, updateMessage } from "./messages.service.ts";
import { addAnswer, changeAnswer, listAnswers, removeAnswer } from "./ready-answers.ts";
import { limitsOf, sendMessage } from "./send-message.ts";

export const messagesRoutes = implement(
  messagesEndpoints,
  {
    send: (context, { body }) => sendMessage(context, body),
    list: (context, { query }) => listMessages(context, query),
    count: (context) => countMessages(context),
    colleagues: (context) => colleagues(context),
    answers: (context) => listAnswers(context),
    addAnswer: (context, { body }) => addAnswer(context, body),
    changeAnswer: (context, { params, body }) => changeAnswer(context, params.id, body),
    removeAnswer: (context, { params }) => removeAnswer(context, params.id),
    get: (context, { params }) => getMessage(context, params.id),
    update: (context, { params, body }) => updateMessage(context, params.id, body),
    remove: (context, { params }) => removeMessage(context, params.id),
    reply: (context, { params, body }) => replyToMessage(context, params.id, body.replyMessage),
  },
  { send: { room: (context) => Object.values(limitsOf(context)) } },
);

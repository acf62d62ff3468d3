import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { LANGUAGES } from "#kit/contract/language/language.ts";
import { flag, idParams, instant, wholeNumber } from "#kit/contract/validation/fields.ts";
import { says } from "#kit/contract/validation/says.ts";
import { oneLine } from "#kit/contract/validation/written.ts";
import { EMPTY_REPLY, MESSAGE_LIMITS } from "./message-rules.ts";

/** Anything that is no text counts as left out, so that the three checks of `contactError` answer, in their order. */
const lenientText = () => z.string().catch("");

const contactForm = z.object({
  name: lenientText(),
  email: lenientText(),
  subject: lenientText(),
  message: lenientText(),
  termsAgreed: flag().catch(false),
  /** Blank from people; whatever else it holds, a machine has filled it in. */
  honeypot: z.preprocess(
    (value) => (typeof value === "string" ? value : value ? JSON.stringify(value) : ""),
    z.string(),
  ),
});

const tooLong = (most: number) =>
  says({ en: `At most ${most} characters are allowed here`, cs: `Nejvýše ${most} znaků` });

/** One line without control characters, as a mail's header takes it. */
const line = (most: number) => z.string().overwrite(oneLine).max(most, tooLong(most));

/** A message that may be stored. */
export const contactMessage = z.object({
  name: line(MESSAGE_LIMITS.name),
  email: z
    .string()
    .trim()
    .max(MESSAGE_LIMITS.email, tooLong(MESSAGE_LIMITS.email))
    .pipe(z.email(says({ en: "This is not an e-mail address.", cs: "Toto není e-mailová adresa." }))),
  subject: line(MESSAGE_LIMITS.subject),
  message: z
    .string()
    .overwrite((text) => text.replaceAll("\0", "").toWellFormed().trim())
    .max(MESSAGE_LIMITS.message, tooLong(MESSAGE_LIMITS.message)),
});

const messageReply = z.object({ id: z.int(), body: z.string(), created_at: instant() });

const message = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  language: z.enum(LANGUAGES),
  is_read: z.boolean(),
  has_reply: z.boolean(),
  /** Somebody of the team is through with it. */
  is_done: z.boolean(),
  /** The order that it is about. */
  order_id: z.int().nullable(),
  /** Who of the team looks after it. */
  person: z.object({ id: z.int(), name: z.string() }).nullable(),
  created_at: instant(),
  /** What was answered so far, as sanitised HTML, oldest first. */
  replies: z.array(messageReply),
});

const messagePage = z.object({
  messages: z.array(message),
  pagination: z.object({ page: z.int(), limit: z.int(), total: z.int(), totalPages: z.int() }),
});

const messageCounts = z.object({ total: z.int(), unread: z.int() });

const listQuery = z.object({
  page: wholeNumber(1).optional(),
  limit: wholeNumber(1, 200).optional(),
  /** Part of the sender's name or address, the subject or the text. */
  q: z.string().trim().max(200).optional(),
  is_read: z.preprocess((value) => (value === "" ? undefined : value), flag().optional()),
  is_done: z.preprocess((value) => (value === "" ? undefined : value), flag().optional()),
});

const nothing = says({ en: "Say what should change.", cs: "Napište, co se má změnit." });
const recordId = z.int().min(1).max(2_147_483_647).nullable();

const messageChange = z
  .object({
    is_read: flag().optional(),
    is_done: flag().optional(),
    /** Null: about none, and nobody's. */
    order_id: recordId.optional(),
    person_id: recordId.optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), nothing);

const titleMissing = says({ en: "The title is required.", cs: "Název je povinný." });
const answerText = z.string().max(20_000, tooLong(20_000)).default("");

const readyAnswerInput = z.object({
  title: z.string(titleMissing).trim().min(1, titleMissing).max(100, tooLong(100)),
  /** HTML; `{name}`, `{order}` and `{me}` stand for the sender, the order that the message is about, and who answers. */
  body: z.object({ en: answerText, cs: answerText }),
});

const readyAnswer = readyAnswerInput.extend({ id: z.int() });

const ofTeam = { access: "admin", roles: ["messages"], keepsAnswers: true } as const;

const replyInput = z.object({
  replyMessage: z.string(says(EMPTY_REPLY)).max(100_000, tooLong(100_000)),
});

export type MessageChange = z.output<typeof messageChange>;
export type ReadyAnswer = z.output<typeof readyAnswer>;
export type Message = z.output<typeof message>;
export type MessagePage = z.output<typeof messagePage>;
export type MessageCounts = z.output<typeof messageCounts>;
export type MessageListQuery = z.output<typeof listQuery>;

export const messagesEndpoints = {
  send: endpoint({
    method: "POST",
    path: "/contact-messages",
    access: "public",
    keepsAnswers: true,
    summary: "Sends a message to the team; at most 5 in 10 minutes from one address",
    body: contactForm,
    status: 201,
    response: z.object({ id: z.int() }),
  }),
  list: endpoint({
    method: "GET",
    path: "/contact-messages",
    access: "admin",
    roles: ["messages"],
    summary:
      "Messages with their replies, newest first: an array of all; with `page` or `limit` one page and its pagination",
    query: listQuery,
    response: z.union([z.array(message), messagePage]),
  }),
  count: endpoint({
    method: "GET",
    path: "/contact-messages/count",
    access: "admin",
    roles: ["messages"],
    summary: "How many messages there are, and how many of them nobody has opened yet",
    response: messageCounts,
  }),
  colleagues: endpoint({
    ...ofTeam,
    method: "GET",
    path: "/contact-messages/colleagues",
    summary: "Who of the team answers messages, by name",
    response: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  answers: endpoint({
    ...ofTeam,
    method: "GET",
    path: "/ready-answers",
    summary: "Answers that the team gives often, by title",
    response: z.array(readyAnswer),
  }),
  addAnswer: endpoint({
    ...ofTeam,
    method: "POST",
    path: "/ready-answers",
    summary: "Adds a ready answer",
    body: readyAnswerInput,
    status: 201,
    response: readyAnswer,
  }),
  changeAnswer: endpoint({
    ...ofTeam,
    method: "PUT",
    path: "/ready-answers/:id",
    summary: "Changes a ready answer",
    params: idParams,
    body: readyAnswerInput,
    response: readyAnswer,
  }),
  removeAnswer: endpoint({
    ...ofTeam,
    method: "DELETE",
    path: "/ready-answers/:id",
    summary: "Deletes a ready answer",
    params: idParams,
  }),
  get: endpoint({
    method: "GET",
    path: "/contact-messages/:id",
    access: "admin",
    roles: ["messages"],
    summary: "One message with its replies",
    params: idParams,
    response: message,
  }),
  update: endpoint({
    method: "PATCH",
    path: "/contact-messages/:id",
    access: "admin",
    roles: ["messages"],
    keepsAnswers: true,
    summary:
      "Marks a message as read, unread, done or not done, and says which order it is about and whose it is",
    params: idParams,
    body: messageChange,
    response: message,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/contact-messages/:id",
    access: "admin",
    roles: ["messages"],
    summary: "Deletes a message with its replies",
    params: idParams,
  }),
  reply: endpoint({
    method: "POST",
    path: "/contact-messages/:id/reply",
    access: "admin",
    roles: ["messages"],
    keepsAnswers: true,
    summary: "Answers a message by e-mail, in the language that it was written in",
    params: idParams,
    body: replyInput,
    status: 201,
    response: message,
  }),
};

export type MessagesEndpoints = typeof messagesEndpoints;

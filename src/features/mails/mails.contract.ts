import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { LANGUAGES } from "#kit/contract/language/language.ts";
import { EVERYBODY } from "#kit/contract/roles.ts";
import { idParams, instant, wholeNumber } from "#kit/contract/validation/fields.ts";
import { MAIL_STATES } from "./mail-states.ts";

export const sentMail = z.object({
  id: z.int(),
  /** What it is, such as `order-confirmation`. */
  kind: z.string(),
  to: z.string(),
  language: z.enum(LANGUAGES),
  subject: z.string(),
  state: z.enum(MAIL_STATES),
  attempts: z.int(),
  /** Tries after which the server did not answer any more though it had the whole mail: each may have arrived. */
  uncertain_attempts: z.int(),
  /** What the mail server said last; null where all went well. */
  last_error: z.string().nullable(),
  created_at: instant(),
  sent_at: instant().nullable(),
  /** The record that it is about, such as `orders/12`; null where there is none. */
  about: z.string().nullable(),
});

const mailDetail = sentMail.extend({
  text: z.string(),
  attachments: z.array(z.object({ name: z.string(), type: z.string() })),
});

const pagination = z.object({ page: z.int(), limit: z.int(), total: z.int(), totalPages: z.int() });
const mailPage = z.object({ mails: z.array(sentMail), pagination });

const listQuery = z.object({
  page: wholeNumber(1).optional(),
  limit: wholeNumber(1, 200).optional(),
  /** Part of the address or the subject. */
  q: z.string().trim().max(200).optional(),
  state: z.preprocess((value) => (value === "" ? undefined : value), z.enum(MAIL_STATES).optional()),
});

const delivery = z.object({
  /** `files`: no mail server is set, mails are written to a folder and nobody gets them. */
  delivery: z.enum(["smtp", "files"]),
});

export type MailDelivery = z.output<typeof delivery>["delivery"];
export type SentMail = z.output<typeof sentMail>;
export type MailDetail = z.output<typeof mailDetail>;
export type MailPage = z.output<typeof mailPage>;
export type MailListQuery = z.output<typeof listQuery>;

export const mailsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/mails",
    access: "admin",
    roles: ["shop"],
    summary: "One page of the mails of the last year, newest first",
    query: listQuery,
    response: mailPage,
  }),
  delivery: endpoint({
    method: "GET",
    path: "/mails/delivery",
    access: "admin",
    roles: EVERYBODY,
    summary: "Whether mails reach anybody: by a mail server, or only as files in a folder",
    response: delivery,
  }),
  get: endpoint({
    method: "GET",
    path: "/mails/:id",
    access: "admin",
    roles: ["shop"],
    summary: "One mail with its text and the names of its attachments",
    params: idParams,
    response: mailDetail,
  }),
  resend: endpoint({
    method: "POST",
    path: "/mails/:id/resend",
    access: "admin",
    roles: ["shop"],
    summary:
      "Sends a mail again: a sent one as a new mail, one that failed or waits at once; 409 for one that was seen waiting and has gone out since",
    params: idParams,
    /** The state that the person has seen. */
    body: z.object({ state: z.enum(MAIL_STATES).optional() }),
    status: 201,
    response: sentMail,
    keepsAnswers: true,
  }),
};

export type MailsEndpoints = typeof mailsEndpoints;

import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { LANGUAGES } from "#kit/contract/language/language.ts";
import { basedOn, idParams, instant, wholeNumber } from "#kit/contract/validation/fields.ts";
import { says } from "#kit/contract/validation/says.ts";
import { oneLine, severalLines } from "#kit/contract/validation/written.ts";
import {
  LETTER_STATES,
  LETTER_SUBJECTS,
  NEWSLETTER_LIMITS as LIMITS,
  SUBSCRIBER_STATES,
} from "./newsletter-rules.ts";

const missing = says({
  en: "A letter needs a subject and a text in both languages.",
  cs: "Dopis potřebuje předmět a text v obou jazycích.",
});
const tooLong = (most: number) =>
  says({ en: `At most ${most} characters fit here.`, cs: `Vejde se sem nejvýše ${most} znaků.` });

const texts = z.object({
  subject: z.string(missing).overwrite(oneLine).min(1, missing).max(LIMITS.subject, tooLong(LIMITS.subject)),
  text: z
    .string(missing)
    .overwrite((text) => severalLines(text).trim())
    .min(1, missing)
    .max(LIMITS.text, tooLong(LIMITS.text)),
});

/** A letter as the team saves it. */
export const letterInput = z.object({
  subject_kind: z.enum(LETTER_SUBJECTS).default("none"),
  /** Of the post, day or product; blank for none. */
  subject_id: z.string().max(200).default(""),
  translations: z.object({ en: texts, cs: texts }),
});

const plainTexts = z.object({ subject: z.string(), text: z.string() });

const letter = z.object({
  id: z.int(),
  subject_kind: z.enum(LETTER_SUBJECTS),
  subject_id: z.string(),
  translations: z.object({ en: plainTexts, cs: plainTexts }),
  state: z.enum(LETTER_STATES),
  sent_at: instant().nullable(),
  finished_at: instant().nullable(),
  /** How many it was given to the outbox for, and how many it is for in all. */
  sent: z.int(),
  recipients: z.int(),
  created_at: instant(),
  updated_at: instant(),
});

const subject = z.object({ kind: z.enum(LETTER_SUBJECTS), id: z.string(), name: z.string() });

const subscriber = z.object({
  id: z.int(),
  email: z.string(),
  language: z.enum(LANGUAGES),
  state: z.enum(SUBSCRIBER_STATES),
  asked_at: instant(),
  confirmed_at: instant().nullable(),
});

const subscribers = z.object({
  subscribers: z.array(subscriber),
  counts: z.object({ asked: z.int(), on: z.int(), left: z.int(), refused: z.int(), bounced: z.int() }),
  pagination: z.object({ page: z.int(), limit: z.int(), total: z.int(), totalPages: z.int() }),
});

const shown = z.object({ subject: z.string(), html: z.string() });

export type Letter = z.output<typeof letter>;
export type LetterInput = z.output<typeof letterInput>;
export type SubjectChoice = z.output<typeof subject>;
export type Subscribers = z.output<typeof subscribers>;

const team = { access: "admin", roles: ["content"] } as const;
const typed = letterInput.extend({ language: z.enum(LANGUAGES) });

export const lettersEndpoints = {
  list: endpoint({
    ...team,
    method: "GET",
    path: "/newsletter/letters",
    summary: "All letters, newest first, with how far each has been sent",
    response: z.array(letter),
  }),
  subjects: endpoint({
    ...team,
    method: "GET",
    path: "/newsletter/subjects",
    summary: "What a letter can lead to: published posts, days to come, products on sale",
    response: z.array(subject),
  }),
  create: endpoint({
    ...team,
    method: "POST",
    path: "/newsletter/letters",
    summary: "New letter, as a draft",
    body: letterInput,
    status: 201,
    response: letter,
    keepsAnswers: true,
  }),
  update: endpoint({
    ...team,
    method: "PUT",
    path: "/newsletter/letters/:id",
    summary: "Saves a draft; 409 for a letter that has begun to go out",
    params: idParams,
    headers: basedOn,
    body: letterInput,
    response: letter,
    keepsAnswers: true,
  }),
  remove: endpoint({
    ...team,
    method: "DELETE",
    path: "/newsletter/letters/:id",
    summary: "Deletes a letter that is not under way",
    params: idParams,
    keepsAnswers: true,
  }),
  send: endpoint({
    ...team,
    method: "POST",
    path: "/newsletter/letters/:id/send",
    summary:
      "Lets a letter go out, slowly; 409 while the newsletter is off, or what it leads to is not public",
    params: idParams,
    headers: basedOn,
    response: letter,
    keepsAnswers: true,
  }),
  stop: endpoint({
    ...team,
    method: "POST",
    path: "/newsletter/letters/:id/stop",
    summary: "Stops a letter that is going out; it can go on later",
    params: idParams,
    headers: basedOn,
    response: letter,
    keepsAnswers: true,
  }),
  preview: endpoint({
    ...team,
    method: "POST",
    path: "/newsletter/preview",
    summary: "A letter as its readers would see it, saved or not",
    body: typed,
    response: shown,
    keepsAnswers: true,
  }),
  test: endpoint({
    ...team,
    method: "POST",
    path: "/newsletter/test",
    summary: "Sends a letter to oneself, saved or not",
    body: typed,
    response: z.object({ to: z.string() }),
    keepsAnswers: true,
  }),
  subscribers: endpoint({
    ...team,
    method: "GET",
    path: "/newsletter/subscribers",
    summary: "Who gets letters and who was asked, newest first, and how many of each state there are",
    query: z.object({ page: wholeNumber(1).optional(), q: z.string().trim().max(200).optional() }),
    response: subscribers,
  }),
  removeSubscriber: endpoint({
    ...team,
    method: "DELETE",
    path: "/newsletter/subscribers/:id",
    summary: "Unsubscribes somebody who asked the team to",
    params: idParams,
    keepsAnswers: true,
  }),
};

export type LettersEndpoints = typeof lettersEndpoints;

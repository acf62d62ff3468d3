import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { LANGUAGES } from "#kit/contract/language/language.ts";
import { MAIL_GROUPS, MAIL_TEXT_NAMES } from "#kit/contract/mail-texts.ts";
import { basedOn, instant } from "#kit/contract/validation/fields.ts";

/** Who changes what mails say, beside the owners. */
export const MAIL_WORDS_ROLES = ["content"] as const;

const both = z.object({ en: z.string(), cs: z.string() });
const name = z.enum(MAIL_TEXT_NAMES);

const listed = z.object({
  /** The mail's key, such as `order-paid`. */
  id: z.string(),
  group: z.enum(MAIL_GROUPS),
  name: both,
  /** When it is sent. */
  when: both,
  /** The languages whose words are not the program's own. */
  changed: z.array(z.enum(LANGUAGES)),
});

const words = z.object({
  ...listed.shape,
  /** Its texts in their order, with the program's own words. */
  texts: z.array(
    z.object({ name, original: both, required: z.array(z.string()), may_be_blank: z.boolean() }),
  ),
  placeholders: z.array(z.object({ name: z.string(), label: both, sample: both })),
  /** What it says now. */
  words: z.object({ en: z.partialRecord(name, z.string()), cs: z.partialRecord(name, z.string()) }),
  /** The first moment of all where nothing is changed: so two first changes do not overwrite each other. */
  updated_at: instant(),
});

/** Texts that were typed, by name. What is too long is refused by its own words. */
const typed = z.partialRecord(name, z.string().max(20_000));
const params = z.object({ id: z.string().max(100) });
const inOneLanguage = z.object({ language: z.enum(LANGUAGES), words: typed });

export type ListedMailWords = z.output<typeof listed>;
export type MailWords = z.output<typeof words>;
export type TypedWords = z.output<typeof typed>;

export const mailWordsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/mail-words",
    access: "admin",
    roles: MAIL_WORDS_ROLES,
    summary: "The mails whose words can be changed, and which are",
    response: z.array(listed),
  }),
  get: endpoint({
    method: "GET",
    path: "/mail-words/:id",
    access: "admin",
    roles: MAIL_WORDS_ROLES,
    summary: "The words of a mail in both languages, the program's own ones, and its placeholders",
    params,
    response: words,
  }),
  update: endpoint({
    method: "PUT",
    path: "/mail-words/:id",
    access: "admin",
    roles: MAIL_WORDS_ROLES,
    summary:
      "Changes words of a mail; what is not sent stays. 422 at `words.cs.subject` and the like for a placeholder " +
      "that does not exist, one that is missing, and a subject of several lines. Mails that wait stay as they are",
    params,
    headers: basedOn,
    body: z.object({ words: z.object({ en: typed.optional(), cs: typed.optional() }) }),
    response: words,
    keepsAnswers: true,
  }),
  reset: endpoint({
    method: "DELETE",
    path: "/mail-words/:id",
    access: "admin",
    roles: MAIL_WORDS_ROLES,
    summary: "Gives a mail the program's own words back, in both languages; the changed ones stay in the log",
    params,
    status: 200,
    response: words,
    keepsAnswers: true,
  }),
  preview: endpoint({
    method: "POST",
    path: "/mail-words/:id/preview",
    access: "admin",
    roles: MAIL_WORDS_ROLES,
    summary: "The whole mail with sample data and the words that are sent; nothing is stored",
    params,
    body: inOneLanguage,
    response: z.object({ subject: z.string(), html: z.string() }),
    keepsAnswers: true,
  }),
  test: endpoint({
    method: "POST",
    path: "/mail-words/:id/test",
    access: "admin",
    roles: MAIL_WORDS_ROLES,
    summary: "Sends the mail with sample data to who asks for it",
    params,
    body: inOneLanguage,
    response: z.object({ mail_id: z.int(), to: z.string() }),
    keepsAnswers: true,
  }),
};

export type MailWordsEndpoints = typeof mailWordsEndpoints;

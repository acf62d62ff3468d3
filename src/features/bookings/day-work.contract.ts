import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { says } from "#kit/contract/validation/says.ts";

const dayParams = z.object({ day: z.coerce.number().int().min(1).max(2_147_483_647) });

const missing = says({
  en: "Please write a subject and a text in one language at least",
  cs: "Napište předmět a text alespoň v jednom jazyce",
});
const letter = z.object({
  subject: z.string().trim().max(200).default(""),
  text: z.string().trim().max(10_000).default(""),
});
const isWritten = ({ subject, text }: z.output<typeof letter>) => subject !== "" && text !== "";

const message = z
  .object({
    /** Made by the form: sent twice, everybody gets it once. */
    key: z.string().regex(/^[\x21-\x7e]{8,100}$/),
    en: letter,
    cs: letter,
  })
  .refine(({ en, cs }) => isWritten(en) || isWritten(cs), { ...missing, path: ["cs.text"] });

/** What the team does for a whole day. */
export const dayWorkEndpoints = {
  message: endpoint({
    method: "POST",
    path: "/bookings/admin/days/:day/message",
    access: "admin",
    roles: ["shop"],
    summary:
      "Sends a mail to everybody who has booked the day, each in their language where it is written, else in the other",
    params: dayParams,
    body: message,
    response: z.object({
      /** Mails that were queued now. */
      sent: z.int(),
      /** Bookings without an address: to be called. */
      without_address: z.int(),
    }),
    keepsAnswers: true,
  }),
  table: endpoint({
    method: "GET",
    path: "/bookings/admin/days/:day/table",
    access: "admin",
    roles: ["shop", "track"],
    summary: "The bookings of a day as CSV, UTF-8 with a byte order mark",
    params: dayParams,
    raw: { contentType: "text/csv" },
  }),
};

export type DayWorkEndpoints = typeof dayWorkEndpoints;
export type RidersMessage = z.output<typeof message>;

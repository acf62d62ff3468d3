import type { Both } from "#kit/contract/language/language.ts";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import type { NewMail } from "#kit/server/mail/mailer.ts";
import { CONTACT_NOTICE, CONTACT_REPLY } from "./message.mails.ts";
import type { contactMessages } from "./messages.table.ts";
import { replyText } from "./reply-text.ts";

type Message = typeof contactMessages.$inferSelect;

const NOTICE = {
  en: { subject: "Message from the website", name: "Name", email: "E-mail", about: "Subject" },
  cs: { subject: "Zpráva z webu", name: "Jméno", email: "E-mail", about: "Předmět" },
} satisfies Both<Record<string, string>>;

const WROTE: Both<(name: string, when: string) => string> = {
  en: (name, when) => `On ${when}, ${name} wrote:`,
  cs: (name, when) => `${when} napsal(a) ${name}:`,
};

/** The team's copy of a message; answering it answers the sender. */
export function teamNotice(message: Message, to: string): NewMail {
  const words = NOTICE[message.language];
  const facts = [
    [words.name, message.name],
    [words.email, message.email],
    [words.about, message.subject],
  ].map(([label, value]) => `${label}: ${value}`);
  return {
    kind: CONTACT_NOTICE,
    to,
    replyTo: message.email,
    language: message.language,
    subject: `${words.subject}: ${message.subject}`,
    text: `${facts.join("\n")}\n\n${message.message}\n`,
    html: `<p>${facts.map(escaped).join("<br>")}</p><p>${escaped(message.message)}</p>`,
  };
}

interface Reply {
  message: Message;
  /** Sanitised HTML. */
  body: string;
  /** Where the sender's next answer goes; '' leaves it to the mail's own sender. */
  replyTo: string;
}

/** A reply to the sender with the original quoted, in the language that it was written in. */
export function replyMail({ message, body, replyTo }: Reply): NewMail {
  const { language, created_at, name, email, subject } = message;
  const wrote = WROTE[language](name, formatMoment(created_at.toISOString(), language));
  const quoted = message.message.split(/\r\n?|\n/).map((each) => `> ${each}`);
  return {
    kind: CONTACT_REPLY,
    to: email,
    ...(replyTo && { replyTo }),
    language,
    subject: /^re:/i.test(subject) ? subject : `Re: ${subject}`,
    text: `${replyText(body)}\n\n${wrote}\n${quoted.join("\n")}\n`,
    html: `${body}<hr><p>${escaped(wrote)}</p><blockquote>${escaped(message.message)}</blockquote>`,
  };
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Plain text as HTML that shows just that text, line by line. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign).replace(/\r\n?|\n/g, "<br>");
}

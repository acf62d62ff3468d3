import { sellerOf } from "#features/orders/server/index.ts";
import { settingText } from "#features/settings/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Language } from "#kit/contract/language/language.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { type MailPart, mailHtml, mailText, withLetterhead } from "#kit/server/mail/mail-parts.ts";
import { textParts } from "#kit/server/mail/mail-words.ts";
import { LINK, type NewMail } from "#kit/server/mail/mailer.ts";
import { linkTo } from "#kit/server/own-address/language-hosts.ts";
import { requireHit } from "#kit/server/rate-limit/rate-limit.ts";
import type { LetterInput } from "../letters.contract.ts";
import { shownSubject } from "./letter-subject.ts";
import { LETTER, LETTER_TEST } from "./newsletter.mails.ts";
import { oneClickPath, type Subscriber } from "./newsletter-key.ts";
import { MAIL_WORDS } from "./newsletter-mail.words.ts";

type Written = Pick<LetterInput, "subject_kind" | "subject_id" | "translations">;

const NOT_SHOWN = {
  en: "What this letter leads to isn’t on the site (any more). Please choose something else.",
  cs: "To, kam dopis vede, na webu není (nebo už není). Vyberte prosím něco jiného.",
};
const TEN_MINUTES = 10 * 60 * 1000;
/** A mail server that is away for longer: news that old is none. */
const FRESH_MS = 3 * 86_400_000;

interface Ready {
  subject: string;
  parts: MailPart[];
}

/**
 * A letter in a language, with `leave` as the address of its way out. Throws CONFLICT where what it leads to is not
 * public.
 */
async function ready(context: Context, letter: Written, language: Language, leave: string): Promise<Ready> {
  const words = MAIL_WORDS[language];
  const { subject, text } = letter.translations[language];
  const { seller } = await sellerOf(context.db, language);
  const shown = await shownSubject(context, language, letter);
  if (letter.subject_kind !== "none" && !shown) throw new Refusal("CONFLICT", { words: NOT_SHOWN });
  const about: MailPart[] = shown
    ? [
        { kind: "heading", text: shown.heading },
        {
          kind: "button",
          text: shown.text,
          label: words.more[letter.subject_kind],
          url: linkTo(context, shown.path, language),
        },
      ]
    : [];
  return {
    subject: [subject, seller.name].filter(Boolean).join(" – "),
    parts: [
      ...textParts(...text.split(/\n{2,}/)),
      ...about,
      // Who writes: advertising must say so (Act No. 480/2004 Coll., section 7).
      ...textParts([seller.name, seller.address].filter(Boolean).join(", ")),
      { kind: "link", text: words.leave, url: leave },
    ],
  };
}

/** Makes the mails of a letter to many: all that they share is made once a language. */
export function letterMaker(context: Context, letter: Written & { id: number }) {
  const made = new Map<Language, Promise<Ready & { text: string; html: string }>>();
  const make = async (language: Language) => {
    const one = await ready(context, letter, language, LINK);
    return { ...one, text: mailText(one.parts), html: mailHtml(one.parts, language) };
  };
  return async (subscriber: Subscriber): Promise<NewMail> => {
    const { id, email, language } = subscriber;
    const whole = made.get(language) ?? make(language);
    made.set(language, whole);
    const { subject, text, html } = await whole;
    const { config, origin, now } = context;
    return {
      kind: LETTER,
      to: email,
      language,
      subject,
      text,
      html,
      about: `newsletter-subscribers/${id}`,
      link: `${origin}${oneClickPath(config, subscriber)}`,
      leavesList: true,
      notAfter: new Date(now().getTime() + FRESH_MS),
    };
  };
}

/** A letter as its readers would see it. Throws CONFLICT. */
export async function previewLetter(context: Context, { language, ...letter }: Typed) {
  const { subject, parts } = await ready(context, letter, language, linkTo(context, "/newsletter", language));
  const name = await settingText(context.db, "team_name", language);
  // A page has styles of its own only by its policy, and a preview is light: so without the sheet for dark readers.
  const html = withLetterhead(mailHtml(parts, language), name).replace(/<style>.*?<\/style>/s, "");
  return { subject, html };
}

type Typed = LetterInput & { language: Language };

/** Sends a letter to who asks. Throws CONFLICT, TOO_MANY_REQUESTS. */
export async function testLetter(context: Context, { language, ...letter }: Typed) {
  const { db, mailer, user } = context;
  if (!user) throw new Refusal("UNAUTHORIZED");
  await requireHit(context, { key: `mail test ${user.id}`, limit: 30, windowMs: TEN_MINUTES });
  const { subject, parts } = await ready(context, letter, language, linkTo(context, "/newsletter", language));
  await db.transaction((tx: Database) =>
    mailer.queueMail(tx, {
      kind: LETTER_TEST,
      to: user.email,
      language,
      subject: `${MAIL_WORDS[language].test}: ${subject}`,
      text: mailText(parts),
      html: mailHtml(parts, language),
    }),
  );
  return { to: user.email };
}

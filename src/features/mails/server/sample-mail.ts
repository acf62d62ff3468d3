import { sellerOf } from "#features/orders/server/index.ts";
import { settingText } from "#features/settings/server/index.ts";
import { invalid, Refusal } from "#kit/contract/errors.ts";
import type { Both, Language } from "#kit/contract/language/language.ts";
import { filledText } from "#kit/contract/mail-texts.ts";
import type { FieldError } from "#kit/contract/validation/says.ts";
import type { Context } from "#kit/server/context.ts";
import { type AnyMail, errorIn } from "#kit/server/mail/declared-mail.ts";
import { mailHtml, mailText, withLetterhead } from "#kit/server/mail/mail-parts.ts";
import { linkTo } from "#kit/server/own-address/language-hosts.ts";
import { requireHit } from "#kit/server/rate-limit/rate-limit.ts";
import type { TypedWords } from "../mail-words.contract.ts";
import { WORDS_TEST } from "./mail-words.mails.ts";
import { textNames } from "./shown-mail-words.ts";

const TEST: Both<string> = { en: "Test", cs: "Zkušební e-mail" };
const TEN_MINUTES = 10 * 60 * 1000;

/** In the place of a QR code, which a sample has nothing to make of. */
const STAND_IN =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='%23bbb' " +
  "d='M1 1h2v2H1zM5 1h2v2H5zM1 5h2v2H1zM4 4h1v1H4zM6 4h1v1H6zM5 5h1v1H5zM4 6h1v1H4zM6 6h1v1H6z'/%3E%3C/svg%3E";

interface Typed {
  language: Language;
  words: TypedWords;
}

/** The mail as its reader would see it, with sample data. What is faulty stands there as it was typed. */
export async function previewWords(context: Context, mail: AnyMail, { language, words }: Typed) {
  const { subject, parts } = await sampleOf(context, mail, language, words);
  // A page has styles of its own only by its policy, and a preview is light: so without the sheet for dark readers.
  const html = withLetterhead(mailHtml(parts, language), await settingText(context.db, "team_name", language))
    .replace(/<style>.*?<\/style>/s, "")
    .replace(/src="cid:[^"]*"/g, `src="${STAND_IN}"`);
  return { subject, html };
}

/** Sends the sample to who asks. Throws INVALID, TOO_MANY_REQUESTS. */
export async function testWords(context: Context, mail: AnyMail, { language, words }: Typed) {
  const { db, mailer, user } = context;
  if (!user) throw new Refusal("UNAUTHORIZED");
  const errors = textNames(mail).flatMap((name): FieldError[] => {
    const error = words[name] === undefined ? null : errorIn(mail, name, words[name].trim());
    return error ? [{ path: `words.${language}.${name}`, message: error[context.language] }] : [];
  });
  if (errors.length > 0) throw invalid(errors);
  await requireHit(context, { key: `mail test ${user.id}`, limit: 30, windowMs: TEN_MINUTES });
  const { subject, parts } = await sampleOf(context, mail, language, words);
  const shown = parts.filter(({ kind }) => kind !== "picture");
  const mail_id = await db.transaction((tx) =>
    mailer.queueMail(tx, {
      kind: WORDS_TEST,
      to: user.email,
      language,
      subject: `${TEST[language]}: ${subject}`,
      text: mailText(shown),
      html: mailHtml(shown, language),
    }),
  );
  return { mail_id, to: user.email };
}

async function sampleOf(context: Context, mail: AnyMail, language: Language, words: TypedWords) {
  const { seller } = await sellerOf(context.db, language);
  const values = Object.fromEntries(
    Object.entries(mail.placeholders).map(([name, { sample }]) => [name, sample[language]]),
  );
  const texts = Object.fromEntries(
    textNames(mail).map((name) => {
      const typed = words[name] ?? mail.texts[name]?.[language] ?? "";
      return [name, filledText(typed.replace(/\r\n?/g, "\n").trim(), values, name)];
    }),
  );
  const link = (path: string) => linkTo(context, path, language);
  const subject = [texts.subject, seller.name].filter(Boolean).join(" – ");
  return { subject, parts: mail.sample(texts, { language, seller: seller.name, link }) };
}

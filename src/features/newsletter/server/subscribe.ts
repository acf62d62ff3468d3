import { and, eq, gt, sql } from "drizzle-orm";
import { sellerOf } from "#features/orders/server/index.ts";
import { settingText } from "#features/settings/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { type MailPart, mailHtml, mailText } from "#kit/server/mail/mail-parts.ts";
import { mailTexts, textParts } from "#kit/server/mail/mail-words.ts";
import { LINK } from "#kit/server/mail/mailer.ts";
import { linkTo } from "#kit/server/own-address/language-hosts.ts";
import { clientNetwork } from "#kit/server/rate-limit/client-network.ts";
import { mayMailStranger } from "#kit/server/rate-limit/mail-to-strangers.ts";
import { ASKED_DAYS, MOST_ASKED, shortenedNetwork } from "../newsletter-rules.ts";
import { ALREADY_MAIL, CONFIRM_MAIL } from "./newsletter.mails.ts";
import { newsletterSubscribers as subscribers } from "./newsletter.table.ts";
import { addressHash, type Subscriber, subscriberPath } from "./newsletter-key.ts";
import { CONSENT_WORDS, MAIL_WORDS } from "./newsletter-mail.words.ts";

const DAY_MS = 86_400_000;

const OFF = { en: "There is no newsletter.", cs: "Newsletter neposíláme." };
const SPAM = { en: "Spam detected.", cs: "Spam detected." };

/** Whether the team wants a newsletter. */
export async function isNewsletterOn(db: Database): Promise<boolean> {
  return (await settingText(db, "newsletter", "cs")) === "on";
}

/** Throws NOT_FOUND while the newsletter is off. */
export async function requireNewsletter(db: Database): Promise<void> {
  if (!(await isNewsletterOn(db))) throw new Refusal("NOT_FOUND", { words: OFF });
}

/** What one agrees to, in the asked language. */
export async function newsletterOffer({ db, language }: Context) {
  await requireNewsletter(db);
  return { consent: consentWords(await sellerName(db, language), language) };
}

const sellerName = async (db: Database, language: Context["language"]) =>
  (await sellerOf(db, language)).seller.name;

const consentWords = (seller: string, language: Context["language"]) => CONSENT_WORDS[language](seller);

/**
 * Asks an address to confirm. Nobody learns from the answer whether it is known: one that has the newsletter is told so
 * by e-mail, one that was asked today or often enough gets nothing. Throws NOT_FOUND while the newsletter is off,
 * BAD_REQUEST for a machine, TOO_MANY_REQUESTS.
 */
export async function subscribe(context: Context, { email, honeypot }: { email: string; honeypot: string }) {
  const { db } = context;
  await requireNewsletter(db);
  if (honeypot.trim() !== "") throw new Refusal("BAD_REQUEST", { words: SPAM });
  await db.transaction(async (tx) => {
    const asked = { what: "newsletter", email, most: 1 };
    if (await mayMailStranger(context, tx, asked)) await ask(context, tx, email);
  });
  return { asked: true as const };
}

async function ask(context: Context, tx: Database, email: string): Promise<void> {
  const { config, now, language, address } = context;
  const address_hash = addressHash(config, email);
  const refusedSince = new Date(now().getTime() - 365 * DAY_MS);
  const refused = and(
    eq(subscribers.address_hash, address_hash),
    eq(subscribers.state, "refused"),
    gt(subscribers.ended_at, refusedSince),
  );
  if ((await tx.$count(subscribers, refused)) > 0) return;
  const words = consentWords(await sellerName(tx, language), language);
  await tx
    .insert(subscribers)
    .values({
      email,
      address_hash,
      language,
      consent: { language, words },
      asked_at: now(),
      asked_times: 0,
      asked_from: shortenedNetwork(clientNetwork(address)),
      created_at: now(),
    })
    .onConflictDoNothing();
  const same = sql`lower(${subscribers.email}) = lower(${email})`;
  const [known] = await tx.select().from(subscribers).where(same).for("update");
  if (!known) throw new Error("A sign-up was not stored.");
  if (known.state === "on") return queueAsking(context, tx, known, ALREADY_MAIL);
  if (known.asked_times >= MOST_ASKED) return;
  const [asked] = await tx
    .update(subscribers)
    .set({ language, consent: { language, words }, asked_times: known.asked_times + 1 })
    .where(eq(subscribers.id, known.id))
    .returning();
  if (asked) await queueAsking(context, tx, asked, CONFIRM_MAIL);
}

async function queueAsking(
  context: Context,
  tx: Database,
  subscriber: Subscriber,
  mail: typeof CONFIRM_MAIL | typeof ALREADY_MAIL,
): Promise<void> {
  const { config, mailer, now } = context;
  const { id, email, language } = subscriber;
  const words = MAIL_WORDS[language];
  const seller = await sellerName(tx, language);
  const t = await mailTexts(tx, mail, language, {});
  const isNew = mail === CONFIRM_MAIL;
  const parts: MailPart[] = [
    ...textParts(t.greeting, t.introduction),
    {
      kind: "button",
      url: LINK,
      text: isNew ? words.confirm(ASKED_DAYS) : words.already,
      label: isNew ? words.confirmButton : words.alreadyButton,
    },
    ...textParts(isNew ? words.notYou : "", t.closing, seller),
  ];
  await mailer.queueMail(tx, {
    kind: mail.kind,
    to: email,
    language,
    about: `newsletter-subscribers/${id}`,
    subject: [t.subject, seller].filter(Boolean).join(" – "),
    text: mailText(parts),
    html: mailHtml(parts, language),
    link: linkTo(context, subscriberPath(config, subscriber), language),
    notAfter: new Date(now().getTime() + ASKED_DAYS * DAY_MS),
  });
}

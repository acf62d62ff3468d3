import { eq } from "drizzle-orm";
import type { FastifyReply } from "fastify";
import { Refusal } from "#kit/contract/errors.ts";
import type { Language } from "#kit/contract/language/language.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { linkTo } from "#kit/server/own-address/language-hosts.ts";
import { clientNetwork } from "#kit/server/rate-limit/client-network.ts";
import { type SubscriberState, shortenedNetwork } from "../newsletter-rules.ts";
import { LETTER } from "./newsletter.mails.ts";
import { newsletterSubscribers as subscribers } from "./newsletter.table.ts";
import {
  type Subscriber,
  type SubscriberAddress,
  subscriberByKey,
  subscriberPath,
} from "./newsletter-key.ts";
import { isNewsletterOn } from "./subscribe.ts";

const OFF = {
  en: "We no longer send a newsletter. There is nothing to confirm.",
  cs: "Newsletter už neposíláme. Není co potvrzovat.",
};

/** One's own subscription. Throws NOT_FOUND. */
export function ownSubscription(context: Context, address: SubscriberAddress) {
  const { config, db } = context;
  return db.transaction((tx) => subscriberByKey(config, tx, address));
}

/** Confirms; one that is over stays over. Throws NOT_FOUND, CONFLICT while the newsletter is off. */
export function confirmSubscription(context: Context, address: SubscriberAddress) {
  return changed(context, address, async (tx, subscriber) => {
    if (subscriber.state !== "asked") return {};
    if (!(await isNewsletterOn(tx))) throw new Refusal("CONFLICT", { words: OFF });
    const confirmed_from = shortenedNetwork(clientNetwork(context.address));
    return { state: "on", confirmed_at: context.now(), confirmed_from };
  });
}

/** Chooses the language of the letters. Throws NOT_FOUND. */
export function chooseLanguage(context: Context, address: SubscriberAddress, language: Language) {
  return changed(context, address, async () => ({ language }));
}

/** Ends it: who had not confirmed was not the one who signed up, and is not asked again. Throws NOT_FOUND. */
export function leaveNewsletter(context: Context, address: SubscriberAddress) {
  return changed(context, address, (tx, subscriber) =>
    ended(context, tx, subscriber, subscriber.state === "asked" ? "refused" : "left"),
  );
}

/** To the page with the button. Nothing is changed, and nothing is said of the key. */
export async function leadToPage(
  context: Context,
  { id, key }: SubscriberAddress,
  reply: FastifyReply,
): Promise<void> {
  const found = await ownSubscription(context, { id, key });
  await reply
    .header("cache-control", "no-store")
    .header("referrer-policy", "no-referrer")
    .redirect(linkTo(context, subscriberPath(context.config, found), found.language), 302);
}

/** What ending changes; letters that still wait in the outbox are not sent. One that is over stays as it is. */
export async function ended(
  { mailer, now }: Pick<Context, "mailer" | "now">,
  tx: Database,
  { id, state }: Subscriber,
  end: SubscriberState,
): Promise<Partial<Subscriber>> {
  if (state !== "asked" && state !== "on") return {};
  await mailer.overtake(tx, `newsletter-subscribers/${id}`, [LETTER]);
  return { state: end, email: "", ended_at: now() };
}

function changed(
  context: Context,
  address: SubscriberAddress,
  changeOf: (tx: Database, subscriber: Subscriber) => Promise<Partial<Subscriber>>,
): Promise<Subscriber> {
  const { config, db } = context;
  return db.transaction(async (tx) => {
    const subscriber = await subscriberByKey(config, tx, address);
    const change = await changeOf(tx, subscriber);
    if (Object.keys(change).length > 0)
      await tx.update(subscribers).set(change).where(eq(subscribers.id, subscriber.id));
    return { ...subscriber, ...change };
  });
}

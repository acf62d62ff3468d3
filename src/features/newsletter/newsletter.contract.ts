import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { LANGUAGES } from "#kit/contract/language/language.ts";
import { says } from "#kit/contract/validation/says.ts";
import { NEWSLETTER_LIMITS, SUBSCRIBER_STATES } from "./newsletter-rules.ts";

const tooLong = says({ en: "This address is too long.", cs: "Tato adresa je příliš dlouhá." });
const noAddress = says({ en: "This is not an e-mail address.", cs: "Toto není e-mailová adresa." });

/** The address of one's own subscription, by the link in our mails. */
const ownAddress = z.object({
  id: z.coerce.number().int().min(1).max(2_147_483_647),
  key: z.string().min(1).max(100),
});

const ownSubscription = z.object({ state: z.enum(SUBSCRIBER_STATES), language: z.enum(LANGUAGES) });

export type OwnSubscription = z.output<typeof ownSubscription>;

/** What is shown above the button, word for word what is kept as agreed to. */
const offer = z.object({ consent: z.string() });
export type NewsletterOffer = z.output<typeof offer>;

export const newsletterEndpoints = {
  offer: endpoint({
    method: "GET",
    path: "/newsletter",
    access: "public",
    cache: true,
    summary: "The words that one agrees to by signing up; 404 while the newsletter is off",
    response: offer,
  }),
  subscribe: endpoint({
    method: "POST",
    path: "/newsletter/subscriptions",
    access: "public",
    summary:
      "Asks the address by e-mail to confirm. The answer is the same for an address that is known, new or asked too often",
    body: z.object({
      email: z
        .string(noAddress)
        .trim()
        .max(NEWSLETTER_LIMITS.email, { ...tooLong, abort: true })
        .pipe(z.email(noAddress)),
      /** Blank from people; whatever else it holds, a machine has filled it in. */
      honeypot: z.string().max(200).default(""),
    }),
    status: 202,
    response: z.object({ asked: z.literal(true) }),
    keepsAnswers: true,
  }),
  mine: endpoint({
    method: "GET",
    path: "/newsletter/mine/:id/:key",
    access: "public",
    summary: "One's own subscription, by the key of the link",
    params: ownAddress,
    response: ownSubscription,
  }),
  confirm: endpoint({
    method: "POST",
    path: "/newsletter/mine/:id/:key/confirm",
    access: "public",
    summary: "Confirms a sign-up; confirmed again, it stays so",
    params: ownAddress,
    response: ownSubscription,
    keepsAnswers: true,
  }),
  change: endpoint({
    method: "POST",
    path: "/newsletter/mine/:id/:key/language",
    access: "public",
    summary: "In which language letters come",
    params: ownAddress,
    body: z.object({ language: z.enum(LANGUAGES) }),
    response: ownSubscription,
    keepsAnswers: true,
  }),
  leave: endpoint({
    method: "POST",
    path: "/newsletter/mine/:id/:key/leave",
    access: "public",
    summary: "Unsubscribes, or says that a sign-up was not one's own; the address is deleted at once",
    params: ownAddress,
    response: ownSubscription,
    keepsAnswers: true,
  }),
  oneClick: endpoint({
    method: "POST",
    path: "/newsletter/one-click/:id/:key",
    access: "open",
    summary: "Unsubscribes by a mail program's own button (RFC 8058), whatever its body says",
    params: ownAddress,
    rawBody: true,
    response: ownSubscription,
    keepsAnswers: true,
  }),
  oneClickPage: endpoint({
    method: "GET",
    path: "/newsletter/one-click/:id/:key",
    access: "open",
    summary:
      "Leads to the page with the button: whoever only opens the link, such as a scanner, changes nothing",
    params: ownAddress,
    raw: { contentType: "text/html" },
  }),
};

export type NewsletterEndpoints = typeof newsletterEndpoints;

import { LANGUAGES } from "#kit/contract/language/language.ts";
import { defineLegal, htmlOf } from "./draft-text.ts";

const text = defineLegal(
  {
    newsletter: {
      title: "Newsletter",
      body: [
        "If you sign up for our newsletter, we send letters to your e-mail address with your consent, once you have confirmed it with the link in our e-mail. We store the address, the language, when you signed up and confirmed, the words that you agreed to, and a shortened part of the IP address from which neither you nor your household can be told, so that we can prove the consent. Letters contain nothing that tells us whether you read them.",
        "You can unsubscribe with one click in every letter, or write to us ({email}). We delete the address at once, also where your mail server refuses our letters; a sign-up that nobody confirms is deleted after 30 days. For 3 years we keep that and when you agreed, with a code from which the address cannot be read; for up to 30 days, copies of letters are in our log of e-mails.",
      ],
    },
  },
  {
    newsletter: {
      title: "Newsletter",
      body: [
        "Když se přihlásíte k newsletteru, posíláme vám s vaším souhlasem dopisy na e-mail, jakmile přihlášení potvrdíte odkazem z našeho e-mailu. Ukládáme adresu, jazyk, kdy jste se přihlásili a přihlášení potvrdili, znění souhlasu a zkrácenou část IP adresy, ze které nelze poznat vás ani vaši domácnost, abychom souhlas mohli doložit. V dopisech není nic, co by nám prozradilo, zda jste je četli.",
        "Odhlásit se můžete jedním kliknutím v každém dopise, nebo nám napište ({email}). Adresu hned smažeme, a to i tehdy, když váš poštovní server naše dopisy odmítá; přihlášení, které nikdo nepotvrdí, smažeme po 30 dnech. Po dobu 3 let si necháme údaj, že a kdy jste souhlasili, s kódem, ze kterého adresu zjistit nelze; kopie dopisů jsou nejvýše 30 dnů v záznamu e-mailů.",
      ],
    },
  },
);

const [en, cs] = LANGUAGES.map((language) => htmlOf(text[language])) as [string, string];

/** What the privacy page says while the newsletter is on. */
export const NEWSLETTER_PRIVACY = { en, cs };

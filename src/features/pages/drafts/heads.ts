import type { Both } from "#kit/contract/language/language.ts";

interface Head {
  title: string;
  lead: string;
}

const both = (en: Head, cs: Head): Both<Head> => ({ en, cs });

const terms = both(
  {
    title: "Terms and conditions",
    lead: "What applies when you buy from us, in plain language.",
  },
  {
    title: "Obchodní podmínky",
    lead: "Co platí, když u nás nakupujete. Srozumitelně.",
  },
);

const privacy = both(
  {
    title: "Privacy",
    lead: "Which of your data we have, why, for how long, and what you can do about it.",
  },
  {
    title: "Ochrana osobních údajů",
    lead: "Které vaše údaje máme, proč, jak dlouho a co s tím můžete dělat.",
  },
);

const guarantee = both(
  {
    title: "Legal guarantee",
    lead: "Goods that turn out to be faulty are repaired, replaced or refunded, for at least two years.",
  },
  {
    title: "Zákonná záruka",
    lead: "Vadné zboží opravíme, vyměníme nebo za ně vrátíme peníze, a to nejméně po dva roky.",
  },
);

const accessibility = both(
  {
    title: "Accessibility",
    lead: "This site is for everyone. Here is how far we have got, and who to tell if something does not work.",
  },
  {
    title: "Přístupnost",
    lead: "Tento web je pro každého. Tady se dočtete, jak daleko jsme a komu napsat, když něco nefunguje.",
  },
);

const cookies = both(
  {
    title: "Cookies",
    lead: "What your browser stores for this site, why, and how to change your mind.",
  },
  {
    title: "Cookies",
    lead: "Co si váš prohlížeč pro tento web pamatuje, k čemu to je a jak volbu změnit.",
  },
);

const withdrawal = both(
  {
    title: "Withdrawal from the contract",
    lead: "Your right of withdrawal, and a model form to print.",
  },
  {
    title: "Odstoupení od smlouvy",
    lead: "Vaše právo odstoupit a vzorový formulář k vytištění.",
  },
);

const safety = both(
  {
    title: "Safety rules for riders",
    lead: "What every rider reads and signs before getting into the car.",
  },
  {
    title: "Bezpečnostní pravidla pro účastníky",
    lead: "Co si každý účastník přečte a podepíše, než nasedne do auta.",
  },
);

/** What the drafts are called, and their first sentence. */
export const DRAFT_HEADS = { terms, withdrawal, guarantee, privacy, cookies, accessibility, safety };

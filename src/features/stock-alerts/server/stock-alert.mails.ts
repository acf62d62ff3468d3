import { GREETING, NO_CLOSING } from "#kit/server/mail/common-texts.ts";
import { declareMail } from "#kit/server/mail/declared-mail.ts";
import { textParts } from "#kit/server/mail/mail-words.ts";

const PRODUCT = {
  label: { en: "Product", cs: "Produkt" },
  sample: { en: "Team T-shirt, size L", cs: "Týmové tričko, velikost L" },
};

/** What the mails say beside the team's own words. */
export const ALERT_WORDS = {
  en: {
    confirm:
      "Confirm that you want one e-mail when it’s back. The link works for 7 days; without your click we delete the address.",
    confirmButton: "Yes, tell me",
    notYou: "It wasn’t you? Then simply ignore this e-mail.",
    back: "First come, first served: we don’t hold pieces back.",
    backButton: "See it in the shop",
    erased: "We told you once, as you wished, and have now deleted your address.",
    size: (name: string, size: string) => `${name}, size ${size}`,
  },
  cs: {
    confirm:
      "Potvrďte, že chcete jeden e-mail, až bude znovu skladem. Odkaz platí 7 dnů; bez vašeho kliknutí adresu smažeme.",
    confirmButton: "Ano, dejte mi vědět",
    notYou: "Nebyli jste to vy? Pak stačí tento e-mail ignorovat.",
    back: "Kdo dřív přijde, ten dřív bere: kusy nikomu nedržíme.",
    backButton: "Podívat se do e-shopu",
    erased: "Dali jsme vám vědět jednou, jak jste si přáli, a vaši adresu jsme teď smazali.",
    size: (name: string, size: string) => `${name}, velikost ${size}`,
  },
};

export const ALERT_ASKED_MAIL = declareMail({
  key: "stock-alert-asked",
  group: "orders",
  name: { en: "Confirm: tell me when it’s back", cs: "Potvrzení hlídání skladu" },
  when: {
    en: "When somebody wants to be told that something sold out is back. How to confirm is added automatically.",
    cs: "Když chce někdo vědět, až bude vyprodané zboží znovu skladem. Jak to potvrdit, se doplní samo.",
  },
  placeholders: { product: PRODUCT },
  texts: {
    subject: { en: "Shall we tell you? {product}", cs: "Máme vám dát vědět? {product}" },
    greeting: GREETING,
    introduction: {
      en: "You’d like to know when {product} is back.",
      cs: "chcete vědět, až bude znovu skladem {product}.",
    },
    closing: NO_CLOSING,
  },
  required: { introduction: ["product"] },
  sample(t, { language, seller, link }) {
    const words = ALERT_WORDS[language];
    return [
      ...textParts(t.greeting, t.introduction),
      { kind: "button", text: words.confirm, label: words.confirmButton, url: link("/shop") },
      ...textParts(words.notYou, t.closing, seller),
    ];
  },
});

export const BACK_MAIL = declareMail({
  key: "stock-alert-back",
  group: "orders",
  name: { en: "It’s back in stock", cs: "Znovu skladem" },
  when: {
    en: "Once, to everyone who waited, when a product or a size is back in stock.",
    cs: "Jednou každému, kdo čekal, když je produkt nebo velikost znovu skladem.",
  },
  placeholders: { product: PRODUCT },
  texts: {
    subject: { en: "It’s back: {product}", cs: "Znovu skladem: {product}" },
    greeting: GREETING,
    introduction: {
      en: "{product} is back in stock.",
      cs: "máme znovu skladem: {product}.",
    },
    closing: NO_CLOSING,
  },
  required: { introduction: ["product"] },
  sample(t, { language, seller, link }) {
    const words = ALERT_WORDS[language];
    return [
      ...textParts(t.greeting, t.introduction),
      { kind: "button", text: words.back, label: words.backButton, url: link("/shop") },
      ...textParts(words.erased, t.closing, seller),
    ];
  },
});

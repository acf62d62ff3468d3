import { ORDER_PLACEHOLDERS, orderSample } from "#features/orders/server/index.ts";
import { GREETING, NO_CLOSING } from "#kit/server/mail/common-texts.ts";
import { declareMail } from "#kit/server/mail/declared-mail.ts";
import { textParts } from "#kit/server/mail/mail-words.ts";
import { sampleVoucher } from "../voucher.mails.ts";
import { GIFT_WORDS } from "./gift-words.ts";

/** The mails about vouchers that are gifts. */

const VOUCHERS = {
  label: { en: "What the vouchers are for", cs: "Na co poukazy jsou" },
  sample: { en: "Drift ride, 3 laps", cs: "Jízda driftem, 3 kola" },
};

export const GIFT_MAIL = declareMail({
  key: "voucher-gift",
  group: "vouchers",
  name: { en: "Gift, for the recipient", cs: "Dárek obdarovanému" },
  when: {
    en: "On the day the buyer has chosen, to the recipient. The message, the codes and the button are added automatically; if no name was given, the greeting is a plain “Hello”.",
    cs: "V den, který si kupující zvolil, tomu, kdo dárek dostane. Věnování, kódy a tlačítko se doplní samy; když jméno obdarovaného není vyplněné, osloví ho prosté „Dobrý den“.",
  },
  placeholders: {
    giver: {
      label: { en: "Giver", cs: "Kdo dárek dává" },
      sample: { en: "Petr Novák", cs: "Petr Novák" },
    },
    recipient: {
      label: { en: "Recipient", cs: "Kdo dárek dostane" },
      sample: { en: "Jana", cs: "Jana" },
    },
    vouchers: VOUCHERS,
    count: { label: { en: "Number of vouchers", cs: "Počet poukazů" }, sample: { en: "2", cs: "2" } },
  },
  texts: {
    subject: { en: "A gift from {giver}: {vouchers}", cs: "{giver} pro vás má dárek: {vouchers}" },
    greeting: { en: "Hello {recipient},", cs: "Dobrý den, {recipient}," },
    introduction: {
      en: "{giver} has a gift for you: a voucher. It is attached as a PDF.",
      cs: "{giver} pro vás má dárek: poukaz. Najdete ho v příloze jako PDF.",
    },
    introduction_many: {
      en: "{giver} has a gift for you: {count} vouchers. Each is attached as a separate PDF.",
      cs: "{giver} pro vás má dárek: poukazy. Najdete je v příloze, každý jako samostatné PDF.",
    },
    closing: NO_CLOSING,
  },
  required: { introduction: ["giver"], introduction_many: ["giver"] },
  sample(t, { language, seller, link }) {
    const words = GIFT_WORDS[language];
    return [
      ...textParts(t.greeting, t.introduction),
      sampleVoucher(language),
      { kind: "button", text: words.ride.open, label: words.ride.openButton, url: link("/book") },
      ...textParts(words.ride.show(1), t.closing, seller),
    ];
  },
});

export const GIFT_READY_MAIL = declareMail({
  key: "vouchers-gift-ready",
  kind: "vouchers",
  group: "vouchers",
  name: { en: "Gift ready, for the buyer", cs: "Dárek připravený, kupujícímu" },
  when: {
    en: "When an order is paid and all of its vouchers go to someone else. When each is sent is added automatically.",
    cs: "Když je zaplacená objednávka, jejíž poukazy jdou všechny někomu jinému. Kdy který odejde, se doplní samo.",
  },
  placeholders: { ...ORDER_PLACEHOLDERS, vouchers: VOUCHERS },
  texts: {
    subject: { en: "Your gift is ready: {vouchers}", cs: "Váš dárek je připravený: {vouchers}" },
    greeting: GREETING,
    introduction: {
      en: "Your gift is ready.",
      cs: "váš dárek je připravený.",
    },
    closing: NO_CLOSING,
  },
  sample(t, made) {
    const words = GIFT_WORDS[made.language];
    return orderSample(textParts(t.greeting, t.introduction, words.waiting, words.secret, t.closing), made);
  },
});

import { ORDER_PLACEHOLDERS, orderSample } from "#features/orders/server/index.ts";
import type { Language } from "#kit/contract/language/language.ts";
import { formatDay } from "#kit/contract/time/format-date.ts";
import { CUSTOMER, GREETING, NO_CLOSING } from "#kit/server/mail/common-texts.ts";
import { declareMail, type Placeholder } from "#kit/server/mail/declared-mail.ts";
import type { MailPart } from "#kit/server/mail/mail-parts.ts";
import { textParts } from "#kit/server/mail/mail-words.ts";
import { VOUCHER_WORDS } from "./voucher-words.ts";

/** The mails that bring vouchers. */

const NAMES = { en: "Drift ride, 3 laps", cs: "Jízda driftem, 3 kola" };

const VOUCHERS: Placeholder = {
  label: { en: "What the vouchers are for", cs: "Na co poukazy jsou" },
  sample: NAMES,
};

/** The code and the last day of a voucher that there is not. */
export function sampleVoucher(language: Language): MailPart {
  return {
    kind: "rows",
    rows: [
      [NAMES[language], VOUCHER_WORDS[language].sample],
      [VOUCHER_WORDS[language].validUntil, formatDay("2027-06-30", language)],
    ],
  };
}

function sampleParts(
  language: Language,
  link: (path: string) => string,
  what: "forward" | "show",
): MailPart[] {
  const words = VOUCHER_WORDS[language];
  return [
    sampleVoucher(language),
    { kind: "text", text: words[what](1) },
    { kind: "link", text: words.book(NAMES[language]), url: link("/book") },
  ];
}

export const VOUCHERS_MAIL = declareMail({
  key: "vouchers",
  group: "vouchers",
  name: { en: "Vouchers", cs: "Poukazy" },
  when: {
    en: "When an order with vouchers is paid, or when a voucher meant as a gift goes to the buyer after all; each is attached. Codes, expiry dates and how to choose a date are added automatically.",
    cs: "Když jsou poukazy z objednávky zaplacené, nebo když má poukaz určený jako dárek nakonec dostat kupující; každý je v příloze. Kódy, platnost a jak vybrat termín se doplní samy.",
  },
  placeholders: { ...ORDER_PLACEHOLDERS, vouchers: VOUCHERS },
  texts: {
    subject: { en: "Your voucher: {vouchers}", cs: "Váš poukaz: {vouchers}" },
    subject_many: { en: "Your vouchers: {vouchers}", cs: "Vaše poukazy: {vouchers}" },
    greeting: GREETING,
    introduction: {
      en: "Here is your voucher. It is attached as a PDF.",
      cs: "tady je váš poukaz. Najdete ho v příloze jako PDF.",
    },
    introduction_many: {
      en: "Here are your vouchers. Each is attached as a separate PDF.",
      cs: "tady jsou vaše poukazy. Najdete je v příloze, každý jako samostatné PDF.",
    },
    closing: NO_CLOSING,
  },
  sample: (t, made) =>
    orderSample(
      [
        ...textParts(t.greeting, t.introduction),
        ...sampleParts(made.language, made.link, "forward"),
        ...textParts(t.closing),
      ],
      made,
    ),
});

export const VOUCHERS_GIVEN_MAIL = declareMail({
  key: "vouchers-given",
  group: "vouchers",
  name: { en: "Vouchers from the team", cs: "Poukazy od týmu" },
  when: {
    en: "When the team gives vouchers away. The message and the codes are added automatically.",
    cs: "Když tým poukazy daruje. Věnování a kódy se doplní samy.",
  },
  placeholders: {
    customer: { label: { en: "Who gets them", cs: "Kdo poukazy dostane" }, sample: CUSTOMER.sample },
    vouchers: VOUCHERS,
  },
  texts: {
    subject: { en: "Your voucher: {vouchers}", cs: "Váš poukaz: {vouchers}" },
    subject_many: { en: "Your vouchers: {vouchers}", cs: "Vaše poukazy: {vouchers}" },
    greeting: GREETING,
    introduction: {
      en: "We’re giving you a voucher. It is attached as a PDF.",
      cs: "máme pro vás dárek: poukaz. Najdete ho v příloze jako PDF.",
    },
    introduction_many: {
      en: "We’re giving you vouchers. Each is attached as a separate PDF.",
      cs: "máme pro vás dárek: poukazy. Najdete je v příloze, každý jako samostatné PDF.",
    },
    closing: NO_CLOSING,
  },
  sample: (t, { language, seller, link }) => [
    ...textParts(t.greeting, t.introduction),
    ...sampleParts(language, link, "show"),
    ...textParts(t.closing, seller),
  ],
});

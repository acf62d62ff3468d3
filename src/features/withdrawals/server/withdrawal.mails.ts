import { SAMPLE_ORDER } from "#features/orders/server/index.ts";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import { CUSTOMER, GREETING, NO_CLOSING } from "#kit/server/mail/common-texts.ts";
import { declareMail, fixedMail } from "#kit/server/mail/declared-mail.ts";
import { receiptParts } from "./withdrawal-parts.ts";

const SAMPLE_TIME = "2026-06-03T12:30:00Z";

export const WITHDRAWAL_MAIL = declareMail({
  key: "withdrawal-receipt",
  group: "orders",
  name: { en: "Withdrawal received", cs: "Přijaté odstoupení od smlouvy" },
  when: {
    en: "As soon as a customer withdraws from the contract. The statement, its time and what the law says about money and goods can’t be changed.",
    cs: "Hned, jak zákazník odstoupí od smlouvy. Prohlášení, jeho čas a to, co zákon říká o penězích a zboží, zůstává, jak je.",
  },
  placeholders: {
    customer: CUSTOMER,
    order: {
      label: { en: "Order number as the customer wrote it", cs: "Číslo objednávky, jak ho zákazník napsal" },
      sample: { en: SAMPLE_ORDER, cs: SAMPLE_ORDER },
    },
    time: {
      label: { en: "Day and time of the withdrawal", cs: "Den a čas odstoupení" },
      sample: { en: formatMoment(SAMPLE_TIME, "en"), cs: formatMoment(SAMPLE_TIME, "cs") },
    },
  },
  texts: {
    subject: {
      en: "We have received your withdrawal from the contract (order {order})",
      cs: "Přijali jsme vaše odstoupení od smlouvy (objednávka {order})",
    },
    greeting: GREETING,
    introduction: {
      en: "We confirm that we received your withdrawal from the contract on {time} (Prague time). Please keep this e-mail.",
      cs: "potvrzujeme, že jsme {time} (pražského času) přijali vaše odstoupení od smlouvy. Tento e-mail si prosím uschovejte.",
    },
    closing: NO_CLOSING,
  },
  // The law wants day and time on a durable medium.
  required: { introduction: ["time"] },
  sample: (t, { language, seller }) =>
    receiptParts(
      {
        language,
        order_number: SAMPLE_ORDER,
        scope: "",
        items: [],
        is_late: false,
        name: CUSTOMER.sample[language],
        email: "jana@example.com",
        received_at: new Date(SAMPLE_TIME),
      },
      t,
      { name: seller, address: "", money: "sure", hasGoods: true },
    ),
});

/** The team's own notice of a withdrawal. */
export const WITHDRAWAL_NOTICE = fixedMail("withdrawal-notice", "notice");

import type { Both } from "#kit/contract/language.ts";

interface GiftWords {
  /** `from`: who gives it; blank where nobody is named. */
  subject: (from: string, name: string) => string;
  greeting: (name: string) => string;
  intro: (from: string, count: number) => string;
  quoted: (text: string) => string;
  open: string;
  openButton: string;
  forRider: (count: number) => string;
  /** In the buyer's mails; `to`: name and address of whom it goes to. */
  willGo: (gift: string, to: string, day: string) => string;
  went: (gift: string, to: string) => string;
  paid: string;
  waiting: string;
  buyerSubject: (name: string) => string;
  secret: string;
  /** In the first mail about an order. */
  toRecipient: (name: string, to: string, day: string) => string;
  toBuyer: (name: string, recipient: string) => string;
}

export const GIFT_WORDS: Both<GiftWords> = {
  en: {
    subject: (from, name) => (from ? `A gift from ${from}: ${name}` : `A gift for you: ${name}`),
    greeting: (name) => (name ? `Hello ${name},` : "Hello,"),
    intro: (from, count) => {
      const what = count === 1 ? "a voucher" : `${count} vouchers`;
      const attached = count === 1 ? "It is attached as a PDF." : "Each is attached as a separate PDF.";
      return from
        ? `${from} has a gift for you: ${what}. ${attached}`
        : `someone has a gift for you: ${what}. ${attached}`;
    },
    quoted: (text) => `“${text}”`,
    open: "Choose a date whenever it suits you:",
    openButton: "Choose a date",
    forRider: (count) =>
      count === 1
        ? "On the day, show the voucher on your phone or printed. Keep the code to yourself: whoever has it can use it."
        : "On the day, show a voucher on your phone or printed. Keep the codes to yourself: whoever has one can use it.",
    willGo: (gift, to, day) =>
      `${gift}: we’ll e-mail it to ${to} on the morning of ${day}, no sooner, so it stays a surprise.`,
    went: (gift, to) => `${gift}: we’ve just e-mailed it to ${to}.`,
    paid: "we have received your payment, and your gift is ready.",
    waiting: "Until it is sent, you can change the name, message, design and day on the order’s page.",
    buyerSubject: (name) => `Your gift is ready: ${name}`,
    secret: "You’ll also find the voucher on the order’s page, should you want to print it.",
    toRecipient: (name, to, day) =>
      `${name}: once it is paid, we’ll e-mail the voucher as a gift to ${to} on ${day}.`,
    toBuyer: (name, recipient) =>
      recipient
        ? `${name}: the voucher will be made out to ${recipient}. We’ll e-mail it to you, to print or to forward.`
        : `${name}: the voucher will be a gift. We’ll e-mail it to you, to print or to forward.`,
  },
  cs: {
    subject: (from, name) => (from ? `${from} pro vás má dárek: ${name}` : `Máte dárek: ${name}`),
    greeting: (name) => (name ? `Dobrý den, ${name},` : "Dobrý den,"),
    intro: (from, count) => {
      const what =
        count === 1
          ? "poukaz. Najdete ho v příloze jako PDF."
          : "poukazy. Najdete je v příloze, každý jako samostatné PDF.";
      return from ? `${from} pro vás má dárek: ${what}` : `někdo pro vás má dárek: ${what}`;
    },
    quoted: (text) => `„${text}“`,
    open: "Termín si vyberte, kdy se vám to hodí:",
    openButton: "Vybrat termín",
    forRider: (count) =>
      count === 1
        ? "Na místě poukaz ukažte v telefonu, nebo vytištěný. Kód nikomu neukazujte: použít ho může každý, kdo ho má."
        : "Na místě poukaz ukažte v telefonu, nebo vytištěný. Kódy nikomu neukazujte: použít je může každý, kdo je má.",
    willGo: (gift, to, day) =>
      `${gift}: pošleme e-mailem na ${to}, a to ${day} ráno. Dřív ne, ať to zůstane překvapení.`,
    went: (gift, to) => `${gift}: právě jsme poslali e-mailem na ${to}.`,
    paid: "platba dorazila a váš dárek je připravený.",
    waiting: "Dokud neodejde, můžete na stránce objednávky změnit jméno, věnování, vzhled i den.",
    buyerSubject: (name) => `Váš dárek je připravený: ${name}`,
    secret: "Poukaz najdete i na stránce objednávky, kdybyste ho chtěli vytisknout.",
    toRecipient: (name, to, day) =>
      `${name}: po zaplacení pošleme poukaz jako dárek e-mailem na ${to}, a to ${day}.`,
    toBuyer: (name, recipient) =>
      recipient
        ? `${name}: poukaz bude na jméno ${recipient}. Pošleme ho e-mailem vám, k vytištění nebo přeposlání.`
        : `${name}: poukaz vystavíme jako dárek. Pošleme ho e-mailem vám, k vytištění nebo přeposlání.`,
  },
};

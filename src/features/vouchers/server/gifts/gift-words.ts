import type { Both } from "#kit/contract/language/language.ts";

/** What the recipient does with it. */
interface Use {
  open: string;
  openButton: string;
  show: (count: number) => string;
}

interface GiftWords {
  /** Who gives it, where nobody is named. */
  somebody: string;
  quoted: (text: string) => string;
  ride: Use;
  /** The same of a voucher over an amount. */
  money: Use;
  /** To whom it goes, in the buyer's mails. */
  to: (name: string, email: string) => string;
  willGo: (gift: string, to: string, day: string) => string;
  went: (gift: string, to: string) => string;
  waiting: string;
  secret: string;
  /** In the first mail about an order. */
  toRecipient: (name: string, to: string, day: string, isPaid: boolean) => string;
  toBuyer: (name: string, recipient: string) => string;
}

export const GIFT_WORDS: Both<GiftWords> = {
  en: {
    somebody: "someone",
    quoted: (text) => `“${text}”`,
    ride: {
      open: "Choose a date whenever it suits you:",
      openButton: "Choose a date",
      show: (count) =>
        count === 1
          ? "On the day, show the voucher on your phone or printed. Keep the code to yourself: whoever has it can use it."
          : "On the day, show a voucher on your phone or printed. Keep the codes to yourself: whoever has one can use it.",
    },
    money: {
      open: "See the balance and how to pay with it:",
      openButton: "Show the balance",
      show: (count) =>
        count === 1
          ? "Enter the code in the cart, or show the voucher at the track. Keep the code to yourself: whoever has it can use it."
          : "Enter the codes in the cart, or show a voucher at the track. Keep the codes to yourself: whoever has one can use it.",
    },
    to: (name, email) => (name ? `${name} (${email})` : email),
    willGo: (gift, to, day) =>
      `${gift}: we’ll e-mail it to ${to} on the morning of ${day}, no sooner, so it stays a surprise.`,
    went: (gift, to) => `${gift}: we’ve just e-mailed it to ${to}.`,
    waiting: "Until a gift is sent, you can change the name, message, design and day on your order page.",
    secret: "Gift vouchers are also on your order page, should you want to print them.",
    toRecipient: (name, to, day, isPaid) =>
      `${name}: ${isPaid ? "" : "once it is paid, "}we’ll e-mail the voucher as a gift to ${to} on ${day}.`,
    toBuyer: (name, recipient) =>
      recipient
        ? `${name}: the voucher will be made out to ${recipient}. We’ll e-mail it to you, to print or to forward.`
        : `${name}: the voucher will be a gift. We’ll e-mail it to you, to print or to forward.`,
  },
  cs: {
    somebody: "někdo",
    quoted: (text) => `„${text}“`,
    ride: {
      open: "Termín si vyberte, kdy se vám to hodí:",
      openButton: "Vybrat termín",
      show: (count) =>
        count === 1
          ? "Na místě poukaz ukažte v telefonu, nebo vytištěný. Kód nikomu neukazujte: použít ho může každý, kdo ho má."
          : "Na místě poukaz ukažte v telefonu, nebo vytištěný. Kódy nikomu neukazujte: použít je může každý, kdo je má.",
    },
    money: {
      open: "Kolik na poukazu zbývá a jak jím zaplatit:",
      openButton: "Zobrazit zůstatek",
      show: (count) =>
        count === 1
          ? "Kód zadejte v košíku, nebo poukaz ukažte na místě. Kód nikomu neukazujte: použít ho může každý, kdo ho má."
          : "Kódy zadejte v košíku, nebo poukaz ukažte na místě. Kódy nikomu neukazujte: použít je může každý, kdo je má.",
    },
    // A name is in no case that would fit after "na".
    to: (name, email) => (name ? `${email} (příjemce: ${name})` : email),
    willGo: (gift, to, day) =>
      `${gift}: ${day} ráno pošleme e-mailem na ${to}. Dřív ne, ať to zůstane překvapení.`,
    went: (gift, to) => `${gift}: právě jsme poslali e-mailem na ${to}.`,
    waiting: "Dokud dárek neodejde, můžete na stránce objednávky změnit jméno, věnování, vzhled i den.",
    secret: "Dárkové poukazy najdete i na stránce objednávky, kdybyste je chtěli vytisknout.",
    toRecipient: (name, to, day, isPaid) =>
      `${name}: ${isPaid ? `${day} pošleme` : `po zaplacení pošleme ${day}`} poukaz jako dárek e-mailem na ${to}.`,
    toBuyer: (name, recipient) =>
      recipient
        ? `${name}: poukaz bude na jméno ${recipient}. Pošleme ho e-mailem vám, k vytištění nebo přeposlání.`
        : `${name}: poukaz vystavíme jako dárek. Pošleme ho e-mailem vám, k vytištění nebo přeposlání.`,
  },
};

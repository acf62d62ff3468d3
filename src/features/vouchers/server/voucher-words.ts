import type { Both } from "#kit/contract/language/language.ts";
import type { BookedPlace } from "./voucher-seats.ts";

/** What stands on a voucher and in its mail. */
interface VoucherWords {
  voucher: string;
  validUntil: string;
  issued: string;
  code: string;
  /** In the place of a code, and across the paper. */
  sample: string;
  /** Over day and time of a ride that is booked. */
  date: string;
  included: string;
  bring: string;
  where: string;
  when: string;
  whoFor: string;
  how: string;
  /** `web`: where the date is chosen, such as `www.team.cz/book`; blank on vouchers of old. */
  howText: (contact: string, web: string) => string;
  /** The same where the ride has its date. */
  howBooked: string;
  once: string;
  /** The same of a voucher over an amount. */
  howToPay: (web: string) => string;
  inParts: string;
  /** Before the link to what is left on it. */
  pay: (name: string) => string;
  contact: string;
  fileName: (code: string) => string;
  forward: (count: number) => string;
  /** The same to those who were given them. */
  show: (count: number) => string;
  /** Whom it was given to, on the voucher. */
  givenTo: (name: string) => string;
  /** The same where nobody is named. */
  givenToYou: string;
  /** Before the link by which a date is chosen. */
  book: (name: string) => string;
  arrange: (contact: string) => string;
  /** In place of both where the ride has its date. */
  booked: (name: string, place: BookedPlace) => string;
}

export const VOUCHER_WORDS: Both<VoucherWords> = {
  en: {
    voucher: "Gift voucher",
    validUntil: "Valid until",
    issued: "Issued",
    code: "Voucher code",
    sample: "SAMPLE",
    date: "Your date",
    included: "What is included",
    bring: "What to bring",
    where: "Where",
    when: "When",
    whoFor: "Who it’s for",
    how: "How to use it",
    howText: (contact, web) =>
      web
        ? `Scan the code with your phone or open ${web} to choose a date. Or get in touch${contact && `: ${contact}`}. On the day, show this voucher on paper or on your phone.`
        : `Get in touch and we’ll arrange a date${contact && `: ${contact}`}. On the day, show this voucher on paper or on your phone.`,
    howBooked:
      "Your place is booked. You can change the date on the booking’s page. On the day, show this voucher on paper or on your phone.",
    once: "The voucher can be used once, by whoever presents it.",
    howToPay: (web) =>
      web
        ? `Choose something at ${web} and enter the code in the cart to pay for it. Or show the voucher at the track.`
        : "Send us the code and tell us what you would like: the voucher pays for it. Or show it at the track.",
    inParts: "You don’t have to spend it all at once: the balance stays on it.",
    pay: (name) => `See the balance and how to pay with it: ${name}`,
    contact: "Contact",
    fileName: (code) => `voucher-${code}.pdf`,
    givenTo: (name) => `For ${name}`,
    givenToYou: "For you",
    forward: (count) =>
      count === 1
        ? "Print it, or forward it to the lucky person. Keep the code to yourself until then: whoever has it can use it."
        : "Print them, or forward them to the lucky people. Keep the codes to yourself until then: whoever has one can use it.",
    show: (count) =>
      count === 1
        ? "Print it, or show it on your phone. Keep the code to yourself: whoever has it can use it."
        : "Print them, or show them on your phone. Keep the codes to yourself: whoever has one can use it.",
    book: (name) => `Choose a date: ${name}`,
    arrange: (contact) => `You can also get in touch to arrange a date: ${contact}.`,
    booked: (name, { when, come }) => [`A place is booked: ${name}, ${when}.`, ...come].join(" "),
  },
  cs: {
    voucher: "Dárkový poukaz",
    validUntil: "Platí do",
    issued: "Vystaveno",
    code: "Kód poukazu",
    sample: "UKÁZKA",
    date: "Rezervovaný termín",
    included: "Co je v ceně",
    bring: "Co si vzít s sebou",
    where: "Kde",
    when: "Kdy",
    whoFor: "Pro koho",
    how: "Jak ho uplatnit",
    howText: (contact, web) =>
      web
        ? `Načtěte kód telefonem nebo otevřete ${web} a vyberte si termín. Můžete se nám i ozvat${contact && `: ${contact}`}. Na místě poukaz ukažte vytištěný, nebo v telefonu.`
        : `Ozvěte se nám a domluvíme termín${contact && `: ${contact}`}. Na místě poukaz ukažte vytištěný, nebo v telefonu.`,
    howBooked:
      "Místo je rezervované. Termín můžete změnit na stránce rezervace. Na místě poukaz ukažte vytištěný, nebo v telefonu.",
    once: "Poukaz lze použít jednou. Využije ho ten, kdo se jím prokáže.",
    howToPay: (web) =>
      web
        ? `Vyberte si na ${web} a v košíku zadejte kód, objednávku zaplatíte poukazem. Nebo ho ukažte na místě.`
        : "Pošlete nám kód a napište, co si přejete: objednávku zaplatíte poukazem. Nebo ho ukažte na místě.",
    inParts: "Platit můžete i po částech, zbytek na poukazu zůstane.",
    pay: (name) => `Kolik na poukazu zbývá a jak jím zaplatit: ${name}`,
    contact: "Kontakt",
    fileName: (code) => `poukaz-${code}.pdf`,
    givenTo: (name) => `Pro: ${name}`,
    givenToYou: "Pro vás",
    forward: (count) =>
      count === 1
        ? "Vytiskněte ho, nebo ho přepošlete obdarovanému. Do té doby kód nikomu neukazujte: použít ho může každý, kdo ho má."
        : "Vytiskněte je, nebo je přepošlete obdarovaným. Do té doby kódy nikomu neukazujte: použít je může každý, kdo je má.",
    show: (count) =>
      count === 1
        ? "Vytiskněte ho, nebo ho ukažte v telefonu. Kód nikomu neukazujte: použít ho může každý, kdo ho má."
        : "Vytiskněte je, nebo je ukažte v telefonu. Kódy nikomu neukazujte: použít je může každý, kdo je má.",
    book: (name) => `Vyberte si termín: ${name}`,
    arrange: (contact) => `Na termínu se s námi můžete i domluvit: ${contact}.`,
    booked: (name, { when, come }) => [`Místo je rezervované: ${name}, ${when}.`, ...come].join(" "),
  },
};

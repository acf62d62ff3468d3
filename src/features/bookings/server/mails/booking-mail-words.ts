import type { Both } from "#kit/contract/language/language.ts";

/** What a mail about a booking can be. */
const MAIL_KINDS = [
  "booked",
  "again",
  "week",
  "day",
  "today",
  "moved",
  "day-moved",
  "cancelled",
  "day-cancelled",
  "offer",
  "hold-ended",
  "late",
  "no-day",
  "thanks",
  "sign-again",
] as const;
export type BookingMailKind = (typeof MAIL_KINDS)[number];

/** Beside what the team can change. */
interface KindWords {
  /** What the button's page is for, and the button. */
  page: string;
  /** The same where nobody has paid, and no money can be asked back. */
  pageMove?: string;
  /** The same where it is too late to change anything. */
  pageOver?: string;
  button: string;
}

interface BookingMailWords {
  what: string;
  /** The same of a course: its customer drives. */
  course: string;
  when: string;
  earlier: string;
  where: string;
  who: string;
  why: string;
  until: string;
  /** When to come. */
  arrive: (time: string, minutes: number) => string;
  endsAt: (time: string) => string;
  arrival: string;
  end: string;
  map: string;
  bring: string;
  change: (until: string) => string;
  validUntil: (day: string) => string;
  file: string;
  sign: string;
  signButton: string;
  kinds: Record<BookingMailKind, KindWords>;
  /** Where a voucher is free again. */
  rebook: { page: string; button: string };
}

export const BOOKING_MAIL_WORDS: Both<BookingMailWords> = {
  en: {
    what: "Ride",
    course: "Course",
    when: "When",
    earlier: "Originally",
    where: "Where",
    who: "Who",
    why: "Why",
    until: "Until",
    arrive: (time, minutes) =>
      minutes === 0
        ? `Please be there at ${time}.`
        : `Please come at ${time}, ${minutes} minutes before your time.`,
    endsAt: (time) => `It ends at ${time}.`,
    arrival: "Arrive",
    end: "Ends",
    map: "On the map:",
    bring: "What to bring",
    change: (until) => `You can move or cancel the booking yourself until ${until}.`,
    validUntil: (day) => `The voucher is valid until ${day}.`,
    file: "booking.ics",
    sign: "Everyone taking part reads the safety rules beforehand and signs them. It takes two minutes on a phone and saves you waiting on the day:",
    signButton: "Read and sign",
    rebook: { page: "Your voucher is free again. Choose a new date with it:", button: "Choose a new date" },
    kinds: {
      booked: {
        page: "Everything about your booking is on its own page, where you can also move or cancel it. The link is for you only:",
        pageOver: "Everything about your booking is on its own page. The link is for you only:",
        button: "Show the booking",
      },
      week: {
        page: "If the date no longer suits you, you can change it on the booking’s page:",
        pageOver: "The booking’s own page:",
        button: "Show the booking",
      },
      day: {
        page: "Have this page ready when you arrive:",
        button: "Show the booking",
      },
      again: {
        page: "Your booking’s own page:",
        button: "Show the booking",
      },
      today: {
        page: "Have this page ready when you arrive:",
        button: "Show the booking",
      },
      moved: {
        page: "Your booking’s own page:",
        button: "Show the booking",
      },
      "day-moved": {
        page: "If the new time doesn’t suit you, choose another one or ask for your money back:",
        pageMove: "If the new time doesn’t suit you, choose another one:",
        button: "Choose what suits you",
      },
      cancelled: {
        page: "The booking’s own page:",
        button: "Show the booking",
      },
      "day-cancelled": {
        page: "Choose another day, or ask for your money back:",
        pageMove: "Choose another day:",
        button: "Choose what suits you",
      },
      offer: {
        page: "Take the place here:",
        button: "Take the place",
      },
      "hold-ended": {
        page: "The booking’s own page:",
        button: "Show the booking",
      },
      late: {
        page: "Choose another time, or ask for your money back:",
        pageMove: "Choose another time:",
        button: "Choose what suits you",
      },
      "no-day": {
        page: "Choose another day, or ask for your money back:",
        pageMove: "Choose another day:",
        button: "Choose a day",
      },
      thanks: {
        page: "Your booking’s own page:",
        button: "Show the booking",
      },
      "sign-again": {
        page: "Your booking’s own page:",
        button: "Show the booking",
      },
    },
  },
  cs: {
    what: "Jízda",
    course: "Kurz",
    when: "Kdy",
    earlier: "Původně",
    where: "Kde",
    who: "Kdo",
    why: "Důvod",
    until: "Do",
    arrive: (time, minutes) =>
      minutes === 0
        ? `Přijďte prosím v ${time}.`
        : `Přijďte prosím v ${time}, tedy ${minutes} min před svým časem.`,
    endsAt: (time) => `Konec je v ${time}.`,
    arrival: "Přijďte",
    end: "Konec",
    map: "Na mapě:",
    bring: "Co si vzít s sebou",
    change: (until) => `Rezervaci můžete sami přesunout nebo zrušit do ${until}.`,
    validUntil: (day) => `Poukaz platí do ${day}.`,
    file: "rezervace.ics",
    sign: "Každý účastník si předem přečte bezpečnostní pravidla a podepíše je. Na telefonu to zabere dvě minuty a na místě nebudete čekat:",
    signButton: "Přečíst a podepsat",
    rebook: {
      page: "Poukaz je zase volný. Nový termín si s ním vyberete tady:",
      button: "Vybrat nový termín",
    },
    kinds: {
      booked: {
        page: "Vše o rezervaci najdete na její vlastní stránce. Můžete ji tam také přesunout nebo zrušit. Odkaz je jen pro vás:",
        pageOver: "Vše o rezervaci najdete na její vlastní stránce. Odkaz je jen pro vás:",
        button: "Zobrazit rezervaci",
      },
      week: {
        page: "Pokud vám termín už nevyhovuje, změníte ho na stránce rezervace:",
        pageOver: "Stránka rezervace:",
        button: "Zobrazit rezervaci",
      },
      day: {
        page: "Na místě mějte po ruce tuto stránku:",
        button: "Zobrazit rezervaci",
      },
      again: {
        page: "Stránka vaší rezervace:",
        button: "Zobrazit rezervaci",
      },
      today: {
        page: "Na místě mějte po ruce tuto stránku:",
        button: "Zobrazit rezervaci",
      },
      moved: {
        page: "Stránka vaší rezervace:",
        button: "Zobrazit rezervaci",
      },
      "day-moved": {
        page: "Pokud vám nový čas nevyhovuje, vyberte si jiný, nebo požádejte o vrácení peněz:",
        pageMove: "Pokud vám nový čas nevyhovuje, vyberte si jiný:",
        button: "Vybrat, co mi vyhovuje",
      },
      cancelled: {
        page: "Stránka rezervace:",
        button: "Zobrazit rezervaci",
      },
      "day-cancelled": {
        page: "Vyberte si jiný den, nebo požádejte o vrácení peněz:",
        pageMove: "Vyberte si jiný den:",
        button: "Vybrat, co mi vyhovuje",
      },
      offer: {
        page: "Místo potvrdíte tady:",
        button: "Potvrdit místo",
      },
      "hold-ended": {
        page: "Stránka rezervace:",
        button: "Zobrazit rezervaci",
      },
      late: {
        page: "Vyberte si jiný čas, nebo požádejte o vrácení peněz:",
        pageMove: "Vyberte si jiný čas:",
        button: "Vybrat, co mi vyhovuje",
      },
      "no-day": {
        page: "Vyberte si jiný den, nebo požádejte o vrácení peněz:",
        pageMove: "Vyberte si jiný den:",
        button: "Vybrat den",
      },
      thanks: {
        page: "Stránka vaší rezervace:",
        button: "Zobrazit rezervaci",
      },
      "sign-again": {
        page: "Stránka vaší rezervace:",
        button: "Zobrazit rezervaci",
      },
    },
  },
};

import type { Both } from "#kit/contract/language.ts";

/** What a mail about a booking can be. */
export const MAIL_KINDS = [
  "booked",
  "week",
  "day",
  "moved",
  "day-moved",
  "cancelled",
  "day-cancelled",
  "offer",
  "hold-ended",
  "late",
  "thanks",
  "sign-again",
] as const;
export type BookingMailKind = (typeof MAIL_KINDS)[number];

interface KindWords {
  subject: (ride: string, when: string) => string;
  text: string;
  /** What the button's page is for, and the button. */
  page: string;
  /** The same where the voucher was given away, and no money can be asked back. */
  pageGiven?: string;
  button: string;
}

interface BookingMailWords {
  greeting: string;
  what: string;
  when: string;
  earlier: string;
  where: string;
  who: string;
  why: string;
  until: string;
  map: string;
  bring: string;
  change: (until: string) => string;
  validUntil: (day: string) => string;
  file: string;
  sign: string;
  signButton: string;
  kinds: Record<BookingMailKind, KindWords>;
  moneySubject: (ride: string) => string;
}

export const BOOKING_MAIL_WORDS: Both<BookingMailWords> = {
  en: {
    greeting: "Hello,",
    what: "Ride",
    when: "When",
    earlier: "Earlier",
    where: "Where",
    who: "Who",
    why: "Why",
    until: "Until",
    map: "On the map:",
    bring: "What to bring",
    change: (until) => `You can move or cancel the booking yourself until ${until}.`,
    validUntil: (day) => `The voucher is valid until ${day}.`,
    file: "booking.ics",
    sign: "Before the ride, every rider reads the safety rules and signs them. It takes two minutes on a phone and saves you waiting on the day:",
    signButton: "Read and sign",
    moneySubject: (ride) => `Asks for the money back: ${ride}`,
    kinds: {
      booked: {
        subject: (ride, when) => `Booked: ${ride}, ${when}`,
        text: "your seat is booked. We look forward to seeing you.",
        page: "Everything about your booking is on its own page, where you can also move or cancel it. The link is for you only:",
        button: "Show the booking",
      },
      week: {
        subject: (ride, when) => `In a week: ${ride}, ${when}`,
        text: "your ride is in a week. Here is everything you need to know.",
        page: "If the date no longer suits you, you can change it on the booking’s page:",
        button: "Show the booking",
      },
      day: {
        subject: (ride, when) => `Tomorrow: ${ride}, ${when}`,
        text: "your ride is tomorrow. Please come 15 minutes early.",
        page: "Have this page ready when you arrive:",
        button: "Show the booking",
      },
      moved: {
        subject: (ride, when) => `Moved: ${ride}, ${when}`,
        text: "your booking has moved. Here is the new time.",
        page: "Your booking’s own page:",
        button: "Show the booking",
      },
      "day-moved": {
        subject: (ride, when) => `We had to move your ride: ${ride}, ${when}`,
        text: "we had to move the time of your ride. We are sorry. Your seat is kept at the new time.",
        page: "If the new time does not suit you, choose another one or ask for your money back:",
        pageGiven: "If the new time does not suit you, choose another one:",
        button: "Choose what suits you",
      },
      cancelled: {
        subject: (ride, when) => `Cancelled: ${ride}, ${when}`,
        text: "your booking is cancelled and the seat is free for others.",
        page: "The booking’s own page:",
        button: "Show the booking",
      },
      "day-cancelled": {
        subject: (ride, when) => `The day is cancelled: ${ride}, ${when}`,
        text: "we had to cancel the day of your ride. We are sorry.",
        page: "Choose another day, or ask for your money back:",
        pageGiven: "Choose another day:",
        button: "Choose what suits you",
      },
      offer: {
        subject: (ride, when) => `A place for you: ${ride}, ${when}`,
        text: "a place has become free, and you are the first on the waiting list. We’ll hold it for you until the time below; after that it goes to the next person.",
        page: "Take the place here:",
        button: "Take the place",
      },
      "hold-ended": {
        subject: (ride, when) => `We’re no longer holding your seat: ${ride}, ${when}`,
        text: "we held a seat for your order until the payment was due. The payment hasn’t arrived, so the seat is free for others again. If you pay later and a seat is still free, it’s yours.",
        page: "The booking’s own page:",
        button: "Show the booking",
      },
      late: {
        subject: (ride) => `Please choose another time: ${ride}`,
        text: "your payment has arrived, but by then the seat you had chosen was taken. We are sorry.",
        page: "Choose another time, or ask for your money back:",
        button: "Choose what suits you",
      },
      thanks: {
        subject: (ride) => `Thank you for riding with us: ${ride}`,
        text: "thank you for coming. We hope you’re still grinning, and we’d love to see you again.",
        page: "Your booking’s own page:",
        button: "Show the booking",
      },
      "sign-again": {
        subject: (ride, when) => `New safety rules, please sign again: ${ride}, ${when}`,
        text: "our safety rules have changed since you signed them. Please read the new ones and sign them before the ride.",
        page: "Your booking’s own page:",
        button: "Show the booking",
      },
    },
  },
  cs: {
    greeting: "Dobrý den,",
    what: "Jízda",
    when: "Kdy",
    earlier: "Původně",
    where: "Kde",
    who: "Kdo",
    why: "Důvod",
    until: "Do",
    map: "Na mapě:",
    bring: "Co si vzít s sebou",
    change: (until) => `Rezervaci můžete sami přesunout nebo zrušit do ${until}.`,
    validUntil: (day) => `Poukaz platí do ${day}.`,
    file: "rezervace.ics",
    sign: "Před jízdou si každý účastník přečte bezpečnostní pravidla a podepíše je. Na telefonu to zabere dvě minuty a na místě nebudete čekat:",
    signButton: "Přečíst a podepsat",
    moneySubject: (ride) => `Žádost o vrácení peněz: ${ride}`,
    kinds: {
      booked: {
        subject: (ride, when) => `Rezervováno: ${ride}, ${when}`,
        text: "místo máte rezervované. Těšíme se na vás.",
        page: "Vše o rezervaci najdete na její vlastní stránce. Můžete ji tam také přesunout nebo zrušit. Odkaz je jen pro vás:",
        button: "Zobrazit rezervaci",
      },
      week: {
        subject: (ride, when) => `Za týden: ${ride}, ${when}`,
        text: "vaše jízda je za týden. Tady je vše, co potřebujete vědět.",
        page: "Pokud vám termín už nevyhovuje, změníte ho na stránce rezervace:",
        button: "Zobrazit rezervaci",
      },
      day: {
        subject: (ride, when) => `Zítra: ${ride}, ${when}`,
        text: "vaše jízda je zítra. Přijďte prosím o 15 minut dřív.",
        page: "Na místě mějte po ruce tuto stránku:",
        button: "Zobrazit rezervaci",
      },
      moved: {
        subject: (ride, when) => `Přesunuto: ${ride}, ${when}`,
        text: "rezervace je přesunutá. Platí nový čas.",
        page: "Stránka vaší rezervace:",
        button: "Zobrazit rezervaci",
      },
      "day-moved": {
        subject: (ride, when) => `Jízdu jsme museli přesunout: ${ride}, ${when}`,
        text: "čas vaší jízdy jsme museli změnit. Omlouváme se. V novém čase pro vás místo držíme.",
        page: "Pokud vám nový čas nevyhovuje, vyberte si jiný, nebo požádejte o vrácení peněz:",
        pageGiven: "Pokud vám nový čas nevyhovuje, vyberte si jiný:",
        button: "Vybrat, co mi vyhovuje",
      },
      cancelled: {
        subject: (ride, when) => `Zrušeno: ${ride}, ${when}`,
        text: "rezervace je zrušená a místo je volné pro další.",
        page: "Stránka rezervace:",
        button: "Zobrazit rezervaci",
      },
      "day-cancelled": {
        subject: (ride, when) => `Den je zrušený: ${ride}, ${when}`,
        text: "den vaší jízdy jsme museli zrušit. Omlouváme se.",
        page: "Vyberte si jiný den, nebo požádejte o vrácení peněz:",
        pageGiven: "Vyberte si jiný den:",
        button: "Vybrat, co mi vyhovuje",
      },
      offer: {
        subject: (ride, when) => `Uvolnilo se místo: ${ride}, ${when}`,
        text: "uvolnilo se místo a vy jste na řadě. Držíme ho pro vás do níže uvedené doby, potom ho nabídneme dalšímu v pořadí.",
        page: "Místo si vezmete tady:",
        button: "Vzít si místo",
      },
      "hold-ended": {
        subject: (ride, when) => `Místo už nedržíme: ${ride}, ${when}`,
        text: "místo k vaší objednávce jsme drželi do splatnosti. Platba nedorazila, a tak je místo zase volné pro ostatní. Pokud zaplatíte později a bude ještě volné, bude vaše.",
        page: "Stránka rezervace:",
        button: "Zobrazit rezervaci",
      },
      late: {
        subject: (ride) => `Vyberte si prosím jiný čas: ${ride}`,
        text: "vaše platba dorazila, ale místo, které jste si vybrali, už mezitím dostal někdo jiný. Omlouváme se.",
        page: "Vyberte si jiný čas, nebo požádejte o vrácení peněz:",
        button: "Vybrat, co mi vyhovuje",
      },
      thanks: {
        subject: (ride) => `Děkujeme, že jste jeli s námi: ${ride}`,
        text: "děkujeme, že jste přijeli. Snad vám úsměv ještě drží, a budeme rádi, když se zase uvidíme.",
        page: "Stránka vaší rezervace:",
        button: "Zobrazit rezervaci",
      },
      "sign-again": {
        subject: (ride, when) => `Nová bezpečnostní pravidla, prosíme o nový podpis: ${ride}, ${when}`,
        text: "naše bezpečnostní pravidla se od vašeho podpisu změnila. Přečtěte si prosím nová a před jízdou je podepište.",
        page: "Stránka vaší rezervace:",
        button: "Zobrazit rezervaci",
      },
    },
  },
};

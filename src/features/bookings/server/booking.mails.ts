import { CUSTOMER, GREETING, NO_CLOSING } from "#kit/server/mail/common-texts.ts";
import { declareMail, fixedMail, type SampleWith } from "#kit/server/mail/declared-mail.ts";
import type { MailPart } from "#kit/server/mail/mail-parts.ts";
import { textParts } from "#kit/server/mail/mail-words.ts";
import { rideMoment } from "../ride-time.ts";
import { BOOKING_MAIL_WORDS, type BookingMailKind } from "./mails/booking-mail-words.ts";

/** What riders are told of their bookings. Place, times, reasons, signatures and the booking's page are added to each. */

const SAMPLE_TIME = "2027-06-12T07:20:00Z";
const SAMPLE_RIDE = { en: "Drift ride, 3 laps", cs: "Jízda driftem, 3 kola" };
const SAMPLE_PLACE = { en: "Motorsport Park, Infield 1", cs: "Areál Motorsport, Infield 1" };

const PLACEHOLDERS = {
  customer: CUSTOMER,
  ride: { label: { en: "Ride", cs: "Jízda" }, sample: SAMPLE_RIDE },
  when: {
    label: { en: "Day and time", cs: "Den a čas" },
    sample: { en: rideMoment(SAMPLE_TIME, "en"), cs: rideMoment(SAMPLE_TIME, "cs") },
  },
};

type Texts = Record<"greeting" | "introduction" | "closing", string>;

function sampleOf(kind: BookingMailKind, t: Texts, { language, seller, link }: SampleWith): MailPart[] {
  const words = BOOKING_MAIL_WORDS[language];
  const { page, button } = words.kinds[kind];
  return [
    ...textParts(t.greeting, t.introduction),
    {
      kind: "rows",
      rows: [
        [words.what, SAMPLE_RIDE[language]],
        [words.when, rideMoment(SAMPLE_TIME, language)],
        [words.where, SAMPLE_PLACE[language]],
      ],
    },
    ...textParts(t.closing),
    { kind: "button", text: page, label: button, url: link("/booking") },
    ...textParts(seller),
  ];
}

interface Words {
  name: { en: string; cs: string };
  when: { en: string; cs: string };
  subject: { en: string; cs: string };
  introduction: { en: string; cs: string };
}

function bookingMail(kind: BookingMailKind, { name, when, subject, introduction }: Words) {
  return declareMail({
    key: `booking-${kind}`,
    group: "rides",
    name,
    when,
    placeholders: PLACEHOLDERS,
    texts: { subject, greeting: GREETING, introduction, closing: NO_CLOSING },
    sample: (t, made) => sampleOf(kind, t, made),
  });
}

export const BOOKING_MAILS = {
  booked: bookingMail("booked", {
    name: { en: "Place booked", cs: "Místo rezervováno" },
    when: {
      en: "When someone books a place on a ride day, with the calendar entry attached.",
      cs: "Když si někdo rezervuje místo na den jízd, s přílohou do kalendáře.",
    },
    subject: { en: "Booked – {ride}, {when}", cs: "Rezervováno – {ride}, {when}" },
    introduction: {
      en: "Your place is booked. We look forward to seeing you.",
      cs: "místo máte rezervované. Těšíme se na vás.",
    },
  }),
  week: bookingMail("week", {
    name: { en: "A week before", cs: "Týden předem" },
    when: { en: "A week before the ride.", cs: "Týden před jízdou." },
    subject: { en: "In a week – {ride}, {when}", cs: "Za týden – {ride}, {when}" },
    introduction: {
      en: "See you in a week. Here is everything you need to know.",
      cs: "uvidíme se za týden. Tady je vše, co potřebujete vědět.",
    },
  }),
  day: bookingMail("day", {
    name: { en: "The day before", cs: "Den předem" },
    when: { en: "The day before the ride.", cs: "Den před jízdou." },
    subject: { en: "Tomorrow – {ride}, {when}", cs: "Zítra – {ride}, {when}" },
    introduction: {
      en: "See you tomorrow. Here is everything you need to know.",
      cs: "uvidíme se zítra. Tady je vše, co potřebujete vědět.",
    },
  }),
  today: bookingMail("today", {
    name: { en: "On the day itself", cs: "V den jízdy" },
    when: {
      en: "In the morning of the ride’s day, if the reminder of the day before couldn’t be sent.",
      cs: "Ráno v den jízdy, pokud den předem připomenutí odejít nemohlo.",
    },
    subject: { en: "Today – {ride}, {when}", cs: "Dnes – {ride}, {when}" },
    introduction: {
      en: "See you today. Here is everything you need to know.",
      cs: "uvidíme se dnes. Tady je vše, co potřebujete vědět.",
    },
  }),
  again: bookingMail("again", {
    name: { en: "Booked again", cs: "Místo znovu rezervováno" },
    when: {
      en: "When you give a cancelled booking its own time back.",
      cs: "Když zrušené rezervaci vrátíte její původní čas.",
    },
    subject: { en: "Booked again – {ride}, {when}", cs: "Znovu rezervováno – {ride}, {when}" },
    introduction: {
      en: "Your place is booked again, at the time you had before.",
      cs: "místo máte zase rezervované, a to v původním čase.",
    },
  }),
  moved: bookingMail("moved", {
    name: { en: "Moved by the customer or by you", cs: "Přesunutá rezervace" },
    when: { en: "When a booking is moved to another time.", cs: "Když se rezervace přesune na jiný čas." },
    subject: { en: "Moved – {ride}, {when}", cs: "Přesunuto – {ride}, {when}" },
    introduction: {
      en: "Your booking has been moved. Here is the new time.",
      cs: "rezervace je přesunutá. Platí nový čas.",
    },
  }),
  "day-moved": bookingMail("day-moved", {
    name: { en: "Day moved by the team", cs: "Den přesunutý týmem" },
    when: {
      en: "When you move a ride day or change its times; your reason is added automatically.",
      cs: "Když den jízd přesunete nebo změníte jeho časy; váš důvod se doplní sám.",
    },
    subject: {
      en: "We had to move your ride – {ride}, {when}",
      cs: "Jízdu jsme museli přesunout – {ride}, {when}",
    },
    introduction: {
      en: "We had to change the time of your ride. We’re sorry. Your place is kept at the new time.",
      cs: "čas vaší jízdy jsme museli změnit. Omlouváme se. V novém čase pro vás místo držíme.",
    },
  }),
  cancelled: bookingMail("cancelled", {
    name: { en: "Booking cancelled", cs: "Rezervace zrušena" },
    when: { en: "When a booking is cancelled.", cs: "Když se rezervace zruší." },
    subject: { en: "Cancelled – {ride}, {when}", cs: "Zrušeno – {ride}, {when}" },
    introduction: {
      en: "Your booking is cancelled and the place is free for others.",
      cs: "rezervace je zrušená a místo je volné pro další.",
    },
  }),
  "day-cancelled": bookingMail("day-cancelled", {
    name: { en: "Day cancelled by the team", cs: "Den zrušený týmem" },
    when: {
      en: "When you cancel a day, or someone pays for a place on a cancelled day; your reason is added automatically.",
      cs: "Když zrušíte den nebo někdo zaplatí místo na zrušený den; váš důvod se doplní sám.",
    },
    subject: { en: "The day is cancelled – {ride}, {when}", cs: "Den je zrušený – {ride}, {when}" },
    introduction: {
      en: "We had to cancel the day of your ride. We’re sorry.",
      cs: "den vaší jízdy jsme museli zrušit. Omlouváme se.",
    },
  }),
  offer: bookingMail("offer", {
    name: { en: "Waiting list: a place is free", cs: "Čekací listina: uvolnilo se místo" },
    when: {
      en: "When a place becomes free for the first person on the waiting list. How long we hold it is added automatically.",
      cs: "Když se uvolní místo pro prvního z čekací listiny. Do kdy ho držíme, se doplní samo.",
    },
    subject: { en: "A place for you – {ride}, {when}", cs: "Uvolnilo se místo – {ride}, {when}" },
    introduction: {
      en: "A place has become free, and you are the first on the waiting list. We’ll hold it for you until the time below; after that it goes to the next person.",
      cs: "uvolnilo se místo a vy jste na řadě. Držíme ho pro vás do níže uvedeného času, potom ho nabídneme dalšímu v pořadí.",
    },
  }),
  "hold-ended": bookingMail("hold-ended", {
    name: { en: "Place no longer held", cs: "Místo už nedržíme" },
    when: {
      en: "When an order with a place wasn’t paid in time.",
      cs: "Když objednávka s místem nebyla včas zaplacená.",
    },
    subject: {
      en: "We’re no longer holding your place – {ride}, {when}",
      cs: "Místo už nedržíme – {ride}, {when}",
    },
    introduction: {
      en: "We could hold a place for your order only for a limited time. The payment hasn’t arrived, so the place is free for others again. If you pay later and a place is still free, it’s yours.",
      cs: "místo k vaší objednávce jsme mohli držet jen po omezenou dobu. Platba nedorazila, a tak je místo zase volné pro ostatní. Pokud zaplatíte později a bude ještě volné, bude vaše.",
    },
  }),
  late: bookingMail("late", {
    name: { en: "Paid too late for the place", cs: "Zaplaceno pozdě, místo je pryč" },
    when: {
      en: "When the payment arrives after the chosen place was given up or taken, or its time has passed.",
      cs: "Když peníze dorazí až ve chvíli, kdy je vybrané místo zrušené nebo obsazené, nebo jeho čas už minul.",
    },
    subject: { en: "Please choose another time – {ride}", cs: "Vyberte si prosím jiný čas – {ride}" },
    introduction: {
      en: "Your payment has arrived, but by then the place you had chosen was no longer available. We’re sorry.",
      cs: "vaše platba dorazila, ale místo, které jste si vybrali, už v tu chvíli nebylo k dispozici. Omlouváme se.",
    },
  }),
  "no-day": bookingMail("no-day", {
    name: { en: "Paid place without a date", cs: "Zaplacené místo bez termínu" },
    when: {
      en: "Two weeks after a paid booking was cancelled, if no other day has been chosen.",
      cs: "Dva týdny po zrušení zaplacené rezervace, pokud k ní není vybraný jiný den.",
    },
    subject: {
      en: "Your place is paid and waiting for a date – {ride}",
      cs: "Zaplacené místo čeká na termín – {ride}",
    },
    introduction: {
      en: "Your place is paid, but it has no date at the moment. It stays yours: choose a day that suits you.",
      cs: "místo máte zaplacené, ale žádný termín k němu teď nemáte. Nepropadá, vyberte si prosím den, který vám vyhovuje.",
    },
  }),
  thanks: bookingMail("thanks", {
    name: { en: "Thanks after the ride", cs: "Poděkování po jízdě" },
    when: {
      en: "After the ride, with a request for a review if one is due.",
      cs: "Po jízdě, s prosbou o recenzi, pokud se na ni ptáme.",
    },
    subject: { en: "Thank you for riding with us – {ride}", cs: "Děkujeme, že jste jeli s námi – {ride}" },
    introduction: {
      en: "Thank you for coming. We hope you’re still grinning, and we’d love to see you again.",
      cs: "děkujeme, že jste přijeli. Snad vám úsměv ještě drží, a budeme rádi, když se zase uvidíme.",
    },
  }),
  "sign-again": bookingMail("sign-again", {
    name: { en: "New safety rules", cs: "Nová bezpečnostní pravidla" },
    when: {
      en: "When the safety rules have changed since they were signed.",
      cs: "Když se bezpečnostní pravidla od podpisu změnila.",
    },
    subject: {
      en: "New safety rules, please sign again – {ride}, {when}",
      cs: "Nová bezpečnostní pravidla, prosíme o nový podpis – {ride}, {when}",
    },
    introduction: {
      en: "Our safety rules have changed since you signed them. Please read the new ones and sign them before the ride.",
      cs: "naše bezpečnostní pravidla se od vašeho podpisu změnila. Přečtěte si prosím nová a před jízdou je podepište.",
    },
  }),
} satisfies Record<BookingMailKind, unknown>;

export const SIGNED_MAIL = declareMail({
  key: "booking-signed",
  group: "rides",
  name: { en: "Copy of the signed rules", cs: "Kopie podepsaných pravidel" },
  when: {
    en: "When someone signs the safety rules, with the signed statement attached.",
    cs: "Když někdo podepíše bezpečnostní pravidla, s podepsaným prohlášením v příloze.",
  },
  placeholders: {
    ...PLACEHOLDERS,
    rider: {
      label: { en: "Who signed", cs: "Kdo podepsal" },
      sample: { en: "Jana Malá", cs: "Jana Malá" },
    },
  },
  texts: {
    subject: { en: "Signed – {ride}, {rider}", cs: "Podepsáno – {ride}, {rider}" },
    greeting: GREETING,
    introduction: {
      en: "Thank you, the safety rules are signed: {rider}. A copy is attached; there is nothing more to do.",
      cs: "děkujeme, bezpečnostní pravidla jsou podepsaná: {rider}. Kopii najdete v příloze, nic dalšího už dělat nemusíte.",
    },
    closing: NO_CLOSING,
  },
  sample: (t, { seller }) => textParts(t.greeting, t.introduction, t.closing, seller),
});

/** What the team writes to all riders of a day. */
export const RIDERS_MESSAGE = fixedMail("booking-message", "personal");
/** The team's own notice of somebody who cancelled what is paid. */
export const NO_DAY_NOTICE = fixedMail("booking-cancelled-paid", "notice");
/** The team's own notice of somebody who asks for the money back. */
export const MONEY_NOTICE = fixedMail("booking-money-back", "notice");

import { CUSTOMER, GREETING, NO_CLOSING } from "#kit/server/mail/common-texts.ts";
import { declareMail } from "#kit/server/mail/declared-mail.ts";
import { textParts } from "#kit/server/mail/mail-words.ts";
import { rideDay } from "../ride-time.ts";
import { WAITING_WORDS, type WaitingMailKind } from "./mails/waiting-words.ts";

/** What people on a waiting list are told. The day, the other days and the way to leave are added to each. */

const SAMPLE_TIME = "2027-06-12T07:20:00Z";

const PLACEHOLDERS = {
  customer: CUSTOMER,
  ride: {
    label: { en: "Ride", cs: "Jízda" },
    sample: { en: "Drift ride, 3 laps", cs: "Jízda driftem, 3 kola" },
  },
  day: {
    label: { en: "Day", cs: "Den" },
    sample: { en: rideDay(SAMPLE_TIME, "en"), cs: rideDay(SAMPLE_TIME, "cs") },
  },
};

interface Words {
  name: { en: string; cs: string };
  when: { en: string; cs: string };
  subject: { en: string; cs: string };
  introduction: { en: string; cs: string };
}

function waitingMail(kind: WaitingMailKind, { name, when, subject, introduction }: Words) {
  return declareMail({
    key: `waiting-${kind}`,
    group: "rides",
    name,
    when,
    placeholders: PLACEHOLDERS,
    texts: { subject, greeting: GREETING, introduction, closing: NO_CLOSING },
    sample(t, { language, seller, link }) {
      const words = WAITING_WORDS[language];
      return [
        ...textParts(t.greeting, t.introduction),
        { kind: "button", ...words.buttons[kind], url: link("/shop") },
        ...textParts(t.closing, seller),
      ];
    },
  });
}

export const WAITING_MAILS = {
  joined: waitingMail("joined", {
    name: { en: "On the waiting list", cs: "Zápis na čekací listinu" },
    when: {
      en: "When someone joins the waiting list of a full day, with the link to leave it.",
      cs: "Když se někdo zapíše na čekací listinu plného dne, s odkazem, kterým se z ní odhlásí.",
    },
    subject: {
      en: "You’re on the waiting list – {ride}, {day}",
      cs: "Jste na čekací listině – {ride}, {day}",
    },
    introduction: {
      en: "You’re on the waiting list for {day}. When a place becomes free, we’ll write to you and hold it for up to 12 hours.",
      cs: "zapsali jsme vás na čekací listinu, {day}. Až se uvolní místo, napíšeme vám a podržíme ho pro vás nejvýš 12 hodin.",
    },
  }),
  gone: waitingMail("gone", {
    name: { en: "Waiting list: day cancelled", cs: "Čekací listina: den zrušený" },
    when: {
      en: "When you cancel a day, to whoever is on its waiting list; your reason is added automatically.",
      cs: "Když zrušíte den, všem na jeho čekací listině; váš důvod se doplní sám.",
    },
    subject: { en: "Cancelled – {ride}, {day}", cs: "Zrušeno – {ride}, {day}" },
    introduction: {
      en: "We had to cancel the day that you’re waiting for. We’re sorry. You’re no longer on its waiting list.",
      cs: "den, na který čekáte, jsme museli zrušit. Omlouváme se. Na jeho čekací listině už nejste.",
    },
  }),
  moved: waitingMail("moved", {
    name: { en: "Waiting list: day moved", cs: "Čekací listina: den přesunutý" },
    when: {
      en: "When you move a day to another date, to whoever is on its waiting list.",
      cs: "Když den přesunete na jiné datum, všem na jeho čekací listině.",
    },
    subject: { en: "New date – {ride}, {day}", cs: "Nové datum – {ride}, {day}" },
    introduction: {
      en: "We’ve moved the day that you’re waiting for. Its new date is {day}. You’re still on the list.",
      cs: "den, na který čekáte, jsme přesunuli. Nové datum: {day}. Na čekací listině zůstáváte.",
    },
  }),
} satisfies Record<WaitingMailKind, unknown>;

import { GREETING, NO_CLOSING } from "#kit/server/mail/common-texts.ts";
import { declareMail, fixedMail, type SampleWith } from "#kit/server/mail/declared-mail.ts";
import type { MailPart } from "#kit/server/mail/mail-parts.ts";
import { textParts } from "#kit/server/mail/mail-words.ts";
import { ASKED_DAYS } from "../newsletter-rules.ts";
import { MAIL_WORDS } from "./newsletter-mail.words.ts";

/** A letter to one subscriber: its words are written each time. */
export const LETTER = fixedMail("newsletter-letter", "personal");
/** The same to oneself. */
export const LETTER_TEST = fixedMail("newsletter-test", "test");

const sampleOf = (
  t: { greeting: string; introduction: string; closing: string },
  made: SampleWith,
  [text, label, note]: [text: string, label: string, note: string],
): MailPart[] => [
  ...textParts(t.greeting, t.introduction),
  { kind: "button", text, label, url: made.link("/newsletter") },
  ...textParts(note, t.closing, made.seller),
];

export const CONFIRM_MAIL = declareMail({
  key: "newsletter-confirm",
  group: "newsletter",
  name: { en: "Confirm the newsletter", cs: "Potvrzení newsletteru" },
  when: {
    en: "When somebody signs up. How to confirm, and what to do if it wasn’t them, are added automatically.",
    cs: "Když se někdo přihlásí k odběru. Jak přihlášení potvrdit a co dělat, když se nepřihlásil, se doplní samo.",
  },
  placeholders: {},
  texts: {
    subject: { en: "Please confirm your sign-up", cs: "Potvrďte prosím přihlášení k odběru" },
    greeting: GREETING,
    introduction: {
      en: "Thank you for signing up for our newsletter. One click is missing.",
      cs: "děkujeme za přihlášení k newsletteru. Chybí už jen jedno kliknutí.",
    },
    closing: NO_CLOSING,
  },
  sample(t, made) {
    const words = MAIL_WORDS[made.language];
    return sampleOf(t, made, [words.confirm(ASKED_DAYS), words.confirmButton, words.notYou]);
  },
});

export const ALREADY_MAIL = declareMail({
  key: "newsletter-already",
  group: "newsletter",
  name: { en: "Already signed up", cs: "Odběr už běží" },
  when: {
    en: "When an address that already gets the newsletter is signed up again, at most once a day.",
    cs: "Když se znovu přihlásí adresa, která newsletter už dostává; nejvýše jednou denně.",
  },
  placeholders: {},
  texts: {
    subject: { en: "You already get our newsletter", cs: "Náš newsletter už dostáváte" },
    greeting: GREETING,
    introduction: {
      en: "You are already signed up for our newsletter.",
      cs: "k odběru našeho newsletteru už přihlášení jste.",
    },
    closing: NO_CLOSING,
  },
  sample(t, made) {
    const words = MAIL_WORDS[made.language];
    return sampleOf(t, made, [words.already, words.alreadyButton, ""]);
  },
});

import type { Both } from "#kit/contract/language/language.ts";

interface StatementWords {
  title: string;
  file: string;
  rules: string;
  since: string;
  rider: string;
  born: string;
  height: string;
  weight: string;
  guardian: string;
  relation: string;
  ride: string;
  when: string;
  booking: string;
  signedAt: string;
  takenBy: string;
  drawn: (name: string) => string;
  typed: (name: string) => string;
}

/** What stands on the paper beside the rules. */
export const STATEMENT_WORDS: Both<StatementWords> = {
  en: {
    title: "Rider statement",
    file: "rider-statement",
    rules: "Rules",
    since: "valid from",
    rider: "Rider",
    born: "Date of birth",
    height: "Height",
    weight: "Weight",
    guardian: "Parent or guardian",
    relation: "Relationship to the rider",
    ride: "Ride",
    when: "When",
    booking: "Booking",
    signedAt: "Signed",
    takenBy: "Taken on site by",
    drawn: (name) => `Signature of ${name}`,
    typed: (name) => `Confirmed by typing the name: ${name}`,
  },
  cs: {
    title: "Prohlášení účastníka",
    file: "prohlaseni-ucastnika",
    rules: "Pravidla",
    since: "platí od",
    rider: "Účastník",
    born: "Datum narození",
    height: "Výška",
    weight: "Hmotnost",
    guardian: "Rodič nebo zákonný zástupce",
    relation: "Vztah k účastníkovi",
    ride: "Jízda",
    when: "Kdy",
    booking: "Rezervace",
    signedAt: "Podepsáno",
    takenBy: "Na místě převzal(a)",
    drawn: (name) => `Podpis: ${name}`,
    typed: (name) => `Potvrzeno napsáním jména: ${name}`,
  },
};

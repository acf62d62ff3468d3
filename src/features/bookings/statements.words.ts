import { defineWords, plural } from "#kit/web/language/words.ts";

/** Texts of a booking's statements, for its customer and for the team. */
export const bookingStatementsWords = defineWords(
  {
    kicker: "Before the ride",
    title: "Rider statements",
    lead: (ride: string, when: string) => `${ride}, ${when}`,
    intro: "Every rider reads the rules and signs for themselves. You can pass this link on.",
    seat: (n: number) => `Rider ${n}`,
    signedAt: (when: string) => `Signed ${when}`,
    missing: "Not signed yet",
    askedAgain: "The rules have changed since. Please read and sign the new ones.",
    changed: "The rules have changed since. Your signed statement is still valid.",
    sign: "Read and sign",
    again: "Sign again",
    done: "Thank you, that’s signed.",
    all: "Everyone has signed. See you at the track.",
    closed: "Nothing can be signed here any more: the booking is cancelled, or the ride is over.",
    back: "Back to the booking",
    close: "Back",
    since: (day: string) => `Valid from ${day}`,
    notFound: "We can’t find this booking",
    notFoundHelp: "Please use the full link from our e-mail.",
    failed: "The rules couldn’t be loaded",
    loading: "One moment",
    link: "Read and sign the rules",
    signedLink: (day: string) => `Signed ${day}`,
    team: {
      open: "Statements",
      state: (signed: number, seats: number) =>
        seats === 1 ? (signed ? "Signed" : "Not signed") : `Signed ${signed} of ${seats}`,
      unsigned: (n: number) =>
        `${n} ${plural("en", n, { one: "rider hasn’t", other: "riders haven’t" })} signed`,
      paper: "Open the PDF",
      paperWaits: "The statement is being opened.",
      failed: (reason: string) => `That didn’t work: ${reason}`,
      askAgain: "Ask for new signatures",
      askSure:
        "Have the rules changed? Everyone who signed an earlier version will get an e-mail and will be listed as not having signed.",
      asked: (n: number) =>
        n === 0
          ? "Everyone who has signed has signed the current rules."
          : `${n} ${plural("en", n, { one: "booking was", other: "bookings were" })} asked to sign again.`,
    },
  },
  {
    kicker: "Před jízdou",
    title: "Prohlášení účastníků",
    lead: (ride: string, when: string) => `${ride}, ${when}`,
    intro: "Každý účastník si pravidla přečte a podepíše sám za sebe. Tento odkaz můžete přeposlat.",
    seat: (n: number) => `${n}. účastník`,
    signedAt: (when: string) => `Podepsáno ${when}`,
    missing: "Zatím nepodepsáno",
    askedAgain: "Pravidla se od té doby změnila. Přečtěte si prosím nová a podepište je.",
    changed: "Pravidla se od té doby změnila. Podepsané prohlášení platí dál.",
    sign: "Přečíst a podepsat",
    again: "Podepsat znovu",
    done: "Děkujeme, je podepsáno.",
    all: "Podepsali všichni. Uvidíme se na trati.",
    closed: "Tady už nic podepsat nejde: rezervace je zrušená, nebo jízda už proběhla.",
    back: "Zpět na rezervaci",
    close: "Zpět",
    since: (day: string) => `Platí od ${day}`,
    notFound: "Tuto rezervaci jsme nenašli",
    notFoundHelp: "Použijte prosím celý odkaz z našeho e-mailu.",
    failed: "Pravidla se nepodařilo načíst",
    loading: "Okamžik",
    link: "Přečíst a podepsat pravidla",
    signedLink: (day: string) => `Podepsáno ${day}`,
    team: {
      open: "Prohlášení",
      state: (signed: number, seats: number) =>
        seats === 1 ? (signed ? "Podepsáno" : "Nepodepsáno") : `Podepsáno ${signed} z ${seats}`,
      unsigned: (n: number) =>
        `${n} ${plural("cs", n, { one: "účastník nemá", few: "účastníci nemají", other: "účastníků nemá" })} podepsáno`,
      paper: "Otevřít PDF",
      paperWaits: "Prohlášení se otevírá.",
      failed: (reason: string) => `Nepodařilo se: ${reason}`,
      askAgain: "Požádat o nové podpisy",
      askSure:
        "Změnila se pravidla? Kdo podepsal dřívější, dostane e-mail a bude se počítat mezi nepodepsané.",
      asked: (n: number) =>
        n === 0
          ? "Všichni, kdo podepsali, podepsali aktuální pravidla."
          : `O nový podpis jsme požádali u ${n} ${plural("cs", n, { one: "rezervace", other: "rezervací" })}.`,
    },
  },
);

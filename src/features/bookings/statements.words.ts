import { defineWords, plural } from "#kit/web/words.ts";

/** Texts of a booking's statements, for its customer and for the team. */
export const bookingStatementsWords = defineWords(
  {
    kicker: "Before the ride",
    title: "Riders’ statements",
    lead: (ride: string, when: string) => `${ride}, ${when}`,
    intro: "Every rider reads the rules and signs for themselves. You can pass this link on to them.",
    seat: (n: number) => `Rider ${n}`,
    signedAt: (when: string) => `Signed ${when}`,
    missing: "Not signed yet",
    askedAgain: "The rules have changed since. Please read and sign the new ones.",
    changed: "The rules have changed since. What was signed holds.",
    sign: "Read and sign",
    again: "Sign again",
    done: "Thank you, it is signed.",
    all: "Everybody has signed. See you at the track.",
    closed: "Nothing can be signed here any more: the booking is cancelled, or the ride is over.",
    back: "Back to the booking",
    close: "Back",
    since: (day: string) => `Valid from ${day}`,
    notFound: "This booking is not here",
    notFoundHelp: "Please use the whole link from our e-mail.",
    failed: "The rules could not be loaded.",
    loading: "One moment",
    link: "Riders’ statements: read and sign",
    team: {
      open: "Statements",
      state: (signed: number, seats: number) =>
        seats === 1 ? (signed ? "Signed" : "Not signed") : `Signed ${signed} of ${seats}`,
      unsigned: (n: number) =>
        `${n} ${plural("en", n, { one: "rider has", other: "riders have" })} not signed`,
      paper: "Open the PDF",
      paperWaits: "The statement is being opened.",
      failed: (reason: string) => `It did not work: ${reason}`,
      askAgain: "Ask for new signatures",
      askSure:
        "The rules have changed? Everybody who has signed earlier ones gets an e-mail and counts as not signed.",
      asked: (n: number) =>
        n === 0
          ? "Everybody who has signed has signed the rules of today."
          : `${n} ${plural("en", n, { one: "booking was", other: "bookings were" })} asked to sign again.`,
    },
  },
  {
    kicker: "Před jízdou",
    title: "Prohlášení jezdců",
    lead: (ride: string, when: string) => `${ride}, ${when}`,
    intro: "Každý jezdec si pravidla přečte a podepíše sám za sebe. Tento odkaz jim můžete poslat.",
    seat: (n: number) => `${n}. jezdec`,
    signedAt: (when: string) => `Podepsáno ${when}`,
    missing: "Zatím nepodepsáno",
    askedAgain: "Pravidla se od té doby změnila. Přečtěte si prosím nová a podepište je.",
    changed: "Pravidla se od té doby změnila. Podepsané prohlášení platí dál.",
    sign: "Přečíst a podepsat",
    again: "Podepsat znovu",
    done: "Děkujeme, je podepsáno.",
    all: "Podepsali všichni. Uvidíme se na trati.",
    closed: "Tady už podepsat nic nejde: rezervace je zrušená, nebo jízda už proběhla.",
    back: "Zpět na rezervaci",
    close: "Zpět",
    since: (day: string) => `Platí od ${day}`,
    notFound: "Tahle rezervace tu není",
    notFoundHelp: "Použijte prosím celý odkaz z našeho e-mailu.",
    failed: "Pravidla se nepodařilo načíst.",
    loading: "Okamžik",
    link: "Prohlášení jezdců: přečíst a podepsat",
    team: {
      open: "Prohlášení",
      state: (signed: number, seats: number) =>
        seats === 1 ? (signed ? "Podepsáno" : "Nepodepsáno") : `Podepsáno ${signed} z ${seats}`,
      unsigned: (n: number) =>
        `${n} ${plural("cs", n, { one: "jezdec nemá", few: "jezdci nemají", other: "jezdců nemá" })} podepsáno`,
      paper: "Otevřít PDF",
      paperWaits: "Prohlášení se otevírá.",
      failed: (reason: string) => `Nepodařilo se: ${reason}`,
      askAgain: "Požádat o nové podpisy",
      askSure:
        "Změnila se pravidla? Kdo podepsal dřívější, dostane e-mail a bude se počítat, jako by nepodepsal.",
      asked: (n: number) =>
        n === 0
          ? "Všichni, kdo podepsali, podepsali dnešní pravidla."
          : `O nový podpis ${plural("cs", n, { one: "byla požádána", few: "byly požádány", other: "bylo požádáno" })} ${n} ${plural("cs", n, { one: "rezervace", few: "rezervace", other: "rezervací" })}.`,
    },
  },
);

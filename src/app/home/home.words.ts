import { defineWords } from "#kit/web/language/words.ts";

export const homeWords = defineWords(
  {
    headTitle: "Drift team and drift taxi",
    failedTitle: "Something went wrong",
    failed: (reason: string) => `Failed to load page settings: ${reason}`,
    tryAgain: "Try again",
    logIn: "Log in",
    loading: "Loading the page...",
    events: "Events",
    driftTaxi: "Drift Taxi",
    nextRace: "Next race",
    nextEvent: "Next event",
    pauseFilm: "Pause the video",
    playFilm: "Play the video",
  },
  {
    headTitle: "Driftový tým a drift taxi",
    failedTitle: "Něco se pokazilo",
    failed: (reason: string) => `Nepodařilo se načíst nastavení stránky: ${reason}`,
    tryAgain: "Zkusit znovu",
    logIn: "Přihlásit se",
    loading: "Načítám stránku...",
    events: "Závody",
    driftTaxi: "Drift taxi",
    nextRace: "Příští závod",
    nextEvent: "Příští akce",
    pauseFilm: "Zastavit video",
    playFilm: "Přehrát video",
  },
);

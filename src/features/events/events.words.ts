import { defineWords } from "#kit/web/words.ts";

/** Texts of the events calendar and of the home page's events. */
export const eventsWords = defineWords(
  {
    kicker: "Race calendar",
    title: "Events",
    tabs: "Which events",
    our: {
      tab: "Our Events",
      intro:
        "Where you will find us sideways: our rounds, shows and open days. Come to the fence and say hello.",
      description: "The team’s drift races, shows and open days: dates, places and what to expect.",
      empty: "No upcoming events of the team",
    },
    world: {
      tab: "World Events",
      intro:
        "What we travel for, or watch until morning: the drift events of the world that are worth a date.",
      description: "Drift events of the world: dates, places and links.",
      empty: "No upcoming world events",
    },
    lead: "The next start, and what comes after it.",
    all: "Whole calendar",
    next: "Next up",
    upcoming: "Upcoming events",
    past: "Already driven",
    worldEvent: "WORLD EVENT",
    unnamed: "Unnamed Event",
    noLocation: "Location not specified",
    more: "More Info",
    moreAbout: (title: string) => ` ${title} (opens in a new tab)`,
    loadFailed: "Failed to load events data",
    subscribeText: "The dates in your own calendar: when one moves, it moves there by itself.",
    subscribe: "Subscribe in your calendar",
    subscribeGoogle: "Google Calendar",
    subscribeFile: "Download as a file",
    newTab: " (opens in a new tab)",
  },
  {
    kicker: "Závodní kalendář",
    title: "Závody a akce",
    tabs: "Které akce",
    our: {
      tab: "Naše akce",
      intro:
        "Kde nás uvidíte jet bokem: naše závody, ukázky a dny otevřených dveří. Přijďte k plotu a pozdravte.",
      description: "Závody, ukázky a dny otevřených dveří driftového týmu: termíny, místa a co čekat.",
      empty: "Žádné nadcházející akce týmu",
    },
    world: {
      tab: "Světové akce",
      intro:
        "Za čím jezdíme přes půl světa, nebo u čeho vydržíme do rána: světové driftové akce, které stojí za to.",
      description: "Driftové akce ze světa: termíny, místa a odkazy.",
      empty: "Žádné nadcházející světové akce",
    },
    lead: "Nejbližší start a co přijde po něm.",
    all: "Celý kalendář",
    next: "Nejbližší start",
    upcoming: "Nadcházející akce",
    past: "Už máme za sebou",
    worldEvent: "SVĚTOVÁ AKCE",
    unnamed: "Akce bez názvu",
    noLocation: "Místo neuvedeno",
    more: "Více informací",
    moreAbout: (title: string) => ` ${title} (otevře se v nové kartě)`,
    loadFailed: "Nepodařilo se načíst události",
    subscribeText: "Termíny přímo ve vašem kalendáři: když se některý posune, posune se tam sám.",
    subscribe: "Odebírat v kalendáři",
    subscribeGoogle: "Kalendář Google",
    subscribeFile: "Stáhnout soubor",
    newTab: " (otevře se v nové kartě)",
  },
);

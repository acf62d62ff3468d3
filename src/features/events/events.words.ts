import { defineWords, plural } from "#kit/web/language/words.ts";

/** Texts of the events calendar and of the home page's events. */
export const eventsWords = defineWords(
  {
    kicker: "Race calendar",
    title: "Events",
    tabs: "Which events",
    our: {
      tab: "Our Events",
      intro: "Where to see us sideways: races, shows and open days. Come and find us in the paddock.",
      description: "The team’s drift races, shows and open days: dates, places and what to expect.",
      empty: "No upcoming team events",
    },
    world: {
      tab: "World Events",
      intro: "The races we cross half the world for, or stay up all night to watch online.",
      description: "Drift events around the world: dates, places and links.",
      empty: "No upcoming world events",
    },
    lead: "What’s next, and what comes after.",
    all: "Full calendar",
    next: "Next up",
    nextRace: "Next race",
    nextEvent: "Next event",
    daysLeft: (days: number): string => (days === 0 ? "today" : days === 1 ? "tomorrow" : `in ${days} days`),
    upcoming: "Upcoming events",
    past: "Past events",
    over: "Past",
    worldEvent: "WORLD EVENT",
    unnamed: "Unnamed Event",
    noLocation: "Location not specified",
    more: "More Info",
    moreAbout: (title: string) => ` ${title}`,
    loadFailed: "Failed to load events data",
    subscribeText: "Add our dates to your calendar; changes will appear automatically.",
    subscribe: "Subscribe to the calendar",
    subscribeGoogle: "Google Calendar",
    subscribeFile: "Download the file",
    newTab: " (opens in a new tab)",
  },
  {
    kicker: "Závodní kalendář",
    title: "Závody a akce",
    tabs: "Které akce",
    our: {
      tab: "Naše akce",
      intro: "Kde nás uvidíte jet bokem: závody, ukázky a dny otevřených dveří. Zastavte se u nás v depu.",
      description: "Závody, ukázky a dny otevřených dveří driftového týmu: termíny, místa a co vás čeká.",
      empty: "Žádné nadcházející akce týmu",
    },
    world: {
      tab: "Světové akce",
      intro: "Závody, kvůli kterým jezdíme přes půl světa nebo ponocujeme u streamu.",
      description: "Driftové akce ze světa: termíny, místa a odkazy.",
      empty: "Žádné nadcházející světové akce",
    },
    lead: "Kam jedeme teď a co přijde potom.",
    all: "Celý kalendář",
    next: "Nejbližší akce",
    nextRace: "Příští závod",
    nextEvent: "Příští akce",
    daysLeft: (days: number): string =>
      days === 0
        ? "dnes"
        : days === 1
          ? "zítra"
          : `za ${days} ${plural("cs", days, { few: "dny", other: "dní" })}`,
    upcoming: "Nadcházející akce",
    past: "Už máme za sebou",
    over: "Proběhlo",
    worldEvent: "SVĚTOVÁ AKCE",
    unnamed: "Akce bez názvu",
    noLocation: "Místo neuvedeno",
    more: "Více informací",
    moreAbout: (title: string) => ` ${title}`,
    loadFailed: "Nepodařilo se načíst události",
    subscribeText: "Přidejte si naše termíny do svého kalendáře. Změny se v něm projeví samy.",
    subscribe: "Odebírat kalendář",
    subscribeGoogle: "Kalendář Google",
    subscribeFile: "Stáhnout soubor",
    newTab: " (otevře se v nové kartě)",
  },
);

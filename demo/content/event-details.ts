import type { EventWords } from "./event-words.ts";
import type { Both } from "./types.ts";

/** What an event's own page tells: programme, tickets, the way there, who drives, the weather. */
export interface EventDetails {
  programme: string;
  tickets: string;
  way: string;
  line_up: string;
  weather: string;
}

const lines = (...text: string[]) => text.join("\n");

const weekend: Both<string> = {
  en: lines(
    "Saturday",
    "8:30 Drivers’ briefing",
    "9:30–12:00 Practice",
    "13:00–16:00 Qualifying",
    "17:00 Open paddock",
    "Sunday",
    "9:00–10:30 Practice",
    "11:00 Top 32",
    "12:30 Autographs at our tent",
    "13:30 Top 16 to the final",
    "17:00 Podium",
  ),
  cs: lines(
    "Sobota",
    "8:30 Rozprava jezdců",
    "9:30–12:00 Trénink",
    "13:00–16:00 Kvalifikace",
    "17:00 Otevřené depo",
    "Neděle",
    "9:00–10:30 Trénink",
    "11:00 Souboje nejlepších 32",
    "12:30 Autogramiáda u našeho stanu",
    "13:30 Nejlepších 16 až finále",
    "17:00 Stupně vítězů",
  ),
};
const rides: Both<string> = {
  en: lines(
    "9:00 Gates open",
    "10:00 First demo tandem, then every hour",
    "10:30–16:30 Taxi rides",
    "17:00 Gates close",
  ),
  cs: lines(
    "9:00 Otevření areálu",
    "10:00 První ukázkový tandem, pak každou hodinu",
    "10:30–16:30 Jízdy v taxi",
    "17:00 Konec",
  ),
};
const practice: Both<string> = {
  en: lines("9:00–12:00 Single runs", "13:00–17:00 Tandems"),
  cs: lines("9:00–12:00 Jízdy po jednom", "13:00–17:00 Tandemy"),
};
const night: Both<string> = {
  en: lines("17:00 Gates open", "18:00–20:00 Single runs", "20:15–22:00 Tandems under the lights"),
  cs: lines("17:00 Otevření areálu", "18:00–20:00 Jízdy po jednom", "20:15–22:00 Tandemy pod světly"),
};
const show: Both<string> = {
  en: lines("13:00 Cars on display", "14:00 First run", "16:00 Second run", "17:30 Autographs"),
  cs: lines("13:00 Auta na náměstí", "14:00 První jízda", "16:00 Druhá jízda", "17:30 Autogramiáda"),
};

/** How to get to a place, by a word of its English name. */
const WAYS: Record<string, Both<string>> = {
  Sosnová: {
    en: "Two kilometres south of Česká Lípa on road 9. Parking on the meadow opposite the main gate is free. By train to Česká Lípa, then the shuttle from the station every half an hour.",
    cs: "Dva kilometry jižně od České Lípy u silnice I/9. Parkování na louce naproti hlavní bráně je zdarma. Vlakem do České Lípy a od nádraží každou půlhodinu kyvadlový autobus.",
  },
  "Autodrom Most": {
    en: "From road 13 follow the signs to Autodrom, car park P2. By train to Most, then bus 20 to the circuit.",
    cs: "Ze silnice I/13 po značkách Autodrom na parkoviště P2. Vlakem do Mostu a dál autobusem č. 20 k okruhu.",
  },
  "Vysoké Mýto": {
    en: "The airfield is on the eastern edge of the town. Parking inside the gate costs CZK 100 a day; cash, please.",
    cs: "Letiště leží na východním okraji města. Parkování za bránou stojí 100 Kč na den, prosíme v hotovosti.",
  },
  Třinec: {
    en: "Park at the winter stadium and walk ten minutes along the river. The station is five minutes from the track.",
    cs: "Parkujte u zimního stadionu a pak deset minut pěšky podél řeky. Nádraží je od trati pět minut.",
  },
  Přerov: {
    en: "Leave the motorway at Přerov-sever and follow the signs to the airfield. Parking is included in the ticket.",
    cs: "Z dálnice sjezdem Přerov-sever a dál po značkách k letišti. Parkování je v ceně vstupenky.",
  },
  Liberec: {
    en: "The centre is closed to cars from noon. Park at Babylon or Forum, or take the tram.",
    cs: "Centrum je od poledne pro auta zavřené. Parkujte u Babylonu nebo Fora, případně přijeďte tramvají.",
  },
};

const LINE_UP = lines(
  "Marek Havlín: Kestrel S14",
  "Tereza Vondráková: Comet GT86",
  "Ondřej Kalista: Wolfram E46",
);

const NONE = { en: "", cs: "" };

/** What is told of an event in both languages; of one abroad that is its organiser's to say, only who drives. */
export function detailsOf({ key, type, isRace, isWeekend, en }: EventWords): Both<EventDetails> {
  const isOurs = type === "our";
  const isSosnovaRides = key === "sosnova-open" || key === "sosnova-farewell";
  const programme = !isOurs
    ? NONE
    : isRace
      ? weekend
      : isSosnovaRides
        ? rides
        : key === "sosnova-night"
          ? night
          : key === "liberec-streets"
            ? show
            : practice;
  const way = Object.entries(WAYS).find(([place]) => isOurs && en.location.includes(place))?.[1] ?? NONE;
  const tickets: Both<string> = !isOurs
    ? NONE
    : isRace
      ? {
          en: "Saturday CZK 200, Sunday CZK 350, both days CZK 450. Children under 12 free of charge. Entry to the paddock is included.",
          cs: "Sobota 200 Kč, neděle 350 Kč, oba dny 450 Kč. Děti do 12 let zdarma. Vstup do depa je v ceně.",
        }
      : { en: "Free entry, no tickets needed.", cs: "Vstup je zdarma, vstupenky nejsou potřeba." };
  const weather: Both<string> = !isOurs
    ? NONE
    : isSosnovaRides
      ? {
          en: "We ride in the rain too: it’s even more fun. Only ice or fog would stop us.",
          cs: "Jezdíme i v dešti, je to ještě větší zábava. Zastavil by nás jen led nebo mlha.",
        }
      : {
          en: "Drifting doesn’t stop for rain. The grandstand is partly covered; bring a raincoat rather than an umbrella.",
          cs: "Drift se kvůli dešti neruší. Tribuna je krytá jen zčásti, vezměte si raději pláštěnku než deštník.",
        };
  const line_up =
    key === "ebisu-japan" || isSosnovaRides
      ? ""
      : key === "warsaw-night"
        ? "Ondřej Kalista: Wolfram E46"
        : LINE_UP;
  const taxi: Both<string> = { en: "Jiří Žďárský: Magnet 350Z", cs: "Jiří Žďárský: Magnet 350Z" };
  const said = (language: "en" | "cs"): EventDetails => ({
    programme: programme[language],
    tickets: tickets[language],
    way: way[language],
    line_up: isSosnovaRides ? taxi[language] : isOurs || isWeekend || isRace ? line_up : "",
    weather: weather[language],
  });
  return { en: said("en"), cs: said("cs") };
}

/** The tag of the posts that tell of an event. */
export function tagOf(key: string): string {
  if (key.startsWith("most-final")) return "Most";
  if (key.startsWith("trinec")) return "Třinec";
  return key.startsWith("sosnova") ? "Sosnová" : "";
}

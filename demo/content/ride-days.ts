import { addDays, saturdayFrom, yearOf } from "./days.ts";
import type { Both, Day } from "./types.ts";

export interface RideDay {
  kind: "ride" | "course";
  date: Day;
  starts: string;
  ends: string;
  address: string;
  map_url: string;
  is_active: boolean;
  cancel_reason: Both<string> | null;
  /** Products' slugs, with the price on this day in crowns where it differs. */
  products: { slug: string; price: number | null }[];
  /** Cars' and drivers' English names. */
  cars: string[];
  drivers: string[];
  /** Minutes from one ride to the next, and seats of each; a course has all its places at once. */
  every: number | null;
  seats: number;
  translations: Both<{ title: string; place: string; description: string; what_to_bring: string }>;
}

type Where = { place: Both<string>; address: string; map_url: string };

const SOSNOVA: Where = {
  place: { en: "Autodrom Sosnová", cs: "Autodrom Sosnová" },
  address: "Sosnová 201, 470 02 Česká Lípa",
  map_url: "https://mapy.cz/zakladni?q=Autodrom%20Sosnov%C3%A1",
};
const MOST: Where = {
  place: { en: "Autodrom Most", cs: "Autodrom Most" },
  address: "Tvrzova 5, 434 01 Most",
  map_url: "https://mapy.cz/zakladni?q=Autodrom%20Most",
};

const RIDE: RideDay["translations"] = {
  en: {
    title: "Drift taxi",
    place: "",
    description:
      "Ten minutes beside a professional driver, with briefing, helmet and a look around the paddock. Please come half an hour before your time.",
    what_to_bring:
      "Flat closed shoes and clothes that may smell of tyres afterwards.\nYour identity card; under 18 also a parent’s written consent.",
  },
  cs: {
    title: "Drift taxi",
    place: "",
    description:
      "Deset minut vedle profesionálního jezdce, s instruktáží, helmou a prohlídkou depa. Přijeďte prosím půl hodiny před svým časem.",
    what_to_bring:
      "Pevné boty s plochou podrážkou a oblečení, které může být cítit od pneumatik.\nObčanský průkaz, do 18 let i písemný souhlas rodiče.",
  },
};

const course = (en: string, cs: string): RideDay["translations"] => ({
  en: {
    title: en,
    place: "",
    description:
      "Theory over coffee, circles on the wet pad, lunch, linked corners on the track and a video.",
    what_to_bring:
      "Your driving licence, flat shoes and a change of clothes. School car and helmet are ours.",
  },
  cs: {
    title: cs,
    place: "",
    description: "Teorie u kávy, kruhy na mokré ploše, oběd, navazování zatáček na trati a rozbor videa.",
    what_to_bring: "Řidičský průkaz, boty s plochou podrážkou a náhradní oblečení. Vůz a helma jsou naše.",
  },
});

type Plan = Pick<RideDay, "kind" | "every" | "seats" | "products" | "cars" | "drivers" | "translations"> & {
  where: Where;
} & Partial<Pick<RideDay, "is_active" | "cancel_reason">>;

const taxi = (where: Where, price: number | null = null): Plan => ({
  kind: "ride",
  where,
  every: 20,
  seats: 2,
  products: [{ slug: "drift-taxi", price }],
  cars: ["Kestrel S14", "Magnet 350Z"],
  drivers: ["Marek Havlín", "Tereza Vondráková"],
  translations: RIDE,
});

const PLANS: Plan[] = [
  taxi(SOSNOVA),
  {
    ...taxi(SOSNOVA),
    kind: "course",
    every: null,
    seats: 8,
    products: [{ slug: "drift-course-basic", price: null }],
    cars: ["Badger E36"],
    translations: course("Drift course: basic", "Kurz driftu: základní"),
  },
  taxi(MOST, 5500),
  {
    ...taxi(SOSNOVA),
    cancel_reason: {
      en: "The circuit is being resurfaced on this weekend. Please choose another day.",
      cs: "Na okruhu se ten víkend pokládá nový povrch. Vyberte si prosím jiný den.",
    },
  },
  {
    ...taxi(SOSNOVA),
    kind: "course",
    every: null,
    seats: 4,
    products: [{ slug: "drift-course-advanced", price: null }],
    cars: ["Badger E36"],
    translations: course("Drift course: advanced", "Kurz driftu: pokročilý"),
  },
  { ...taxi(SOSNOVA), is_active: false },
];

/** Nobody rides on ice: days are from April to October. */
const [FIRST, LAST] = ["04-01", "10-31"];
const WEEKS_APART = 2;

/** Six ride days and courses on Saturdays of the season, the first one three weeks away or more; the last is a draft. */
export function rideDays(today: Day): RideDay[] {
  let date = addDays(today, 21);
  return PLANS.map(({ where, translations: { en, cs }, ...plan }) => {
    date = inSeason(saturdayFrom(date));
    const day = {
      date,
      ...{ starts: "09:00", ends: "15:00", is_active: true, cancel_reason: null },
      ...plan,
      ...{ address: where.address, map_url: where.map_url },
      translations: { en: { ...en, place: where.place.en }, cs: { ...cs, place: where.place.cs } },
    };
    date = addDays(date, WEEKS_APART * 7);
    return day;
  });
}

function inSeason(day: Day): Day {
  const year = yearOf(day);
  if (day < `${year}-${FIRST}`) return saturdayFrom(`${year}-${FIRST}`);
  return day > `${year}-${LAST}` ? saturdayFrom(`${year + 1}-${FIRST}`) : day;
}

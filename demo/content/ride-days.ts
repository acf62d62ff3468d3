import { addDays, isInSeason, saturdayFrom, yearOf } from "./days.ts";
import { saturdaysOf } from "./events.ts";
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
      "Ten minutes beside a professional driver, with a briefing, a helmet and a look around the paddock. Please come 15 minutes before your time.",
    what_to_bring:
      "Flat, closed shoes and clothes you don’t mind smelling of tyres.\nPhoto ID; if you’re under 18, a parent’s written consent too.",
  },
  cs: {
    title: "Drift taxi",
    place: "",
    description:
      "Deset minut vedle profesionálního jezdce, s instruktáží, helmou a prohlídkou depa. Přijeďte prosím 15 minut před svým časem.",
    what_to_bring:
      "Pevné boty s plochou podrážkou a oblečení, které může být cítit od pneumatik.\nObčanský průkaz, do 18 let i písemný souhlas rodiče.",
  },
};

type CourseWords = [title: string, description: string, what_to_bring: string];

function course(en: CourseWords, cs: CourseWords): RideDay["translations"] {
  const words = ([title, description, what_to_bring]: CourseWords) => ({
    title,
    place: "",
    description,
    what_to_bring,
  });
  return { en: words(en), cs: words(cs) };
}

const BASIC = course(
  [
    "Drift Course: Basic",
    "Theory over coffee, donuts on the wet pad, lunch, linked corners on the track and a video debrief.",
    "Your driving licence, flat shoes and a change of clothes. We provide the car and the helmet.",
  ],
  [
    "Kurz driftu: základní",
    "Teorie u kávy, kroužky na mokré ploše, oběd, spojování zatáček na trati a rozbor videa.",
    "Řidičský průkaz, boty s plochou podrážkou a náhradní oblečení. Auto i helmu máte od nás.",
  ],
);
const ADVANCED = course(
  [
    "Drift Course: Advanced",
    "Setting up the car, scored solo runs, lunch, tandems behind an instructor and a data review at the end.",
    "Your driving licence, flat shoes and a change of clothes. Your own car with a cage and a bucket seat, or ours for a deposit. We lend the helmet.",
  ],
  [
    "Kurz driftu: pro pokročilé",
    "Nastavení vozu, samostatné jízdy na body, oběd, tandemy za instruktorem a na závěr rozbor dat.",
    "Řidičský průkaz, boty s plochou podrážkou a náhradní oblečení. Vlastní vůz s rámem a skořepinou, nebo náš oproti kauci. Helmu půjčíme.",
  ],
);

type Plan = Pick<RideDay, "kind" | "every" | "seats" | "products" | "cars" | "drivers" | "translations"> & {
  where: Where;
} & Partial<Pick<RideDay, "ends" | "is_active" | "cancel_reason">>;

const taxi = (where: Where, price: number | null = null): Plan => ({
  kind: "ride",
  where,
  every: 20,
  seats: 2,
  products: [{ slug: "drift-taxi", price }],
  cars: ["Magnet 350Z"],
  drivers: ["Jiří Žďárský"],
  translations: RIDE,
});

const PLANS: Plan[] = [
  taxi(SOSNOVA),
  {
    ...taxi(SOSNOVA),
    kind: "course",
    every: null,
    seats: 4,
    products: [{ slug: "drift-course-basic", price: null }],
    cars: ["Badger E36"],
    drivers: ["Jiří Žďárský", "Ondřej Kalista"],
    translations: BASIC,
  },
  taxi(MOST, 5500),
  {
    ...taxi(SOSNOVA),
    cancel_reason: {
      en: "The circuit is being resurfaced that weekend. Please choose another day.",
      cs: "Na okruhu se ten víkend pokládá nový povrch. Vyberte si prosím jiný den.",
    },
  },
  {
    ...taxi(SOSNOVA),
    kind: "course",
    ends: "17:00",
    every: null,
    seats: 4,
    products: [{ slug: "drift-course-advanced", price: null }],
    cars: ["Badger E36"],
    drivers: ["Marek Havlín", "Tereza Vondráková"],
    translations: ADVANCED,
  },
  { ...taxi(SOSNOVA), is_active: false },
];

const WEEKS_APART = 2;

/** Six ride days and courses on free Saturdays, the first one three weeks away or more; the last is a draft. */
export function rideDays(today: Day): RideDay[] {
  let date = addDays(today, 21);
  return PLANS.map(({ where, translations: { en, cs }, ...plan }) => {
    date = freeSaturdayFrom(date);
    const day = {
      date,
      starts: "09:00",
      ends: "15:00",
      is_active: true,
      cancel_reason: null,
      ...plan,
      address: where.address,
      map_url: where.map_url,
      translations: { en: { ...en, place: where.place.en }, cs: { ...cs, place: where.place.cs } },
    };
    date = addDays(date, WEEKS_APART * 7);
    return day;
  });
}

function freeSaturdayFrom(day: Day): Day {
  const date = saturdayFrom(day);
  return isFree(date) ? date : freeSaturdayFrom(addDays(date, 7));
}

/** On an event's Saturday cars and people are away; the farewell, the last event, ends the year's rides. */
function isFree(saturday: Day): boolean {
  if (!isInSeason(saturday)) return false;
  const taken = saturdaysOf(yearOf(saturday));
  return !taken.includes(saturday) && saturday < (taken.at(-1) ?? "");
}

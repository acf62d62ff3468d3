import { carBuilds } from "./car-builds.ts";
import { carPhotos } from "./car-photos.ts";
import { yearOf } from "./days.ts";
import type { Both, Car, Day, SpecIcons } from "./types.ts";

/** The default labels and icons. */
const usual: SpecIcons = {
  spec_1_icon: "fa-tachometer-alt",
  spec_2_icon: "fa-cog",
  spec_3_icon: "fa-user",
  spec_4_icon: "fa-calendar",
  spec_1_label: { en: "Power", cs: "Výkon" },
  spec_2_label: { en: "Engine", cs: "Motor" },
  spec_3_label: { en: "Driver", cs: "Jezdec" },
  spec_4_label: { en: "Season", cs: "Sezóna" },
};

interface Facts {
  key: string;
  name: string;
  horsepower: number;
  engine: Both<string>;
  driver: string;
  season: number;
  description: Both<string>;
  icons?: Partial<SpecIcons>;
}

function car(facts: Facts, index: number): Car {
  const words = (lang: "en" | "cs") => ({
    name: facts.name,
    description: facts.description[lang],
    specs_1: `${facts.horsepower} ${lang === "en" ? "hp" : "koní"}`,
    specs_2: facts.engine[lang],
    specs_3: facts.driver,
    specs_4: String(facts.season),
    build: carBuilds[facts.key]?.[lang].build.join("\n") ?? "",
    results: carBuilds[facts.key]?.[lang].results.join("\n") ?? "",
    film_url: "",
  });
  return {
    picture: `cars/${facts.key}.webp`,
    horsepower: facts.horsepower,
    display_order: index + 1,
    is_active: true,
    is_current: index === 0,
    translations: { en: words("en"), cs: words("cs") },
    spec_icons: { ...usual, ...facts.icons },
    photos: carPhotos[facts.key] ?? [],
  };
}

/** The six cars: the three of the season of `today`, the first of them the current one, the taxi, and two that have served. */
export function cars(today: Day): Car[] {
  const season = yearOf(today);
  const facts: Facts[] = [
    {
      key: "kestrel-s14",
      name: "Kestrel S14",
      horsepower: 680,
      engine: { en: "LS3 6.2 V8, supercharged", cs: "LS3 6,2 V8 s kompresorem" },
      driver: "Marek Havlín",
      season,
      description: {
        en: "Our car for this season: an S14 shell on a full tube rear, a supercharged LS3 set back by eleven centimetres and a sequential four-speed. The angle kit gives 63 degrees of lock, and the hydraulic handbrake locks the rear at 160 km/h as readily as in a hairpin. 1,240 kg ready to drive, 53% of it over the front axle.",
        cs: "Náš vůz pro letošní sezónu: karoserie S14 s trubkovou zádí, přeplňovaný LS3 posunutý o jedenáct centimetrů dozadu a čtyřstupňová sekvenční převodovka. Rejdový kit dává 63 stupňů rejdu a hydraulická ruční brzda zablokuje zadní kola ve 160\u00a0km/h stejně jako ve vracečce. Připravený k jízdě váží 1\u00a0240\u00a0kg, z toho 53\u00a0% nese přední náprava.",
      },
    },
    {
      key: "comet-gt86",
      name: "Comet GT86",
      horsepower: 610,
      engine: { en: "2JZ-GTE 3.1 turbo", cs: "2JZ-GTE 3,1 turbo" },
      driver: "Tereza Vondráková",
      season,
      icons: { spec_3_label: { en: "Driver", cs: "Jezdkyně" } },
      description: {
        en: "Tereza’s car and the most agile one we have. A stroked 2JZ with a quick-spooling turbo pulls from 3,200 rpm, so she can stay a gear higher and keep the wheel speed up in the chase. Short wheelbase, plenty of rear grip, and it forgives nothing.",
        cs: "Terezin vůz a zároveň nejmrštnější auto v dílně. 2JZ se zvětšeným objemem a rychle nabíhajícím turbem táhne od 3 200 otáček, takže se dá jet o stupeň výš a při stíhání udržet rychlost kol. Krátký rozvor, hodně přilnavosti vzadu a povaha, která nic neodpouští.",
      },
    },
    {
      key: "wolfram-e46",
      name: "Wolfram E46",
      horsepower: 560,
      engine: { en: "M54B30 turbo, forged", cs: "M54B30 turbo, kované písty" },
      driver: "Ondřej Kalista",
      season,
      description: {
        en: "A straight six on forged pistons, a big single turbo and the long, calm wheelbase of the E46. It takes longer to turn in than the S14, but once it slides it holds its line as if on rails. The best car we have for fast tracks such as Most.",
        cs: "Řadový šestiválec s kovanými písty, jedno velké turbo a dlouhý, klidný rozvor E46. Do smyku se mu chce o něco méně než S14, ale když už klouže, jede jako po kolejích. Na rychlé tratě, jako je Most, nic lepšího nemáme.",
      },
    },
    {
      key: "magnet-350z",
      name: "Magnet 350Z",
      horsepower: 360,
      engine: { en: "VQ37VHR 3.7 V6", cs: "VQ37VHR 3,7 V6" },
      driver: "Jiří Žďárský",
      season: season - 3,
      icons: {
        spec_3_icon: "fa-flag-checkered",
        spec_3_label: { en: "At the wheel", cs: "Za volantem" },
        spec_4_label: { en: "Taxi since", cs: "Taxi od roku" },
      },
      description: {
        en: "The drift taxi. A naturally aspirated V6 with instant response, a full cage, two bucket seats with six-point harnesses and an intercom, so that you can tell Jiří to slow down. He won’t.",
        cs: "Drift taxi. Atmosférický šestiválec s okamžitou odezvou, plnohodnotný rám, dvě skořepiny s šestibodovými pásy a interkom, abyste mohli Jirkovi říct, ať zpomalí. Nezpomalí.",
      },
    },
    {
      key: "ember-s13",
      name: "Ember S13",
      horsepower: 430,
      engine: { en: "SR20DET 2.0 turbo", cs: "SR20DET 2,0 turbo" },
      driver: "Marek Havlín",
      season: 2019,
      description: {
        en: "The car that won our first title. A light S13 with an SR20DET and steering that Petr Dlask sketched on the back of a delivery note. Today it goes to shows, and now and then into the hands of a guest who has earned it.",
        cs: "Vůz, který přivezl první titul. Lehká S13 s motorem SR20DET a s řízením, které Petr Dlask nakreslil na zadní stranu dodacího listu. Dnes jezdí na výstavy a ukázky a občas ho půjčíme hostovi, který si to zasloužil.",
      },
    },
    {
      key: "badger-e36",
      name: "Badger E36",
      horsepower: 321,
      engine: { en: "S50B32 3.2, naturally aspirated", cs: "S50B32 3,2, atmosférický" },
      driver: "Marek Havlín",
      season: 2017,
      description: {
        en: "The car that started it all. First a welded diff, later a proper plate one, 321 honest horses and more straightened panels than anyone can count. Today it’s our drift-school car: simple, cheap to fix, and it never lies to its driver.",
        cs: "Auto, se kterým všechno začalo. Nejdřív zavařený diferenciál, později pořádný lamelový, 321 poctivých koní a víc narovnaných plechů, než kdo dokáže spočítat. Slouží ve škole driftu: je jednoduché, levně se opravuje a jezdci nic nezamlčí.",
      },
    },
  ];
  return facts.map(car);
}

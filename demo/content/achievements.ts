import type { Achievement } from "./types.ts";

type Words = [title: string, description: string];

function achievement(year: number, display_order: number, en: Words, cs: Words): Achievement {
  const words = ([title, description]: Words) => ({ title, description });
  return { year, display_order, is_active: true, translations: { en: words(en), cs: words(cs) } };
}

/** Milestones of the team; the five national titles carry "National champion" in the English title. */
export const achievements: Achievement[] = [
  achievement(
    2017,
    1,
    [
      "The team is founded",
      "Four friends, one E36 and a rented garage behind the railway station in Česká Lípa. The first competition: Sosnová, 27th in qualifying.",
    ],
    [
      "Založení týmu",
      "Čtyři kamarádi, jedna E36 a pronajatá garáž za nádražím v České Lípě. První závod: Sosnová, 27. místo v kvalifikaci.",
    ],
  ),
  achievement(
    2018,
    2,
    [
      "First podium",
      "Third place at Vysoké Mýto, won in the wet in a One More Time that nobody in the stands has forgotten.",
    ],
    [
      "První pódium",
      "Třetí místo ve Vysokém Mýtě, vyjeté na mokru v opakované jízdě, na kterou tribuny dodnes nezapomněly.",
    ],
  ),
  achievement(
    2019,
    3,
    [
      "National champion, semi-pro class",
      "Marek Havlín wins four of the six rounds in the Ember S13 and takes the team’s first national title.",
    ],
    [
      "Mistr republiky v SEMI-PRO",
      "Marek Havlín vyhrává s vozem Ember S13 čtyři podniky ze šesti a získává pro tým první mistrovský titul.",
    ],
  ),
  achievement(
    2020,
    4,
    [
      "First season among the pros",
      "A short calendar, a new V8 and a lot to learn: fifth overall, and our first qualifying run above 90 points.",
    ],
    [
      "První sezóna mezi profesionály",
      "Zkrácený kalendář, nový osmiválec a spousta učení: páté místo celkově a první kvalifikační jízda přes 90 bodů.",
    ],
  ),
  achievement(
    2021,
    5,
    [
      "National champion, pro class",
      "The title is decided in the very last battle of the season at Most. Even One More Time can’t split the cars, so the better qualifier wins.",
    ],
    [
      "Mistr republiky v kategorii PRO",
      "O titulu rozhoduje až úplně poslední souboj sezóny v Mostě. Rozhodčí se neshodnou ani po opakované jízdě, a tak vyhrává lepší z kvalifikace.",
    ],
  ),
  achievement(
    2022,
    6,
    [
      "National champion, title defended",
      "Two cars, two drivers and not one retirement all year. Marek keeps the crown, and Tereza Vondráková finishes her first season sixth.",
    ],
    [
      "Mistr republiky, titul obhájen",
      "Dva vozy, dva jezdci a za celý rok ani jedno odstoupení. Marek obhájil, Tereza Vondráková ve své první sezóně brala šesté místo.",
    ],
  ),
  achievement(
    2022,
    7,
    [
      "Drift school opens at Sosnová",
      "The first two hundred people learn to hold a slide at our home track. Three of them now hold a competition licence.",
    ],
    [
      "Otevření školy driftu v Sosnové",
      "Na domácím autodromu se první dvě stovky lidí učí udržet smyk. Tři z nich dnes závodí s licencí.",
    ],
  ),
  achievement(
    2023,
    8,
    [
      "European podium in Latvia",
      "Second in a field of sixty cars, after knocking out the top qualifier in the top 16.",
    ],
    [
      "Evropské pódium v Lotyšsku",
      "Druhé místo v poli šedesáti vozů poté, co jsme v šestnáctce vyřadili vítěze kvalifikace.",
    ],
  ),
  achievement(
    2024,
    9,
    [
      "National champion, first title for Tereza",
      "Tereza Vondráková wins the pro class in the Comet GT86, the first woman to do so.",
    ],
    [
      "Mistryně republiky, první titul pro Terezu",
      "Tereza Vondráková vyhrává s vozem Comet GT86 kategorii PRO jako první žena v její historii.",
    ],
  ),
  achievement(
    2024,
    10,
    [
      "Best team tandem in Norway",
      "Marek and Tereza win the team competition at Rudskogen with a door-to-door run at more than 150 km/h.",
    ],
    [
      "Nejlepší týmový tandem v Norsku",
      "Marek s Terezou vyhrávají týmovou soutěž v Rudskogenu jízdou dveře na dveře v rychlosti přes 150 km/h.",
    ],
  ),
  achievement(
    2025,
    11,
    [
      "National champion for the fifth time",
      "Title number five is decided in an all-team final at Most: Tereza beats Marek and wins the season by five points. His 99 points in qualifying at Sosnová still stand as the track record.",
    ],
    [
      "Mistr republiky popáté",
      "O titulu číslo pět rozhodlo až finále mezi vlastními v Mostě: Tereza v něm porazila Marka a sezónu vyhrála o pět bodů. Jeho 99 bodů z kvalifikace v Sosnové je dodnes rekord tratě.",
    ],
  ),
  achievement(
    2025,
    12,
    [
      "Team of the year",
      "The drivers in the series vote us the best-prepared team in the paddock. Jan Bureš keeps the plaque above his toolbox.",
    ],
    [
      "Tým roku",
      "Jezdci celé série nás zvolili nejlépe připraveným týmem v depu. Jan Bureš má plaketu pověšenou nad svým ponkem.",
    ],
  ),
];

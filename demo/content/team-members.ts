import { HASHTAGS } from "./settings.ts";
import { teamProducts, teamStories } from "./team-stories.ts";
import type { TeamMember } from "./types.ts";

const DRIVERS = 3;

type Words = [name: string, position: string, description: string];

function member(order: number, handle: string, en: Words, cs: Words): TeamMember {
  const words = ([name, position, description]: Words, language: "en" | "cs") => ({
    name,
    position,
    description,
    story: teamStories[handle]?.[language] ?? "",
  });
  return {
    picture: `team/${handle}.webp`,
    // Invented people have no profiles; those who drive show what the site does with one.
    instagram_url: order <= DRIVERS ? HASHTAGS.instagram : "",
    facebook_url: "",
    product_ids: teamProducts[handle] ?? [],
    display_order: order,
    is_active: true,
    translations: { en: words(en, "en"), cs: words(cs, "cs") },
  };
}

/** The eight people of the team, in the order in which the site shows them. */
export const teamMembers: TeamMember[] = [
  member(
    1,
    "marek-havlin",
    [
      "Marek Havlín",
      "Driver and team founder",
      "Started the team in 2017 with one tired E36 and a borrowed trailer. Five national titles later he still walks every track before the first practice run.",
    ],
    [
      "Marek Havlín",
      "Jezdec a zakladatel týmu",
      "V roce 2017 rozjel tým s jednou unavenou E36 a půjčeným přívěsem. O pět mistrovských titulů později si pořád každou trať před prvním tréninkem projde pěšky.",
    ],
  ),
  member(
    2,
    "tereza-vondrakova",
    [
      "Tereza Vondráková",
      "Driver",
      "Came from karting, stayed for the smoke. Known for chase runs so close that the lead car leaves rubber on her front bumper.",
    ],
    [
      "Tereza Vondráková",
      "Jezdkyně",
      "Přišla z motokár a zůstala kvůli kouři. Proslavily ji stíhací jízdy tak těsné, že vozí na předním nárazníku gumu soupeřů.",
    ],
  ),
  member(
    3,
    "ondrej-kalista",
    [
      "Ondřej Kalista",
      "Driver, team rookie",
      "Won the amateur series in his own E46 and earned his seat with us. Fast entries, few words, and a notebook full of tyre pressures.",
    ],
    [
      "Ondřej Kalista",
      "Jezdec, nováček týmu",
      "S vlastní E46 vyhrál amatérskou sérii a vyjezdil si místo v týmu. Rychlé nájezdy, málo slov a sešit plný tlaků v pneumatikách.",
    ],
  ),
  member(
    4,
    "jan-bures",
    [
      "Jan Bureš",
      "Chief mechanic",
      "Swaps a gearbox between two battles and grumbles if it takes more than twenty minutes. Nothing leaves the tent without his torque mark.",
    ],
    [
      "Jan Bureš",
      "Šéfmechanik",
      "Převodovku vymění mezi dvěma souboji a zlobí se, když to trvá déle než dvacet minut. Bez jeho značky na dotaženém šroubu neopustí stan ani kolo.",
    ],
  ),
  member(
    5,
    "lukas-rehounek",
    [
      "Lukáš Řehounek",
      "Engines and mapping",
      "Builds the engines, writes the maps and reads the logs. He prefers a wide torque band to a big number on the dyno sheet.",
    ],
    [
      "Lukáš Řehounek",
      "Motory a mapování",
      "Staví motory, píše mapy a čte záznamy z jízd. Široké pásmo točivého momentu je mu milejší než velké číslo v protokolu z brzdy.",
    ],
  ),
  member(
    6,
    "petr-dlask",
    [
      "Petr Dlask",
      "Chassis and fabrication",
      "Cuts, welds and bends. The roll cages, knuckles and steering geometry are his work, and so is every bumper mount that breaks off cleanly.",
    ],
    [
      "Petr Dlask",
      "Podvozky a výroba dílů",
      "Řeže, svařuje a ohýbá. Má na svědomí ochranné rámy, těhlice i geometrii řízení, a také držáky nárazníků, které se umějí čistě utrhnout.",
    ],
  ),
  member(
    7,
    "klara-smetakova",
    [
      "Klára Smetáková",
      "Team manager",
      "Entries, ferries, hotels, partners and the weather forecast. If the truck is on time and the coffee is hot, thank Klára.",
    ],
    [
      "Klára Smetáková",
      "Manažerka týmu",
      "Přihlášky, trajekty, hotely, partneři i předpověď počasí. Když kamion dorazí včas a káva je horká, může za to Klára.",
    ],
  ),
  member(
    8,
    "jiri-zdarsky",
    [
      "Jiří Žďárský",
      "Spotter and drift school instructor",
      "The calm voice on the radio. On race weekends he calls the lines for our drivers; in between, he teaches beginners to look where they want to go.",
    ],
    [
      "Jiří Žďárský",
      "Spotter a instruktor školy driftu",
      "Klidný hlas ve vysílačce. O závodních víkendech vede naše jezdce po stopě, mezi závody učí začátečníky dívat se tam, kam chtějí jet.",
    ],
  ),
];

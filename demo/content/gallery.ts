import type { GalleryImage } from "./types.ts";

type Words = [title: string, alt: string];
type Row = [file: string, category: GalleryImage["category"], en: Words, cs: Words];

const rows: Row[] = [
  [
    "gallery/kestrel-smoke",
    "cars",
    [
      "Kestrel at work",
      "Orange S14 head-on in a slide in the evening sun, its smoke drifting past a full stand",
    ],
    [
      "Kestrel v akci",
      "Oranžová S14 zepředu ve smyku v podvečerním slunci, kouř se táhne kolem plné tribuny",
    ],
  ],
  [
    "gallery/tandem-doors",
    "events",
    ["Door to door", "Orange S14 and grey E46 sliding side by side past a full stand in the evening sun"],
    [
      "Dveře na dveře",
      "Oranžová S14 a šedá E46 ve smyku bok po boku kolem plné tribuny v podvečerním slunci",
    ],
  ],
  [
    "gallery/helmet",
    "team",
    ["Marek’s lid", "Orange helmet with white stripes, three lamps mirrored in its dark visor"],
    ["Markova helma", "Oranžová helma s bílými pruhy, v tmavém hledí se odrážejí tři lampy"],
  ],
  [
    "gallery/floodlights",
    "events",
    ["Lights on", "Two rows of floodlight masts over an empty wet track at night"],
    ["Rozsvíceno", "Dvě řady stožárů s reflektory nad prázdnou mokrou tratí v noci"],
  ],
  [
    "gallery/comet-chase",
    "cars",
    ["Comet on the hunt", "Blue and white GT86 in a slide in front of the stand, seen through the fence"],
    ["Comet na lovu", "Modrobílá GT86 ve smyku před tribunou při pohledu přes plot"],
  ],
  [
    "gallery/paddock-tent",
    "team",
    [
      "Our tent",
      "Orange S14 in the paddock in the morning, a mechanic in a helmet beside it, another person in a helmet behind it, tents in the background",
    ],
    [
      "Náš stan",
      "Oranžová S14 ráno v depu, vedle ní mechanik v helmě, za ní další člověk v helmě, vzadu stany",
    ],
  ],
  [
    "gallery/tyre-stacks",
    "misc",
    ["One weekend’s supply", "Stacks of tyres at night, one tyre leaning in front of them"],
    ["Zásoba na jeden víkend", "Sloupce pneumatik v noci, jedna opřená před nimi"],
  ],
  [
    "gallery/trophies",
    "misc",
    ["We need a bigger shelf", "Five trophies in warm light on a shelf"],
    ["Police už nestačí", "Pět pohárů v teplém světle na polici"],
  ],
  [
    "gallery/track-map",
    "misc",
    ["Homework", "Track plan on a table: the racing line glows, pins mark the clipping points"],
    ["Domácí úkol", "Plán tratě na stole: stopa svítí, clipping pointy značí špendlíky"],
  ],
  [
    "gallery/crowd",
    "events",
    [
      "Full stands",
      "Fans from behind: a child on a father’s shoulders, a phone, a scarf held up; before them the orange S14 slides in the evening sun",
    ],
    [
      "Plné tribuny",
      "Fanoušci zezadu: dítě na tátových ramenou, mobil, zdvižená šála; před nimi jede bokem oranžová S14 ve večerním slunci",
    ],
  ],
  [
    "gallery/flag",
    "events",
    ["The finish", "Chequered flag waving in the floodlight"],
    ["Cíl", "Šachovnicový praporek vlaje v záři reflektoru"],
  ],
  [
    "gallery/wheel-detail",
    "cars",
    ["Lime on slate", "Lime front wheel of the grey E46, close-up"],
    ["Limetka na břidlici", "Limetkové přední kolo šedé E46, detail"],
  ],
  [
    "gallery/wolfram-rain",
    "cars",
    ["Catch me", "Grey and lime E46 from behind, sliding in heavy rain, its tail lamps lit"],
    ["Chyť si mě", "Šedá E46 s limetkovými pruhy zezadu ve smyku v hustém dešti s rozsvícenými světly"],
  ],
  [
    "gallery/pit-stop",
    "team",
    [
      "Twenty minutes",
      "Two mechanics in helmets in the paddock by the blue and white GT86, one with a spanner",
    ],
    ["Dvacet minut", "Dva mechanici v helmách v depu u modrobílé GT86, jeden s klíčem v ruce"],
  ],
  [
    "gallery/podium",
    "events",
    ["Practising for the podium", "Three people in race suits on the podium, the middle one lifts a cup"],
    ["Stupně vítězů nanečisto", "Tři jezdci v kombinézách na stupních, prostřední zvedá pohár"],
  ],
  [
    "gallery/marks",
    "misc",
    ["Handwriting", "Orange S14 from straight above, tyre marks around it, smoke behind it"],
    ["Rukopis", "Oranžová S14 přímo shora, kolem ní stopy pneumatik, za ní kouř"],
  ],
  [
    "gallery/ember-classic",
    "cars",
    ["Champion emeritus", "Red S13 with its headlamps up, behind ropes on a red dais in an exhibition hall"],
    [
      "Mistr ve výslužbě",
      "Červená S13 s vyklopenými světlomety za provazem na červeném pódiu ve výstavní hale",
    ],
  ],
  [
    "gallery/three-wide",
    "events",
    ["Three in a row", "Three team cars drifting one behind another in the sun, a full stand behind them"],
    ["Trojka", "Tři týmové vozy ve smyku za sebou na slunci, za nimi plná tribuna"],
  ],
  [
    "gallery/badger-school",
    "cars",
    ["First lesson", "Yellow E36 of the drift course sliding between cones, from straight above"],
    ["První lekce", "Žlutá E36 z kurzu driftu ve smyku mezi kužely při pohledu přímo shora"],
  ],
  [
    "gallery/drivers",
    "team",
    ["The line-up", "Three drivers in helmets standing side by side"],
    ["Sestava", "Tři jezdci v helmách stojí vedle sebe"],
  ],
  [
    "gallery/line-up",
    "cars",
    ["All six", "The team’s six cars side by side in the paddock, the truck behind them"],
    ["Všech šest", "Šest týmových vozů vedle sebe v depu, za nimi kamion"],
  ],
  [
    "gallery/workshop",
    "team",
    ["Before the season", "Mechanic with a spanner in the workshop, grey E46 on stands behind him"],
    ["Před sezónou", "Mechanik s klíčem v dílně, za ním šedá E46 na stojanech"],
  ],
  [
    "gallery/magnet-taxi",
    "cars",
    ["Taxi, please", "Purple and yellow 350Z drift taxi sliding past town houses and straw bales"],
    ["Taxi, prosím", "Fialovožluté drift taxi 350Z ve smyku kolem domů a balíků slámy"],
  ],
  [
    "gallery/mountain-dusk",
    "misc",
    ["Above the trees", "Dusk over wooded hills, two cars with lights on a winding road"],
    ["Nad stromy", "Soumrak nad zalesněnými kopci, na klikaté silnici svítí dva vozy"],
  ],
];

/** The 24 pictures of the gallery. */
export const gallery: GalleryImage[] = rows.map(([file, category, en, cs], index) => ({
  picture: `${file}.webp`,
  category,
  display_order: index + 1,
  is_active: true,
  translations: { en: { title: en[0], alt_text: en[1] }, cs: { title: cs[0], alt_text: cs[1] } },
}));

import type { GalleryImage } from "./types.ts";

type Words = [title: string, alt: string];
type Row = [file: string, category: GalleryImage["category"], en: Words, cs: Words];

const rows: Row[] = [
  [
    "kestrel-smoke",
    "cars",
    ["Kestrel at work", "Orange S14 sliding through white tyre smoke at night"],
    ["Kestrel v akci", "Oranžová S14 ve smyku v bílém kouři z pneumatik, noc"],
  ],
  [
    "tandem-doors",
    "events",
    ["Door to door", "Two drift cars in tandem, the chase car at the leader's door"],
    ["Dveře na dveře", "Dva driftovací vozy v tandemu, stíhač u dveří vedoucího auta"],
  ],
  [
    "helmet",
    "team",
    ["Marek's lid", "Orange helmet with a dark visor that mirrors floodlights"],
    ["Markova helma", "Oranžová helma s tmavým hledím, ve kterém se odrážejí reflektory"],
  ],
  [
    "floodlights",
    "events",
    ["Lights on", "Four floodlight masts above an empty night track"],
    ["Rozsvíceno", "Čtyři stožáry s reflektory nad prázdnou noční tratí"],
  ],
  [
    "comet-chase",
    "cars",
    ["Comet on the hunt", "Blue and white GT86 in a slide, smoke behind it"],
    ["Comet na lovu", "Modrobílá GT86 ve smyku, za ní kouř"],
  ],
  [
    "paddock-tent",
    "team",
    ["Our tent", "Team tent at night with a car under the lamps"],
    ["Náš stan", "Týmový stan v noci, pod lampami stojí vůz"],
  ],
  [
    "tyre-stacks",
    "misc",
    ["One weekend's supply", "Stacks of tyres beside the track"],
    ["Zásoba na jeden víkend", "Hromady pneumatik vedle trati"],
  ],
  [
    "trophies",
    "misc",
    ["The shelf is getting short", "Five trophies in warm light on a shelf"],
    ["Police už nestačí", "Pět pohárů v teplém světle na polici"],
  ],
  [
    "track-map",
    "misc",
    ["Homework", "Track plan with the racing line, clipping points and zones drawn in"],
    ["Domácí úkol", "Plán tratě se stopou, vymezenými body a zónami"],
  ],
  [
    "crowd",
    "events",
    ["Full stands", "Silhouettes of fans with raised hands in front of smoke and lights"],
    ["Plné tribuny", "Siluety fanoušků se zdviženýma rukama před kouřem a světly"],
  ],
  [
    "flag",
    "events",
    ["Green light", "Chequered flag waving in the floodlight"],
    ["Start", "Šachovnicový praporek vlaje v záři reflektoru"],
  ],
  [
    "wheel-detail",
    "cars",
    ["Sixty-three degrees", "Front wheel at full lock, close-up"],
    ["Šedesát tři stupňů", "Přední kolo v plném rejdu, detail"],
  ],
  [
    "wolfram-rain",
    "cars",
    ["Rain suits him", "Grey E46 drifting on a wet track, spray behind the wheels"],
    ["Dešti navzdory", "Šedá E46 ve smyku na mokré trati, za koly vodní tříšť"],
  ],
  [
    "pit-stop",
    "team",
    ["Twenty minutes", "Two mechanics in helmets beside a jacked-up car"],
    ["Dvacet minut", "Dva mechanici v helmách u zvednutého vozu"],
  ],
  [
    "podium",
    "events",
    ["Most, final day", "Three people in race suits on the podium, the middle one lifts a cup"],
    ["Most, finálový den", "Tři jezdci v kombinézách na stupních, prostřední zvedá pohár"],
  ],
  [
    "marks",
    "misc",
    ["Handwriting", "Black tyre marks on asphalt seen from above"],
    ["Rukopis", "Černé stopy pneumatik na asfaltu, pohled shora"],
  ],
  [
    "ember-classic",
    "cars",
    ["Champion emeritus", "Red S13 sliding under a floodlight"],
    ["Mistr ve výslužbě", "Červená S13 ve smyku pod reflektorem"],
  ],
  [
    "three-wide",
    "events",
    ["Three abreast", "Three team cars drifting one behind another through smoke"],
    ["Trojka", "Tři týmové vozy ve smyku za sebou v kouři"],
  ],
  [
    "cockpit",
    "cars",
    ["The office", "Cockpit with a steering wheel, handbrake lever and glowing display"],
    ["Kancelář", "Kokpit s volantem, pákou ruční brzdy a svítícím displejem"],
  ],
  [
    "drivers",
    "team",
    ["The line-up", "Three drivers in helmets standing side by side"],
    ["Sestava", "Tři jezdci v helmách stojí vedle sebe"],
  ],
  [
    "badger-school",
    "cars",
    ["First lesson", "Yellow E36 circling a row of cones"],
    ["První lekce", "Žlutá E36 krouží kolem řady kuželů"],
  ],
  [
    "workshop",
    "team",
    ["Before the season", "Car on stands in the workshop, tools on the wall"],
    ["Před sezónou", "Vůz na stojanech v dílně, na zdi nářadí"],
  ],
  [
    "magnet-taxi",
    "cars",
    ["Taxi, please", "Purple and yellow 350Z drift taxi sliding at night"],
    ["Taxi, prosím", "Fialovožluté drift taxi 350Z v nočním smyku"],
  ],
  [
    "mountain-dusk",
    "misc",
    ["Above the trees", "Dusk over wooded hills with a winding road"],
    ["Nad stromy", "Soumrak nad zalesněnými kopci a klikatou silnicí"],
  ],
];

/** The 24 pictures of the gallery. */
export const gallery: GalleryImage[] = rows.map(([file, category, en, cs], index) => ({
  picture: `gallery/${file}.webp`,
  category,
  display_order: index + 1,
  is_active: true,
  translations: { en: { title: en[0], alt_text: en[1] }, cs: { title: cs[0], alt_text: cs[1] } },
}));

type Words = [title: string, location: string, description: string];

export interface EventWords {
  key: string;
  type: "our" | "world";
  picture: string | null;
  en: Words;
  cs: Words;
}

const our = (key: string, picture: string | null, en: Words, cs: Words): EventWords => ({
  key,
  type: "our",
  picture,
  en,
  cs,
});
const world = (key: string, picture: string | null, en: Words, cs: Words): EventWords => ({
  key,
  type: "world",
  picture,
  en,
  cs,
});

export const lastSeason: EventWords[] = [
  our(
    "vysoke-myto-opener",
    "events/rain",
    [
      "Season opener Vysoké Mýto",
      "Vysoké Mýto airfield, Czech Republic",
      "Top 32 on a wet airfield. Marek qualified fourth and went out in the semi-final after a One More Time; Tereza took third place.",
    ],
    [
      "Úvodní závod sezóny Vysoké Mýto",
      "Letiště Vysoké Mýto, Česko",
      "Nejlepších 32 na mokrém letišti. Marek byl čtvrtý v kvalifikaci a vypadl v semifinále po opakované jízdě, Tereza brala třetí místo.",
    ],
  ),
  world(
    "riga-euro",
    "gallery/crowd",
    [
      "European round Riga",
      "Biķernieki, Riga, Latvia",
      "Sixty cars, the fastest entry in Europe and a concrete wall that counts as a clipping zone. Two of our cars reached the top 16.",
    ],
    [
      "Evropský podnik Riga",
      "Biķernieki, Riga, Lotyšsko",
      "Šedesát vozů, nejrychlejší nájezd v Evropě a betonová zeď v roli vymezené zóny. Dva naše vozy postoupily mezi nejlepších 16.",
    ],
  ),
  our(
    "trinec-streets",
    null,
    [
      "Drift in the streets of Třinec",
      "Třinec, Czech Republic",
      "A show on closed streets between the ironworks and the stadium, with twelve thousand people behind the barriers.",
    ],
    [
      "Drift v ulicích Třince",
      "Třinec, Česko",
      "Ukázka na uzavřených ulicích mezi železárnami a stadionem, za zábranami dvanáct tisíc lidí.",
    ],
  ),
  our(
    "most-final",
    "gallery/podium",
    [
      "Championship final Most",
      "Autodrom Most, Czech Republic",
      "The last round of the year. A tandem final between two cars of one team, and the cup went home to Česká Lípa.",
    ],
    [
      "Finále mistrovství Most",
      "Autodrom Most, Česko",
      "Poslední podnik roku. Ve finále proti sobě dvě auta jednoho týmu a pohár odjel domů do České Lípy.",
    ],
  ),
];

export const thisSeason: EventWords[] = [
  world(
    "warsaw-night",
    "cars/wolfram-e46-night",
    [
      "Night battle Warsaw",
      "Warsaw, Poland",
      "An invitational for sixteen drivers on a stadium car park, run wholly under floodlights. Tereza reached the final four.",
    ],
    [
      "Noční souboj Varšava",
      "Varšava, Polsko",
      "Pozvánkový závod šestnácti jezdců na parkovišti u stadionu, celý pod reflektory. Tereza došla mezi poslední čtyři.",
    ],
  ),
  our(
    "sosnova-night",
    "blog/night-sosnova",
    [
      "Night practice Sosnová",
      "Autodrom Sosnová, Česká Lípa, Czech Republic",
      "Home track, lights on, tandem practice until ten in the evening. Ondřej drove his first chase runs with the pro cars.",
    ],
    [
      "Noční trénink Sosnová",
      "Autodrom Sosnová, Česká Lípa, Česko",
      "Domácí trať, rozsvícená světla a trénink tandemů do deseti večer. Ondřej jel první stíhací jízdy s vozy kategorie pro.",
    ],
  ),
  our(
    "sosnova-open",
    "gallery/paddock-tent",
    [
      "Open day and drift taxi Sosnová",
      "Autodrom Sosnová, Česká Lípa, Czech Republic",
      "Open paddock, demo tandems on the hour and taxi rides all day. Vouchers can be redeemed on the spot, admission is free for children under 12.",
    ],
    [
      "Den otevřeného depa a drift taxi Sosnová",
      "Autodrom Sosnová, Česká Lípa, Česko",
      "Otevřené depo, každou hodinu ukázkový tandem a celý den jízdy v taxi. Poukazy lze uplatnit přímo na místě, děti do 12 let mají vstup zdarma.",
    ],
  ),
  our(
    "most-test",
    null,
    [
      "Test day Most",
      "Autodrom Most, Czech Republic",
      "A closed test on the long layout: gearing for the fast entry, two tyre compounds and new rear knuckles on the Kestrel S14.",
    ],
    [
      "Testovací den Most",
      "Autodrom Most, Česko",
      "Uzavřený test na dlouhé variantě: převody na rychlý nájezd, dvě směsi pneumatik a nové zadní těhlice na voze Kestrel S14.",
    ],
  ),
  world(
    "ebisu-japan",
    "gallery/mountain-dusk",
    [
      "Matsuri week Ebisu",
      "Nihonmatsu, Fukushima, Japan",
      "Where drifting learned to walk. Marek drives a rented S13 on the jump circuit and brings back a notebook and a set of blisters.",
    ],
    [
      "Drift matsuri Ebisu",
      "Nihonmatsu, Fukušima, Japonsko",
      "Tam, kde se drift učil chodit. Marek jede s půjčenou S13 okruh se skokem a domů přiveze plný zápisník a mozoly.",
    ],
  ),
  our(
    "vysoke-myto-round",
    "events/tandem",
    [
      "National championship Vysoké Mýto",
      "Vysoké Mýto airfield, Czech Republic",
      "Qualifying on Saturday from 13:00, top 32 battles on Sunday from 11:00. Three of our cars are entered, our tent stands in row B.",
    ],
    [
      "Mistrovství republiky Vysoké Mýto",
      "Letiště Vysoké Mýto, Česko",
      "Kvalifikace v sobotu od 13:00, souboje nejlepších 32 v neděli od 11:00. Přihlášené máme tři vozy, náš stan najdete v řadě B.",
    ],
  ),
  world(
    "mondello-ireland",
    "gallery/wolfram-rain",
    [
      "European round Mondello",
      "Mondello Park, Naas, Ireland",
      "Narrow, bumpy and usually wet. The Irish crowd knows every driver by first name and the judges want to see commitment at the wall.",
    ],
    [
      "Evropský podnik Mondello",
      "Mondello Park, Naas, Irsko",
      "Úzké, hrbolaté a většinou mokré. Irské publikum zná každého jezdce křestním jménem a rozhodčí chtějí u zdi vidět odvahu.",
    ],
  ),
  our(
    "trinec-round",
    null,
    [
      "National championship Třinec",
      "Třinec, Czech Republic",
      "A tight city layout with two hairpins in a row. Little speed, a lot of angle, and no room for a lazy chase car.",
    ],
    [
      "Mistrovství republiky Třinec",
      "Třinec, Česko",
      "Těsná městská trať se dvěma vracečkami za sebou. Málo rychlosti, hodně úhlu a žádné místo pro líného stíhače.",
    ],
  ),
];

export const nextSeason: EventWords[] = [
  our(
    "sosnova-home",
    "gallery/floodlights",
    [
      "Home round Sosnová",
      "Autodrom Sosnová, Česká Lípa, Czech Republic",
      "Our home race: the whole championship ten minutes from the workshop. Fan zone, autograph session at 12:30 and a lap with the drivers for the winners of the draw.",
    ],
    [
      "Domácí závod Sosnová",
      "Autodrom Sosnová, Česká Lípa, Česko",
      "Náš domácí závod: celé mistrovství deset minut od dílny. Fanouškovská zóna, autogramiáda ve 12:30 a kolo s jezdci pro vylosované.",
    ],
  ),
  world(
    "rudskogen-norway",
    "events/comet-leads",
    [
      "European round Rudskogen",
      "Rudskogen Motorsenter, Rakkestad, Norway",
      "A fast downhill entry, forest on both sides and a cloud of smoke in every corner. The team tandem trophy is ours to defend.",
    ],
    [
      "Evropský podnik Rudskogen",
      "Rudskogen Motorsenter, Rakkestad, Norsko",
      "Rychlý nájezd z kopce, po obou stranách les a v každé zatáčce mrak kouře. Obhajujeme tu pohár za týmový tandem.",
    ],
  ),
  world(
    "riga-return",
    "gallery/kestrel-smoke",
    [
      "European final Riga",
      "Biķernieki, Riga, Latvia",
      "Back to the wall. Points count double, and the top 16 starts after dark.",
    ],
    [
      "Evropské finále Riga",
      "Biķernieki, Riga, Lotyšsko",
      "Zpátky ke zdi. Body se počítají dvojnásobně a souboje šestnáctky začínají až po setmění.",
    ],
  ),
  our(
    "most-final-next",
    "gallery/trophies",
    [
      "Championship final Most",
      "Autodrom Most, Czech Republic",
      "The title is usually decided here, in the last corner before the grandstand. Tickets include entry to the paddock.",
    ],
    [
      "Finále mistrovství Most",
      "Autodrom Most, Česko",
      "O titulu se obvykle rozhoduje právě tady, v poslední zatáčce před tribunou. Vstupenka platí i do depa.",
    ],
  ),
];

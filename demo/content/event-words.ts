/** What is said of an event before it, and once it is over. */
interface EventText {
  title: string;
  location: string;
  ahead: string;
  done: string;
}

export interface EventWords {
  key: string;
  /** MM-DD: the event is on the first Saturday from this day on, in every season. */
  from: string;
  type: "our" | "world";
  /** A race that the team drives, not a show, a test or an open day. */
  isRace: boolean;
  /** Qualifying on Saturday, battles on Sunday. */
  isWeekend: boolean;
  picture: string | null;
  en: EventText;
  cs: EventText;
}

type Facts = Pick<EventWords, "key" | "from" | "picture"> & { days?: 1 | 2; race?: boolean };
type Words = [title: string, location: string, ahead: string, done: string];

const text = ([title, location, ahead, done]: Words): EventText => ({ title, location, ahead, done });
const event =
  (type: EventWords["type"]) =>
  ({ days = 1, race = days === 2, ...facts }: Facts, en: Words, cs: Words): EventWords => ({
    ...facts,
    type,
    isRace: race,
    isWeekend: days === 2,
    en: text(en),
    cs: text(cs),
  });
const our = event("our");
const world = event("world");

/** The sixteen events of every season, from April to October. What is told of them holds in any year. */
export const season: EventWords[] = [
  our(
    { key: "most-test", from: "04-04", picture: null },
    [
      "Test day at Most",
      "Autodrom Most, Czech Republic",
      "A test on the long layout, free for spectators: gearing for the fast entry, two tyre compounds and new rear knuckles on the Kestrel S14.",
      "A test on the long layout, free for spectators. The Kestrel S14 left with taller gearing, the harder of two tyre compounds and nine runs of data.",
    ],
    [
      "Testovací den v Mostě",
      "Autodrom Most, Česko",
      "Test na dlouhé variantě s volným vstupem na tribunu: převody na rychlý nájezd, dvě směsi pneumatik a nové zadní těhlice na voze Kestrel S14.",
      "Test na dlouhé variantě s volným vstupem na tribunu. Kestrel S14 odjel s delšími převody, s tvrdší ze dvou směsí pneumatik a s daty z devíti jízd.",
    ],
  ),
  our(
    { key: "vysoke-myto-opener", from: "04-18", picture: "gallery/wolfram-rain", days: 2 },
    [
      "Season opener at Vysoké Mýto",
      "Vysoké Mýto airfield, Czech Republic",
      "Qualifying on Saturday from 13:00, top 32 battles on Sunday from 11:00. All three of our cars are entered; our tent is in row B.",
      "Top 32 on a wet airfield. Marek qualified fourth and went out in the semi-final after a One More Time; Tereza took third place.",
    ],
    [
      "Úvodní závod sezóny ve Vysokém Mýtě",
      "Letiště Vysoké Mýto, Česko",
      "Kvalifikace v sobotu od 13:00, souboje nejlepších 32 v neděli od 11:00. Přihlášené máme tři vozy, náš stan najdete v řadě B.",
      "Nejlepších 32 na mokrém letišti. Marek byl čtvrtý v kvalifikaci a vypadl v semifinále po opakované jízdě, Tereza brala třetí místo.",
    ],
  ),
  our(
    { key: "sosnova-open", from: "05-02", picture: "events/start-light" },
    [
      "Open day and drift taxi at Sosnová",
      "Autodrom Sosnová, Česká Lípa, Czech Republic",
      "The paddock is open, with demo tandems every hour and taxi rides all day. Vouchers can be redeemed on the spot, and children under 12 get in free.",
      "Two thousand visitors, nine demo tandems and forty taxi rides. Jiří drove every one of them and still had a voice in the evening.",
    ],
    [
      "Den otevřeného depa a drift taxi v Sosnové",
      "Autodrom Sosnová, Česká Lípa, Česko",
      "Otevřené depo, každou hodinu ukázkový tandem a celý den jízdy v taxi. Poukazy lze uplatnit přímo na místě, děti do 12 let mají vstup zdarma.",
      "Dva tisíce návštěvníků, devět ukázkových tandemů a čtyřicet jízd v taxi. Jirka odjel všechny a večer pořád ještě mluvil.",
    ],
  ),
  world(
    { key: "riga-euro", from: "05-16", picture: "events/riga-euro", days: 2 },
    [
      "European round in Riga",
      "Biķernieki, Riga, Latvia",
      "Sixty cars, the fastest entry in Europe and a concrete wall that counts as a clipping zone.",
      "Sixty cars, the fastest entry in Europe and a concrete wall for a clipping zone. Two of our cars reached the top 16.",
    ],
    [
      "Evropský podnik v Rize",
      "Biķernieki, Riga, Lotyšsko",
      "Šedesát vozů, nejrychlejší nájezd v Evropě a betonová zeď v roli clipping zóny.",
      "Šedesát vozů, nejrychlejší nájezd v Evropě a betonová zeď v roli clipping zóny. Dva naše vozy postoupily mezi nejlepších 16.",
    ],
  ),
  our(
    { key: "trinec-round", from: "05-30", picture: "events/comet-leads", days: 2 },
    [
      "National championship in Třinec",
      "Třinec, Czech Republic",
      "A tight city layout with two hairpins in a row. Not much speed, plenty of angle, and no room for a lazy chase car.",
      "Two hairpins in a row and no room for a lazy chase car. Tereza won the round in the Comet GT86, and Ondřej made the top 16.",
    ],
    [
      "Mistrovství republiky v Třinci",
      "Třinec, Česko",
      "Těsná městská trať se dvěma vracečkami za sebou. Málo rychlosti, hodně úhlu a žádné místo pro líného stíhače.",
      "Dvě vracečky za sebou a žádné místo pro líného stíhače. Tereza podnik vyhrála s vozem Comet GT86, Ondřej došel mezi nejlepších 16.",
    ],
  ),
  our(
    { key: "sosnova-home", from: "06-13", picture: "gallery/crowd", days: 2 },
    [
      "Home round at Sosnová",
      "Autodrom Sosnová, Česká Lípa, Czech Republic",
      "Our home race: the whole championship ten minutes from the workshop. Fan zone, autographs at 12:30, and a lap with the drivers for the lucky ones in the draw.",
      "A full grandstand ten minutes from the workshop. Marek won qualifying and lost the final by a single judge’s vote.",
    ],
    [
      "Domácí závod v Sosnové",
      "Autodrom Sosnová, Česká Lípa, Česko",
      "Náš domácí závod: celé mistrovství deset minut od dílny. Fanzóna, autogramiáda ve 12:30 a pro vylosované jedno kolo s našimi jezdci.",
      "Plná tribuna deset minut od dílny. Marek vyhrál kvalifikaci a ve finále prohrál o jediný hlas rozhodčích.",
    ],
  ),
  world(
    { key: "mondello-ireland", from: "06-27", picture: "events/rain", days: 2 },
    [
      "European round at Mondello",
      "Mondello Park, Naas, Ireland",
      "Narrow, bumpy and usually wet. The Irish crowd knows every driver by first name, and the judges want to see commitment at the wall.",
      "Narrow, bumpy and wet all weekend. Marek came home seventh, and Tereza went out in the top 16 on a drying track.",
    ],
    [
      "Evropský podnik v Mondellu",
      "Mondello Park, Naas, Irsko",
      "Úzké, hrbolaté a většinou mokré. Irské publikum zná každého jezdce křestním jménem a rozhodčí chtějí u zdi vidět odvahu.",
      "Úzké, hrbolaté a celý víkend mokré. Marek byl sedmý, Tereza vypadla v šestnáctce na osychající trati.",
    ],
  ),
  our(
    { key: "liberec-streets", from: "07-11", picture: null },
    [
      "Drift in the streets of Liberec",
      "Liberec, Czech Republic",
      "A show on closed streets below the town hall. Free entry, and the best view is from the theatre steps.",
      "Closed streets below the town hall, twelve thousand people behind the barriers and two sets of tyres left on the cobbles.",
    ],
    [
      "Drift v ulicích Liberce",
      "Liberec, Česko",
      "Ukázka v uzavřených ulicích pod radnicí. Vstup je zdarma, nejlíp uvidíte ze schodů divadla.",
      "Uzavřené ulice pod radnicí, za zábranami dvanáct tisíc lidí a na dlažbě dvě sady pneumatik.",
    ],
  ),
  world(
    { key: "rudskogen-norway", from: "07-25", picture: "gallery/mountain-dusk", days: 2 },
    [
      "European round at Rudskogen",
      "Rudskogen Motorsenter, Rakkestad, Norway",
      "A fast downhill entry, forest on both sides and a cloud of smoke in every corner. We won the team tandem here in 2024 and would like it back.",
      "A fast downhill entry with forest on both sides. Fifth place for Tereza, and we came second in the team tandem.",
    ],
    [
      "Evropský podnik v Rudskogenu",
      "Rudskogen Motorsenter, Rakkestad, Norsko",
      "Rychlý nájezd z kopce, po obou stranách les a v každé zatáčce mrak kouře. V roce 2024 jsme tu vyhráli týmový tandem a chceme ho zpátky.",
      "Rychlý nájezd z kopce a po obou stranách les. Tereza skončila pátá a v týmovém tandemu jsme byli druzí.",
    ],
  ),
  our(
    { key: "prerov-round", from: "08-08", picture: "events/tandem", days: 2 },
    [
      "National championship at Přerov",
      "Přerov airfield, Czech Republic",
      "A wide airfield with a long, fast entry: just what the Wolfram E46 was built for. Qualifying on Saturday, battles on Sunday from 11:00.",
      "The fastest entries of the season. Marek came second, Tereza fourth, and Ondřej in the Wolfram E46 knocked out a former champion.",
    ],
    [
      "Mistrovství republiky v Přerově",
      "Letiště Přerov, Česko",
      "Široké letiště s dlouhým a rychlým nájezdem, přesně pro Wolfram E46. Kvalifikace v sobotu, souboje v neděli od 11:00.",
      "Nejrychlejší nájezdy sezóny. Marek byl druhý, Tereza čtvrtá a Ondřej s Wolframem E46 vyřadil bývalého mistra.",
    ],
  ),
  world(
    { key: "ebisu-japan", from: "08-22", picture: "gallery/helmet" },
    [
      "Drift matsuri at Ebisu",
      "Nihonmatsu, Fukushima, Japan",
      "Where drifting learned to walk. Marek is taking a rented S13 to the jump circuit and will bring home a full notebook and blisters.",
      "Where drifting learned to walk. Marek threw a rented S13 over the jump and came home with a full notebook and blisters.",
    ],
    [
      "Drift matsuri v Ebisu",
      "Nihonmacu, Fukušima, Japonsko",
      "Tam, kde se drift učil chodit. Marek si na okruhu se skokem půjčí S13 a domů přiveze plný zápisník a mozoly.",
      "Tam, kde se drift učil chodit. Marek tu skákal s půjčenou S13 a domů přivezl plný zápisník a mozoly.",
    ],
  ),
  our(
    { key: "sosnova-night", from: "09-05", picture: "blog/night-sosnova" },
    [
      "Night practice at Sosnová",
      "Autodrom Sosnová, Česká Lípa, Czech Republic",
      "Home track, lights on, tandem practice until ten at night. Spectators are welcome on the bank by the first corner.",
      "Home track, lights on and forty tandems. By ten at night Ondřej was at Marek’s door for the first time.",
    ],
    [
      "Noční trénink v Sosnové",
      "Autodrom Sosnová, Česká Lípa, Česko",
      "Domácí trať, rozsvícená světla a trénink tandemů do deseti večer. Diváci jsou vítaní na valu u první zatáčky.",
      "Domácí trať, rozsvícená světla a čtyřicet tandemů. V deset večer byl Ondřej poprvé u Markových dveří.",
    ],
  ),
  world(
    { key: "warsaw-night", from: "09-12", picture: "events/street-night", race: true },
    [
      "Night battle in Warsaw",
      "Warsaw, Poland",
      "Sixteen invited drivers on closed streets by the stadium, all of it after dark. Ondřej has his first invitation.",
      "Sixteen invited drivers on closed streets by the stadium, all of it after dark. Ondřej reached the last eight.",
    ],
    [
      "Noční souboj ve Varšavě",
      "Varšava, Polsko",
      "Závod na pozvání pro šestnáct jezdců v uzavřených ulicích u stadionu, celý po setmění. Ondřej dostal první pozvánku.",
      "Závod na pozvání pro šestnáct jezdců v uzavřených ulicích u stadionu, celý po setmění. Ondřej došel mezi posledních osm.",
    ],
  ),
  our(
    { key: "most-final", from: "09-26", picture: "events/most-final", days: 2 },
    [
      "Championship final at Most",
      "Autodrom Most, Czech Republic",
      "The title is usually decided here, in the last corner before the grandstand. Tickets include entry to the paddock.",
      "A final between two cars of one team. Tereza in the Comet beat Marek in the Kestrel, and the two biggest cups went home to Česká Lípa.",
    ],
    [
      "Finále mistrovství v Mostě",
      "Autodrom Most, Česko",
      "O titulu se obvykle rozhoduje právě tady, v poslední zatáčce před tribunou. Vstupenka platí i do depa.",
      "Ve finále proti sobě dvě auta jednoho týmu. Tereza s Cometem porazila Marka s Kestrelem a dva největší poháry odjely domů do České Lípy.",
    ],
  ),
  world(
    { key: "riga-final", from: "10-03", picture: "events/riga-final", days: 2 },
    [
      "European final in Riga",
      "Biķernieki, Riga, Latvia",
      "Back to the wall. Points count double, and the top 16 starts after dark.",
      "Back to the wall, and after dark. Marek reached the quarter-finals, and the wall kept a piece of his bumper.",
    ],
    [
      "Evropské finále v Rize",
      "Biķernieki, Riga, Lotyšsko",
      "Zpátky ke zdi. Body se počítají dvojnásobně a souboje šestnáctky začínají až po setmění.",
      "Zpátky ke zdi, tentokrát po setmění. Marek došel do čtvrtfinále a kus jeho nárazníku si zeď nechala.",
    ],
  ),
  our(
    { key: "sosnova-farewell", from: "10-17", picture: "events/farewell" },
    [
      "Last taxi rides of the season at Sosnová",
      "Autodrom Sosnová, Česká Lípa, Czech Republic",
      "The last day of the year to redeem a voucher, with tea, sausages and the whole team.",
      "Thirty-eight passengers, one shower of rain and sausages for everyone. See you in spring.",
    ],
    [
      "Poslední taxi sezóny v Sosnové",
      "Autodrom Sosnová, Česká Lípa, Česko",
      "Poslední letošní den, kdy můžete uplatnit poukaz. S čajem, párky a celým týmem.",
      "Osmatřicet spolujezdců, jedna přeháňka a párky pro všechny. Na jaře na shledanou.",
    ],
  ),
];

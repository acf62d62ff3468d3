import type { ProductText } from "./products.ts";

const season = {
  en: "Spring to autumn. Choose one of the dates on offer, or order first and we’ll agree one with you by e-mail or phone.",
  cs: "Od jara do podzimu. Vyberte si z vypsaných termínů, nebo termín domluvíme po objednání e-mailem či telefonicky.",
};

/** What goods alone say. */
const notGoods = { material: "", care: "", sizing: "", delivery: "" };

/** Texts of the ride and the courses; the ride's rules are those of the built-in voucher. */
export const courseAndRideWords: Record<string, ProductText> = {
  "drift-taxi": {
    features: [
      {
        en: "10-minute ride beside a professional driver",
        cs: "10 minut jízdy vedle profesionálního jezdce",
      },
      {
        en: "An experience of about an hour, with a briefing and a paddock tour",
        cs: "Přibližně hodinový program s instruktáží a prohlídkou depa",
      },
      { en: "Helmet and suit provided", cs: "Helmu a kombinézu půjčíme na místě" },
      { en: "On-board video to take home", cs: "Záznam z palubní kamery na památku" },
    ],
    words: {
      en: {
        name: "Drift Taxi",
        description:
          "Ten minutes in the passenger seat of a competition drift car. A bucket seat hugs you, a six-point harness holds you in, and the person next to you throws cars into corners backwards for a living. A present nobody has ever returned.",
        what_to_expect:
          "First a short briefing and a helmet and suit that fit, then a 10-minute ride with several laps at full angle, and a look around the paddock with the mechanics. Allow about 1 hour in all.",
        locations: "Autodrom Sosnová near Česká Lípa; on selected dates also Autodrom Most and Vysoké Mýto.",
        availability:
          "Rides run from spring to autumn. Pick a date online with your voucher code, or arrange one with us. If it isn’t safe to drive, you’ll get another.",
        eligibility:
          "Age 18+, or younger with the consent of a parent. Not suitable for people with heart conditions or mobility problems, or during pregnancy. The voucher is for one person.",
        safety: "",
        ...notGoods,
        what_to_bring:
          "Flat, closed shoes and clothes you don’t mind smelling of tyres.\nPhoto ID; if you’re under 18, a parent’s written consent too.",
      },
      cs: {
        name: "Drift taxi",
        description:
          "Deset minut na sedadle spolujezdce v závodním driftovacím voze. Sedíte ve skořepině, drží vás šestibodové pásy a člověk vedle vás se živí tím, že hází auto do zatáček zádí napřed. Dárek, který ještě nikdo nevrátil.",
        what_to_expect:
          "Nejprve krátká instruktáž a výběr helmy a kombinézy, potom 10 minut jízdy s několika koly v plném smyku a nakonec prohlídka depa s mechaniky. Celý program trvá přibližně 1 hodinu.",
        locations: "Autodrom Sosnová u České Lípy, ve vybraných termínech také Autodrom Most a Vysoké Mýto.",
        availability:
          "Sezóna trvá od jara do podzimu. Termín si vyberete na webu s kódem poukazu, nebo ho domluvíme; za nebezpečného počasí nabídneme náhradní.",
        eligibility:
          "Věk 18+, mladší se souhlasem rodičů. Nevhodné pro osoby se srdečním onemocněním, pro těhotné a pro osoby s pohybovým omezením. Poukaz platí pro jednu osobu.",
        safety: "",
        ...notGoods,
        what_to_bring:
          "Pevné boty s plochou podrážkou a oblečení, které může být cítit od pneumatik.\nObčanský průkaz, do 18 let i písemný souhlas rodiče.",
      },
    },
  },
  "drift-course-basic": {
    features: [
      {
        en: "Six hours in all, on a wet skid pad and on the track",
        cs: "Šest hodin programu na zkrápěné ploše a na trati",
      },
      { en: "Training car, fuel and tyres included", cs: "Školní vůz, palivo i pneumatiky v ceně" },
      { en: "Four drivers, two instructors", cs: "Čtyři účastníci na dva instruktory" },
    ],
    words: {
      en: {
        name: "Drift Course: Basic",
        description:
          "A day with the Badger E36. You start with donuts on a wet pad and finish with your first linked corners: clutch kicks, handbrake entries, throttle control and, above all, looking where you want to go.",
        what_to_expect:
          "Theory over coffee, donuts and figures of eight on the wet pad, lunch, linking two corners on the track, and a debrief over the video.",
        locations: "Autodrom Sosnová near Česká Lípa.",
        availability: season.en,
        eligibility: "Age 18+ with a category B driving licence. No experience needed.",
        safety: "",
        ...notGoods,
        what_to_bring:
          "Flat, closed shoes, long trousers and something warm for the breaks.\nYour driving licence.",
      },
      cs: {
        name: "Kurz driftu: základní",
        description:
          "Jeden den s vozem Badger E36. Začnete kroužky na zkrápěné ploše a skončíte prvními spojenými zatáčkami: kop do spojky, nájezd na ruční brzdu, práce s plynem a hlavně pohled tam, kam chcete jet.",
        what_to_expect:
          "Teorie u kávy, kroužky a osmičky na mokré ploše, oběd, spojení dvou zatáček na trati a vyhodnocení nad videem.",
        locations: "Autodrom Sosnová u České Lípy.",
        availability: season.cs,
        eligibility: "Řidičský průkaz skupiny B a věk 18+. Zkušenosti nepotřebujete.",
        safety: "",
        ...notGoods,
        what_to_bring:
          "Pevné boty s plochou podrážkou, dlouhé kalhoty a něco teplého na přestávky.\nŘidičský průkaz.",
      },
    },
  },
  "drift-course-advanced": {
    features: [
      { en: "A full day of solo runs and tandems", cs: "Celý den samostatných jízd a tandemů" },
      { en: "Telemetry and video of every run", cs: "Telemetrie a video z každé jízdy" },
      { en: "Set of rear tyres included", cs: "Sada zadních pneumatik v ceně" },
    ],
    words: {
      en: {
        name: "Drift Course: Advanced",
        description:
          "For those who can link a lap and want to get closer. Backward entries, transitions at speed, lead and chase runs with our drivers, and judging the way the championship does it: line, angle, style.",
        what_to_expect:
          "Setting up the car for the track, three blocks of solo runs scored out of 100, two blocks of tandems with an instructor in the lead car, and a data review at the end.",
        locations: "Autodrom Sosnová and, on selected dates, Autodrom Most.",
        availability: season.en,
        eligibility:
          "Age 18+ with a driving licence, and the basic course or similar experience. In your own car with a cage and a bucket seat, or in ours for a deposit.",
        safety: "",
        ...notGoods,
        what_to_bring:
          "Flat, closed shoes, long trousers and something warm for the breaks.\nYour driving licence.",
      },
      cs: {
        name: "Kurz driftu: pro pokročilé",
        description:
          "Pro ty, kdo umějí spojit celé kolo a chtějí jet blíž. Nájezdy zádí napřed, přehození ve vysoké rychlosti, vedoucí a stíhací jízdy s našimi jezdci a hodnocení jako v mistrovství: stopa, úhel, styl.",
        what_to_expect:
          "Nastavení vozu na danou trať, tři bloky samostatných jízd hodnocených do 100 bodů, dva bloky tandemů s instruktorem ve vedoucím voze a na závěr rozbor dat.",
        locations: "Autodrom Sosnová, ve vybraných termínech také Autodrom Most.",
        availability: season.cs,
        eligibility:
          "Věk 18+, řidičský průkaz, základní kurz nebo srovnatelné zkušenosti. Ve vlastním voze s rámem a skořepinou, nebo v našem oproti kauci.",
        safety: "",
        ...notGoods,
        what_to_bring:
          "Pevné boty s plochou podrážkou, dlouhé kalhoty a něco teplého na přestávky.\nŘidičský průkaz.",
      },
    },
  },
};

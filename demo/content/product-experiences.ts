import type { ProductText } from "./products.ts";

const season = {
  en: "Spring to autumn, on dates agreed by e-mail or phone.",
  cs: "Od jara do podzimu v termínu domluveném e-mailem nebo telefonicky.",
};

/** Texts of the ride and the courses; the ride's rules are those of the built-in voucher. */
export const courseAndRideWords: Record<string, ProductText> = {
  "drift-taxi": {
    features: [
      {
        en: "10-minute ride beside a professional driver",
        cs: "10 minut jízdy vedle profesionálního jezdce",
      },
      {
        en: "About 1 hour of programme with briefing and paddock tour",
        cs: "Přibližně hodinový program s instruktáží a prohlídkou depa",
      },
      { en: "Helmet and race suit lent on the spot", cs: "Helmu a kombinézu půjčíme na místě" },
      { en: "On-board video to take home", cs: "Záznam z palubní kamery na památku" },
    ],
    words: {
      en: {
        name: "Drift Taxi",
        description:
          "Ten minutes in the right-hand seat of a race drift car. You sit in a bucket seat, six belts hold you, and the person beside you throws the car into corners backwards for a living. A gift that nobody returns.",
        what_to_expect:
          "First a short briefing and fitting of helmet and suit, then a 10-minute ride with several laps in full drift, and a look around the paddock with the mechanics. The whole programme takes about 1 hour.",
        locations: "Autodrom Sosnová near Česká Lípa; on selected dates also Autodrom Most and Vysoké Mýto.",
        availability:
          "The season runs from spring to autumn. We agree the date with you after the purchase; in unsafe weather we offer another one.",
        eligibility:
          "Age 18+, or younger with the consent of a parent. Not suitable for people with heart conditions, during pregnancy or with mobility problems. The voucher is for one person.",
        safety: "",
        what_to_bring:
          "Flat closed shoes and clothes that may smell of tyres afterwards.\nYour identity card; under 18 also a parent’s written consent.",
      },
      cs: {
        name: "Drift taxi",
        description:
          "Deset minut na sedadle spolujezdce v závodním driftovacím voze. Sedíte ve skořepině, drží vás šestibodové pásy a člověk vedle vás se živí tím, že hází auto do zatáček zádí napřed. Dárek, který ještě nikdo nevrátil.",
        what_to_expect:
          "Nejprve krátká instruktáž a výběr helmy a kombinézy, potom 10 minut jízdy s několika koly v plném smyku a nakonec prohlídka depa s mechaniky. Celý program trvá přibližně 1 hodinu.",
        locations: "Autodrom Sosnová u České Lípy, ve vybraných termínech také Autodrom Most a Vysoké Mýto.",
        availability:
          "Sezóna trvá od jara do podzimu. Termín s vámi domluvíme po zakoupení, za nebezpečného počasí nabídneme náhradní.",
        eligibility:
          "Věk 18+, mladší se souhlasem rodičů. Nevhodné pro osoby se srdečním onemocněním, pro těhotné a pro osoby s pohybovým omezením. Poukaz platí pro jednu osobu.",
        safety: "",
        what_to_bring:
          "Pevné boty s plochou podrážkou a oblečení, které může být cítit od pneumatik.\nObčanský průkaz, do 18 let i písemný souhlas rodiče.",
      },
    },
  },
  "drift-course-basic": {
    features: [
      { en: "Six hours on a wet skid pad and on the track", cs: "Šest hodin na zkrápěné ploše a na trati" },
      { en: "School car, fuel and tyres included", cs: "Školní vůz, palivo i pneumatiky v ceně" },
      { en: "Four people and two instructors", cs: "Čtyři účastníci na dva instruktory" },
    ],
    words: {
      en: {
        name: "Drift Course: Basic",
        description:
          "One day with the Badger E36. You start with circles on a wet pad and end with your first linked corners: clutch kick, handbrake entry, throttle control and, above all, looking where you want to go.",
        what_to_expect:
          "Theory over coffee, circles and figures of eight on the wet pad, lunch, linking two corners on the track, and an evaluation with video.",
        locations: "Autodrom Sosnová near Česká Lípa.",
        availability: season.en,
        eligibility:
          "Driving licence of category B and age 18+. No experience needed. Bring closed shoes and clothes that may smell of rubber.",
        safety: "",
        what_to_bring:
          "Flat closed shoes, long trousers and something warm for the breaks.\nYour driving licence.",
      },
      cs: {
        name: "Kurz driftu: základní",
        description:
          "Jeden den s vozem Badger E36. Začnete kroužky na zkrápěné ploše a skončíte prvními spojenými zatáčkami: kopnutí do spojky, nájezd na ruční brzdu, práce s plynem a hlavně pohled tam, kam chcete jet.",
        what_to_expect:
          "Teorie u kávy, kroužky a osmičky na mokré ploše, oběd, spojení dvou zatáček na trati a vyhodnocení nad videem.",
        locations: "Autodrom Sosnová u České Lípy.",
        availability: season.cs,
        eligibility:
          "Řidičský průkaz skupiny B a věk 18+. Zkušenosti nepotřebujete. Vezměte si pevné boty a oblečení, které smí být cítit gumou.",
        safety: "",
        what_to_bring:
          "Pevné boty s plochou podrážkou, dlouhé kalhoty a něco teplého na přestávky.\nŘidičský průkaz.",
      },
    },
  },
  "drift-course-advanced": {
    features: [
      { en: "Full day of tandem practice", cs: "Celý den tréninku tandemů" },
      { en: "Telemetry and video of every run", cs: "Telemetrie a video z každé jízdy" },
      { en: "Set of rear tyres included", cs: "Sada zadních pneumatik v ceně" },
    ],
    words: {
      en: {
        name: "Drift Course: Advanced",
        description:
          "For those who can link a lap and want to go closer. Backwards entries, transitions at speed, lead and chase runs with our drivers, and judging as it is done in the championship: line, angle, style.",
        what_to_expect:
          "Setting up the car for the track, three blocks of solo runs scored out of 100, two blocks of tandem with an instructor in the lead car, data review in the evening.",
        locations: "Autodrom Sosnová and, on selected dates, Autodrom Most.",
        availability: season.en,
        eligibility:
          "Age 18+, driving licence, the basic course or comparable experience. In your own car with a cage and bucket seat, or in ours for a deposit.",
        safety: "",
        what_to_bring:
          "Flat closed shoes, long trousers and something warm for the breaks.\nYour driving licence.",
      },
      cs: {
        name: "Kurz driftu: pokročilí",
        description:
          "Pro ty, kdo umějí spojit celé kolo a chtějí blíž. Nájezdy zádí napřed, přeložení ve vysoké rychlosti, vedoucí a stíhací jízdy s našimi jezdci a hodnocení jako v mistrovství: stopa, úhel, styl.",
        what_to_expect:
          "Nastavení vozu na danou trať, tři bloky samostatných jízd hodnocených do 100 bodů, dva bloky tandemů s instruktorem ve vedoucím voze a večer rozbor dat.",
        locations: "Autodrom Sosnová, ve vybraných termínech také Autodrom Most.",
        availability: season.cs,
        eligibility:
          "Věk 18+, řidičský průkaz, základní kurz nebo srovnatelná zkušenost. Ve vlastním voze s rámem a skořepinou, nebo v našem oproti kauci.",
        safety: "",
        what_to_bring:
          "Pevné boty s plochou podrážkou, dlouhé kalhoty a něco teplého na přestávky.\nŘidičský průkaz.",
      },
    },
  },
};

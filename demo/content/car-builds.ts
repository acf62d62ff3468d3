import type { Both } from "./types.ts";

interface Build {
  build: string[];
  results: string[];
}

/** How each car is built and what it has won, as lines "what: how"; the results are those of the events and milestones. */
export const carBuilds: Record<string, Both<Build>> = {
  "kestrel-s14": {
    en: {
      build: [
        "Shell: S14 with a full tube rear and an FIA-pattern cage",
        "Engine: LS3 6.2 V8, 1.9-litre supercharger, dry sump, set back by 11 cm",
        "Gearbox: sequential four-speed, dog engagement",
        "Differential: quick-change, gears swapped in eight minutes",
        "Steering: 63 degrees of lock, our own knuckles",
        "Brakes: four-piston front, twin calipers and a hydraulic handbrake at the rear",
        "Tyres: 265/35 R18 rear, two pairs per battle",
        "Weight: 1,240 kg ready to drive, 53% at the front",
      ],
      results: [
        "Sosnová: 1st in qualifying, 2nd in the final",
        "Přerov: 2nd place",
        "Most: 2nd place, beaten by our own Comet",
      ],
    },
    cs: {
      build: [
        "Karoserie: S14 s trubkovou zádí a ochranným rámem podle předpisů FIA",
        "Motor: LS3 6,2 V8, kompresor 1,9 l, suchá skříň, posunutý o 11 cm dozadu",
        "Převodovka: čtyřstupňová sekvenční s nesynchronizovanými koly",
        "Diferenciál: rychlovýměnný, stálý převod měníme za osm minut",
        "Řízení: 63 stupňů rejdu, těhlice vlastní výroby",
        "Brzdy: vpředu čtyřpístkové, vzadu dva třmeny a hydraulická ruční brzda",
        "Pneumatiky: vzadu 265/35 R18, dva páry na souboj",
        "Hmotnost: 1\u00a0240\u00a0kg v pohotovostním stavu, 53 % vpředu",
      ],
      results: [
        "Sosnová: vítěz kvalifikace, 2. místo ve finále",
        "Přerov: 2. místo",
        "Most: 2. místo, porazil ho jen náš Comet",
      ],
    },
  },
  "comet-gt86": {
    en: {
      build: [
        "Shell: GT86, carbon doors and boot lid, welded-in cage",
        "Engine: 2JZ-GTE stroked to 3.1 litres, twin-scroll turbo, full boost from 3,200 rpm",
        "Gearbox: sequential six-speed",
        "Differential: quick-change, spool",
        "Steering: 60 degrees of lock, slower rack at Tereza’s request",
        "Brakes: four-piston front, hydraulic handbrake with a shorter lever",
        "Weight: 1,190 kg ready to drive",
      ],
      results: [
        "2024 and 2025: National champion, pro class",
        "Most: 1st place",
        "Třinec: 1st place",
        "Vysoké Mýto: 3rd place",
      ],
    },
    cs: {
      build: [
        "Karoserie: GT86, karbonové dveře a víko kufru, vevařený rám",
        "Motor: 2JZ-GTE s objemem 3,1 litru, dvoukomorové turbo, plný tlak od 3\u00a0200\u00a0otáček",
        "Převodovka: šestistupňová sekvenční",
        "Diferenciál: rychlovýměnný, pevná osa",
        "Řízení: 60 stupňů rejdu, na Terezino přání pomalejší hřeben",
        "Brzdy: vpředu čtyřpístkové, hydraulická ruční brzda s kratší pákou",
        "Hmotnost: 1\u00a0190\u00a0kg v pohotovostním stavu",
      ],
      results: [
        "2024 a 2025: titul v kategorii PRO",
        "Most: 1. místo",
        "Třinec: 1. místo",
        "Vysoké Mýto: 3. místo",
      ],
    },
  },
  "wolfram-e46": {
    en: {
      build: [
        "Shell: E46 coupé, cage extended to the rear towers",
        "Engine: M54B30 on forged pistons, single 62 mm turbo",
        "Gearbox: dog-engagement four-speed in an H pattern",
        "Differential: plate, 4.10 final drive",
        "Steering: 58 degrees of lock",
        "Weight: 1,290 kg ready to drive",
      ],
      results: ["Přerov: top 16, a former champion knocked out", "Třinec: top 16"],
    },
    cs: {
      build: [
        "Karoserie: E46 kupé, rám protažený až k zadním tlumičům",
        "Motor: M54B30 s kovanými písty, jedno turbo 62 mm",
        "Převodovka: čtyřstupňová nesynchronizovaná, řazení do H",
        "Diferenciál: lamelový, stálý převod 4,10",
        "Řízení: 58 stupňů rejdu",
        "Hmotnost: 1\u00a0290\u00a0kg v pohotovostním stavu",
      ],
      results: ["Přerov: nejlepších 16, vyřadil bývalého mistra", "Třinec: nejlepších 16"],
    },
  },
  "magnet-350z": {
    en: {
      build: [
        "Shell: 350Z with a full cage and two bucket seats",
        "Engine: VQ37VHR 3.7 V6, naturally aspirated",
        "Harnesses: six-point, for driver and passenger",
        "Intercom: yes, and Jiří does listen",
        "Weight: 1,480 kg with two people on board",
      ],
      results: [],
    },
    cs: {
      build: [
        "Karoserie: 350Z s plným rámem a dvěma skořepinami",
        "Motor: VQ37VHR 3,7 V6, atmosférický",
        "Pásy: šestibodové pro jezdce i spolujezdce",
        "Interkom: ano, a Jirka opravdu poslouchá",
        "Hmotnost: 1\u00a0480\u00a0kg i s posádkou",
      ],
      results: [],
    },
  },
  "ember-s13": {
    en: {
      build: [
        "Shell: S13 hatch with a bolt-in cage, later welded in",
        "Engine: SR20DET 2.0 turbo, 430 hp",
        "Gearbox: the standard five-speed, our fourth so far",
        "Steering: 52 degrees, drawn on a delivery note",
        "Weight: 1,130 kg ready to drive",
      ],
      results: ["2019: National champion, semi-pro class, four wins in six rounds"],
    },
    cs: {
      build: [
        "Karoserie: S13 hatchback, rám nejdřív šroubovaný, později vevařený",
        "Motor: SR20DET 2,0 turbo, 430 koní",
        "Převodovka: původní pětistupňová, dnes už čtvrtá v pořadí",
        "Řízení: 52 stupňů, nakreslené na dodacím listu",
        "Hmotnost: 1\u00a0130\u00a0kg v pohotovostním stavu",
      ],
      results: ["2019: titul v kategorii SEMI-PRO, čtyři výhry v šesti závodech"],
    },
  },
  "badger-e36": {
    en: {
      build: [
        "Shell: E36 saloon with a cage and whatever panels were to hand",
        "Engine: S50B32 3.2, naturally aspirated, 321 hp",
        "Differential: first welded, then plate",
        "Steering: 45 degrees, enough to learn on",
        "Weight: 1,270 kg ready to drive",
      ],
      results: ["2017: Sosnová, 27th in our first qualifying", "2018: Vysoké Mýto, 3rd place in the wet"],
    },
    cs: {
      build: [
        "Karoserie: sedan E36 s rámem a plechy, které byly zrovna po ruce",
        "Motor: S50B32 3,2, atmosférický, 321 koní",
        "Diferenciál: nejdřív zavařený, potom lamelový",
        "Řízení: 45 stupňů, na učení akorát",
        "Hmotnost: 1\u00a0270\u00a0kg v pohotovostním stavu",
      ],
      results: ["2017: Sosnová, 27. místo v naší první kvalifikaci", "2018: Vysoké Mýto, 3. místo na mokru"],
    },
  },
};

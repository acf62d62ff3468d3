import type { CarPhoto } from "./types.ts";

type Row = [file: string, name: string, en: string, cs: string];

function photos(car: string, rows: Row[]): CarPhoto[] {
  return rows.map(([file, name, en, cs], index) => ({
    picture: `cars/${car}-${file}.webp`,
    name,
    display_order: index + 1,
    translations: { en: { description: en }, cs: { description: cs } },
  }));
}

/** Photos of each car by the car's key, in the order of the car's page. */
export const carPhotos: Record<string, CarPhoto[]> = {
  "kestrel-s14": photos("kestrel-s14", [
    ["entry", "Entry", "Flat out into the first clipping zone", "Naplno do první clipping zóny"],
    [
      "wheel",
      "Front wheel",
      "Straight ahead for once: the angle kit turns it by up to sixty-three degrees",
      "Pro jednou rovně: rejdový kit stočí kolo až o šedesát tři stupňů",
    ],
    [
      "tandem",
      "Tandem",
      "Leading the Comet GT86 in a team tandem",
      "Vedoucí jízda v týmovém tandemu s vozem Comet GT86",
    ],
    [
      "cockpit",
      "Cockpit",
      "Sequential lever and the long hydraulic handbrake",
      "Sekvenční řadicí páka a dlouhá hydraulická ruční brzda",
    ],
    [
      "rear",
      "Rear",
      "Sliding away at night: the wing and the smoke, the view our rivals know best",
      "Smykem pryč do noci: křídlo a kouř, které soupeři znají nejlíp",
    ],
    [
      "garage",
      "Garage",
      "Friday evening in the workshop, alignment done",
      "Páteční večer v dílně, geometrie hotová",
    ],
    [
      "night",
      "Night run",
      "Night demo under the floodlights at Sosnová",
      "Noční ukázka pod reflektory v Sosnové",
    ],
  ]),
  "comet-gt86": photos("comet-gt86", [
    [
      "entry",
      "Entry",
      "Full lock on a wet track, seen from the stand",
      "Plný rejd na mokré trati, pohled z tribuny",
    ],
    [
      "garage",
      "Garage",
      "Tereza and the car, the night before qualifying",
      "Tereza a její vůz večer před kvalifikací",
    ],
    ["wheel", "Rear wheel", "Two laps old and already done", "Dvě kola a je po pneumatice"],
  ]),
  "wolfram-e46": photos("wolfram-e46", [
    ["entry", "Entry", "The long left at Most, fourth gear", "Dlouhá levá v Mostě na čtyřku"],
    ["evening", "Evening run", "Last practice of the day", "Poslední trénink dne"],
  ]),
  "magnet-350z": photos("magnet-350z", [
    [
      "entry",
      "Taxi run",
      "A passenger learning what a slip angle is",
      "Spolujezdec právě zjišťuje, co je úhel smyku",
    ],
    ["cockpit", "Passenger seat", "The seat you book with a voucher", "Sedadlo, na které platí váš poukaz"],
  ]),
  "ember-s13": photos("ember-s13", [
    [
      "entry",
      "Old times",
      "The car of the first title, still moving",
      "Vůz prvního titulu je pořád ve formě",
    ],
  ]),
  "badger-e36": photos("badger-e36", [
    ["entry", "School", "First linked corners at the drift school", "První spojené zatáčky ve škole driftu"],
    [
      "wheel",
      "Rear wheel",
      "Second-hand wheels for the rear, bought by the dozen",
      "Kola na zadek kupujeme z druhé ruky po tuctech",
    ],
  ]),
};

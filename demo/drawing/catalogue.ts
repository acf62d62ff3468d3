import { goodsKeys, hero, product } from "./goods.ts";
import { cockpit, engineBay, flag, helmetDetail, trophies, tyreStacks, wheelDetail } from "./objects.ts";
import type { CarKey } from "./palette.ts";
import { suits } from "./people.ts";
import { crowd, lineUp, marks, mountain, pitStop, podium, tent, trackMap, workshop } from "./places.ts";
import { portrait } from "./portraits.ts";
import type { Random } from "./random.ts";
import { type Pose, type Setting, slide, track } from "./track-scenes.ts";

export interface Picture {
  file: string;
  width: number;
  height: number;
  draw: (random: Random) => string;
}

type Draw = Picture["draw"];

const pose = (key: CarKey, yaw: number, x: number, y: number, scale: number, steer?: number): Pose => ({
  key,
  yaw,
  x,
  y,
  scale,
  steer,
});
const run =
  (poses: Pose[], setting?: Setting): Draw =>
  (random) =>
    slide(random, poses, setting);
const solo = (key: CarKey, yaw: number, setting?: Setting): Draw =>
  run(
    [
      pose(
        key,
        yaw,
        Math.cos((yaw * Math.PI) / 180) > 0 ? 880 : 720,
        830,
        245,
        Math.abs(yaw) > 90 && yaw > 0 ? -30 : -32,
      ),
    ],
    setting,
  );
const marek = suits["marek-havlin"];
const tereza = suits["tereza-vondrakova"];
if (!marek || !tereza) throw new Error("The drivers have no suits");

const low: Setting = { pitch: 5, horizon: 470, lights: [[1250, 70, 1.1, -8]] };
const trees: Setting = {
  behind: "trees",
  lights: [
    [240, 80, 1, 8],
    [1080, 40, 0.9, -4],
  ],
};
const dusk: Setting = { behind: "hills", sky: "dusk", lights: [[1380, 120, 0.8, -8]] };
const rain: Setting = {
  rain: true,
  lights: [
    [520, 60, 1, 4],
    [1440, 100, 0.9, -10],
  ],
};
const high: Setting = {
  pitch: 20,
  horizon: 380,
  lights: [
    [160, 60, 0.9, 8],
    [1440, 60, 0.9, -8],
  ],
};

const wide: Record<string, Draw> = {
  "cars/kestrel-s14": solo("kestrel", 36),
  "cars/comet-gt86": solo("comet", 148, trees),
  "cars/wolfram-e46": solo("wolfram", 30, low),
  "cars/magnet-350z": solo("magnet", 40, high),
  "cars/ember-s13": solo("ember", 150, dusk),
  "cars/badger-e36": solo("badger", 27, { behind: "hills" }),
  "cars/kestrel-s14-entry": solo("kestrel", -32, high),
  "cars/kestrel-s14-wheel": (r) => wheelDetail(r, "kestrel", "front"),
  "cars/kestrel-s14-tandem": run(
    [pose("kestrel", 146, 500, 750, 190), pose("comet", 148, 1080, 850, 205)],
    trees,
  ),
  "cars/kestrel-s14-cockpit": (r) => cockpit(r, "kestrel"),
  "cars/kestrel-s14-engine": (r) => engineBay(r, "kestrel"),
  "cars/kestrel-s14-garage": (r) => workshop(r, "kestrel"),
  "cars/kestrel-s14-night": solo("kestrel", 62, low),
  "cars/comet-gt86-entry": solo("comet", -38, rain),
  "cars/comet-gt86-garage": (r) => workshop(r, "comet", ["tereza-vondrakova"]),
  "cars/comet-gt86-wheel": (r) => wheelDetail(r, "comet", "rear"),
  "cars/wolfram-e46-entry": solo("wolfram", 142, high),
  "cars/wolfram-e46-night": solo("wolfram", -150, trees),
  "cars/magnet-350z-entry": solo("magnet", 152, trees),
  "cars/magnet-350z-cockpit": (r) => cockpit(r, "magnet"),
  "cars/ember-s13-entry": solo("ember", 34, rain),
  "cars/ember-s13-garage": (r) => workshop(r, "ember", ["petr-dlask"]),
  "cars/badger-e36-entry": solo("badger", 144, dusk),
  "cars/badger-e36-wheel": (r) => wheelDetail(r, "badger", "rear"),
  "gallery/kestrel-smoke": solo("kestrel", 24, { ...low, smoke: 1 }),
  "gallery/tandem-doors": run([pose("wolfram", 32, 1090, 730, 175), pose("kestrel", 36, 660, 870, 215)]),
  "gallery/helmet": (r) => helmetDetail(r, marek),
  "gallery/floodlights": (r) =>
    track(r, {
      behind: "trees",
      lights: [
        [180, 240, 0.7, -8],
        [560, 130, 1, -4],
        [1020, 110, 1.05, 4],
        [1420, 220, 0.75, 8],
      ],
      rain: true,
    }),
  "gallery/comet-chase": solo("comet", 38, high),
  "gallery/paddock-tent": (r) => tent(r, "kestrel"),
  "gallery/tyre-stacks": tyreStacks,
  "gallery/trophies": () => trophies(),
  "gallery/track-map": () => trackMap(),
  "gallery/crowd": (r) => crowd(r),
  "gallery/flag": flag,
  "gallery/wheel-detail": (r) => wheelDetail(r, "wolfram", "front"),
  "gallery/wolfram-rain": solo("wolfram", 148, rain),
  "gallery/pit-stop": (r) => pitStop(r, "comet"),
  "gallery/podium": podium,
  "gallery/marks": marks,
  "gallery/ember-classic": solo("ember", 40, trees),
  "gallery/three-wide": run(
    [pose("kestrel", 36, 1240, 690, 140), pose("comet", 36, 830, 780, 170), pose("ember", 36, 360, 900, 205)],
    high,
  ),
  "gallery/cockpit": (r) => cockpit(r, "comet"),
  "gallery/drivers": (r) => lineUp(r, ["tereza-vondrakova", "marek-havlin", "ondrej-kalista"]),
  "gallery/badger-school": (r) => product("drift-course-basic", r).replace(/^<g transform="[^"]*">/, "<g>"),
  "gallery/workshop": (r) => workshop(r, "wolfram", ["jan-bures", "petr-dlask"]),
  "gallery/magnet-taxi": solo("magnet", 28, { behind: "hills" }),
  "gallery/mountain-dusk": mountain,
  "events/rain": run([pose("comet", 34, 900, 820, 215)], rain),
  "events/crowd": (r) => crowd(r, "cold"),
  "events/podium": podium,
  "events/night": solo("comet", 58, low),
  "events/start": run([pose("ember", 86, 1080, 720, 190, 0), pose("kestrel", 82, 540, 820, 225, 0)], {
    smoke: 0.7,
  }),
  "events/paddock": (r) => tent(r, "magnet", ["klara-smetakova", "jiri-zdarsky"]),
  "events/mountain": mountain,
  "events/tandem": run([pose("kestrel", 150, 540, 740, 175), pose("wolfram", 144, 980, 870, 215)], dusk),
  "blog/night-sosnova": run([pose("comet", -30, 1120, 720, 165), pose("kestrel", -34, 620, 870, 215)], trees),
  "blog/angle-kit": (r) => wheelDetail(r, "comet", "front"),
  "blog/taxi-safety": solo("magnet", 46, rain),
  "blog/tandem": run([pose("kestrel", 148, 560, 720, 170), pose("comet", 152, 930, 870, 220)]),
  "blog/rookie": (r) => workshop(r, "wolfram", ["ondrej-kalista"]),
  "blog/ls-swap": (r) => engineBay(r, "wolfram"),
  "blog/qualifying": () => trackMap(),
  "blog/klaras-week": (r) => tent(r, "comet", ["klara-smetakova"]),
  "blog/handbrake": (r) => cockpit(r, "wolfram"),
  "blog/first-taxi": (r) => lineUp(r, ["jiri-zdarsky", "klara-smetakova"]),
  "blog/spotter": (r) => helmetDetail(r, tereza),
  "blog/dyno": (r) => workshop(r, "comet", ["lukas-rehounek"]),
  "blog/anniversary": solo("badger", 38, dusk),
};

const of = (
  folder: string,
  keys: string[],
  width: number,
  height: number,
  draw: (key: string, random: Random) => string,
): Picture[] =>
  keys.map((key) => ({ file: `${folder}/${key}.webp`, width, height, draw: (random) => draw(key, random) }));

/** Every picture of the demo but the logos. */
export const pictures: Picture[] = [
  { file: "hero/night-tandem.webp", width: 2400, height: 1350, draw: hero },
  ...of("team", Object.keys(suits), 1000, 1250, portrait),
  ...of("products", goodsKeys, 1200, 1200, product),
  ...Object.entries(wide).map(([name, draw]) => ({ file: `${name}.webp`, width: 1600, height: 1067, draw })),
];

import { car } from "./car.ts";
import { hot, ice } from "./palette.ts";
import type { Random } from "./random.ts";
import { puff } from "./scene.ts";
import { slide } from "./track-scenes.ts";

const S = 1200;

function studio(tint: "cold" | "ember"): string {
  return `<rect width="${S}" height="${S}" fill="#151b20"/><polygon points="760,0 1080,0 826,1200 506,1200" fill="#1d252c"/><circle cx="600" cy="540" r="640" fill="url(#${tint})"/><rect y="930" width="${S}" height="270" fill="url(#fade)"/>`;
}

const shadow = (y: number, rx: number) =>
  `<ellipse cx="600" cy="${y}" rx="${rx}" ry="34" fill="#000" opacity=".65" filter="url(#soft)"/>`;
const label = (x: number, y: number, size: number, text: string, fill: string) =>
  `<text x="${x}" y="${y}" font-family="Liberation Sans Narrow" font-weight="700" font-style="italic" font-size="${size}" text-anchor="middle" fill="${fill}">${text}</text>`;
const kestrel = (x: number, y: number, scale: number, steer = -32) =>
  car("kestrel", { yaw: 34, pitch: 9, scale, x, y }, steer);

/** A square cut from a wide track scene, with its middle at `middle`. */
const square = (scene: string, middle = 800) =>
  `<g transform="translate(${600 - middle * 1.125} 0) scale(1.125)">${scene}</g>`;

const print = `<g transform="translate(600 560) scale(.8)">${label(0, -70, 150, "LÍPA", "#eef3f7")}<path d="M-250 -40H270L256 -22H-254z" fill="${hot}"/></g>${kestrel(600, 700, 64)}`;

function shirt(hood: boolean): string {
  const cloth = hood ? "#2a333b" : "#20272d";
  const sleeves = hood
    ? `<path d="M330 300L150 860L290 910L400 560zM870 300L1050 860L910 910L800 560z" fill="${cloth}"/><path d="M330 300L150 860L210 880L380 420z" fill="#000" opacity=".3"/><path d="M944 410L1012 640" stroke="${hot}" stroke-width="26"/><path d="M150 860L290 910L278 950L136 898zM1050 860L910 910L922 950L1064 898z" fill="#12171b"/>`
    : `<path d="M350 250L120 470L250 610L390 480zM850 250L1080 470L950 610L810 480z" fill="${cloth}"/><path d="M350 250L120 470L190 540L380 360z" fill="#000" opacity=".3"/><path d="M1000 430L890 530" stroke="${hot}" stroke-width="22"/>`;
  const neck = hood
    ? `<path d="M420 300C400 120 800 120 780 300L600 400z" fill="#1b2127"/><path d="M470 290C470 190 730 190 730 290L600 370z" fill="#0c0f12"/><path d="M572 372V440M628 372V440" stroke="#e9eff3" stroke-width="9"/><path d="M440 850H760L800 990H400z" fill="#222a31" stroke="#151a1f" stroke-width="5"/>`
    : '<path d="M474 216Q600 318 726 216L706 206Q600 284 494 206z" fill="#39444d"/>';
  return `${shadow(1040, 330)}${sleeves}<path d="M350 250${hood ? "Q600 200 " : "L480 212Q600 316 720 212L"}850 250L830 1030H370z" fill="${cloth}"/><path d="M350 250L370 1030H470L430 420z" fill="#000" opacity=".28"/><path d="M790 380L780 1030H830L850 250z" fill="${ice}" opacity=".12"/>${neck}<g transform="translate(0 ${hood ? 60 : 0})">${print}</g>`;
}

const goods: Record<string, (random: Random) => string> = {
  "drift-taxi": () =>
    `${studio("ember")}${shadow(900, 460)}<g transform="rotate(-6 600 600)"><rect x="90" y="290" width="1020" height="600" rx="18" fill="#f2f5f7"/><polygon points="90,290 760,290 632,890 90,890" fill="#0e1114"/><polygon points="760,290 800,290 672,890 632,890" fill="${hot}"/>${label(330, 410, 96, "DRIFT TAXI", "#eef3f7")}<path d="M142 440H520" stroke="${hot}" stroke-width="8"/>${label(940, 470, 150, "10", "#0e1114")}${label(940, 540, 58, "MIN", hot)}<path d="M840 600V840" stroke="#aab6bf" stroke-width="5" stroke-dasharray="14 12"/><g fill="#0e1114">${[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => `<rect x="880" y="${610 + i * 23}" width="${[150, 120, 160, 90, 140, 160, 110, 150, 130, 160][i]}" height="${i % 3 ? 9 : 15}"/>`).join("")}</g><circle cx="90" cy="590" r="34" fill="#151b20"/><circle cx="1110" cy="590" r="34" fill="#151b20"/>${car("magnet", { yaw: 36, pitch: 9, scale: 132, x: 430, y: 790 }, -32)}</g>`,
  "drift-taxi-seat": () =>
    `${studio("cold")}${shadow(1050, 300)}<path d="M380 200Q600 70 820 200L860 500L900 760Q760 850 600 850T300 760L340 500z" fill="#232b32"/><path d="M430 240Q600 140 770 240L790 480H410z" fill="#151a1f"/><path d="M410 500H790L820 730Q600 790 380 730z" fill="#171d22"/><path d="M300 760Q600 880 900 760L930 960Q600 1090 270 960z" fill="#2b343c"/><path d="M360 830Q600 900 840 830L860 930Q600 1010 340 930z" fill="#151a1f"/><path d="M500 150L560 620L600 760L640 620L700 150" fill="none" stroke="${hot}" stroke-width="54" stroke-linejoin="round"/><path d="M300 730L600 760L900 730M600 760L560 960M600 760L640 960" stroke="${hot}" stroke-width="46" fill="none"/><circle cx="600" cy="760" r="52" fill="#b8c4cd"/><circle cx="600" cy="760" r="26" fill="#e23b12"/><rect x="470" y="210" width="70" height="20" fill="#12161a"/><rect x="660" y="210" width="70" height="20" fill="#12161a"/>${label(600, 470, 70, "LÍPA", "#66737d")}`,
  "team-t-shirt": () => studio("cold") + shirt(false),
  "team-hoodie": () => studio("ember") + shirt(true),
  "team-cap": () =>
    `${studio("cold")}${shadow(850, 430)}<path d="M190 720C170 420 340 270 560 270C780 270 880 440 880 690Q540 600 190 720z" fill="#2a333b"/><path d="M190 720C170 420 340 270 560 270C430 350 350 500 340 682Q260 694 190 720z" fill="#000" opacity=".3"/><path d="M560 270C480 390 460 530 466 658M560 270C690 370 730 520 730 662" fill="none" stroke="#151a1f" stroke-width="5"/><circle cx="560" cy="268" r="20" fill="${hot}"/><path d="M600 652Q760 640 880 690Q1060 720 1120 800Q1100 834 1020 822Q800 740 560 748Q520 690 600 652z" fill="#161b20"/><path d="M566 740Q810 732 1110 806" fill="none" stroke="${hot}" stroke-width="10"/><path d="M190 720Q380 652 560 654" fill="none" stroke="#12171b" stroke-width="12"/><polygon points="770,660 842,672 760,380 716,330" fill="${hot}"/>${label(590, 560, 116, "LÍPA", "#eef3f7")}`,
  "kestrel-model-1-43": () =>
    `${studio("ember")}${shadow(900, 480)}<path d="M130 760L1070 760L1130 880H70z" fill="#2b343b"/><path d="M70 880H1130V960H70z" fill="#101418"/><rect x="450" y="896" width="300" height="50" fill="#b8c4cd"/>${label(600, 936, 42, "1:43 · 117/500", "#0e1114")}${kestrel(600, 805, 172)}<path d="M110 240H1090V860H110z" fill="#dff2ff" opacity=".05"/><path d="M110 860V240H1090V860" fill="none" stroke="#dff2ff" stroke-width="5" opacity=".5"/><polygon points="200,240 380,240 248,860 140,860 140,520" fill="#fff" opacity=".07"/>`,
  "sticker-set": () => {
    const sticker = (x: number, y: number, turn: number, art: string) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})">${art}</g>`;
    const box = (w: number, h: number, fill: string, text: string, colour: string, size: number) =>
      `<polygon points="${-w / 2},${-h / 2} ${w / 2},${-h / 2} ${w / 2 - h * 0.21},${h / 2} ${-w / 2 - h * 0.21},${h / 2}" fill="${fill}" stroke="#fff" stroke-width="12"/>${label(-h * 0.1, size * 0.35, size, text, colour)}`;
    return `${studio("cold")}${sticker(370, 270, -8, box(460, 170, hot, "LÍPA DRIFT", "#fff", 92))}${sticker(850, 320, 7, `<circle r="150" fill="#0e1114" stroke="#fff" stroke-width="14"/><circle r="112" fill="none" stroke="${hot}" stroke-width="10"/>${label(0, 46, 130, "17", "#fff")}`)}${sticker(300, 560, 5, box(300, 130, "#0e1114", "63°", ice, 96))}${sticker(680, 620, -5, `<rect x="-260" y="-130" width="520" height="270" rx="20" fill="#f2f5f7"/>${car("comet", { yaw: 30, pitch: 9, scale: 96, x: 0, y: 96 }, -30)}`)}${sticker(980, 830, 10, box(230, 130, "#d8ff3e", "46", "#0e1114", 104))}${sticker(330, 860, -4, `<rect x="-230" y="-140" width="460" height="280" rx="20" fill="#16191c" stroke="#fff" stroke-width="12"/>${car("badger", { yaw: 145, pitch: 9, scale: 88, x: 0, y: 92 }, 30)}`)}${sticker(720, 960, 4, box(330, 120, "#1583d6", "TANDEM", "#fff", 84))}${sticker(560, 440, 12, `<path d="M0 -70L66 44H-66z" fill="#ffcc33" stroke="#fff" stroke-width="10"/>`)}`;
  },
  "key-ring": () =>
    `${studio("ember")}${shadow(1010, 240)}<circle cx="600" cy="270" r="150" fill="none" stroke="#6f7d88" stroke-width="30"/><circle cx="600" cy="270" r="150" fill="none" stroke="#cfdae2" stroke-width="9"/><path d="M600 400v110" stroke="#8a98a3" stroke-width="40"/><g transform="rotate(6 600 500)"><rect x="400" y="490" width="400" height="480" rx="56" fill="#b8c4cd"/><rect x="400" y="490" width="140" height="480" rx="56" fill="#7d8b96"/><rect x="444" y="580" width="312" height="346" rx="24" fill="#0a0c0e"/>${[0, 1, 2, 3, 4].map((i) => `<path d="M456 ${620 + i * 66}l90 -26v28l-90 26zM744 ${620 + i * 66}l-90 -26v28l90 26z" fill="#252d33"/><rect x="574" y="${598 + i * 66}" width="52" height="44" rx="6" fill="#1b2127"/>`).join("")}<circle cx="600" cy="534" r="24" fill="#151b20"/><polygon points="444,880 756,880 750,908 444,908" fill="${hot}"/></g>`,
  "wall-calendar": (random) =>
    `${studio("cold")}${shadow(1110, 360)}<rect x="230" y="110" width="740" height="980" fill="#eef3f7"/><svg x="250" y="150" width="700" height="467" viewBox="0 0 1600 1067">${slide(random, [{ key: "ember", yaw: 30, x: 850, y: 840, scale: 250 }], { behind: "trees", sky: "dusk" })}</svg><g fill="#0e1114">${Array.from({ length: 35 }, (_, i) => `<rect x="${276 + (i % 7) * 94}" y="${700 + Math.floor(i / 7) * 72}" width="60" height="42" fill="${i % 7 > 4 ? hot : "#26303a"}" opacity="${i === 19 || i === 20 ? 1 : 0.28}"/>`).join("")}</g>${Array.from({ length: 19 }, (_, i) => `<rect x="${252 + i * 38}" y="92" width="10" height="42" rx="5" fill="#7d8b96"/>`).join("")}`,
  "drift-course-basic": (random) => {
    const cones = [
      [250, 900],
      [520, 985],
      [860, 990],
      [1240, 940],
      [1400, 800],
    ]
      .map(
        ([x, y]) =>
          `<path d="M${(x ?? 0) - 46} ${y}h92l-14 -14h-14L${(x ?? 0) + 8} ${(y ?? 0) - 110}h-16L${(x ?? 0) - 22} ${(y ?? 0) - 14}h-14z" fill="${hot}"/><path d="M${(x ?? 0) - 18} ${(y ?? 0) - 46}h36l6 20h-48z" fill="#fff"/>`,
      )
      .join("");
    return square(
      slide(random, [{ key: "badger", yaw: 36, x: 820, y: 820, scale: 205 }], {
        behind: "trees",
        rain: true,
        smoke: 0.6,
      }) + cones,
    );
  },
  "drift-course-advanced": (random) =>
    square(
      slide(
        random,
        [
          { key: "wolfram", yaw: 28, x: 640, y: 690, scale: 140 },
          { key: "kestrel", yaw: 34, x: 900, y: 860, scale: 190 },
        ],
        {},
      ),
    ),
};

export const goodsKeys = Object.keys(goods);

/** A product of the shop, 1200 by 1200. */
export function product(key: string, random: Random): string {
  const draw = goods[key];
  if (!draw) throw new Error(`No drawing for the product ${key}`);
  return draw(random);
}

/** The full-bleed opening picture, 2400 by 1350: a team tandem at night. */
export function hero(random: Random): string {
  const scene = slide(
    random,
    [
      { key: "kestrel", yaw: 34, x: 1110, y: 720, scale: 200 },
      { key: "comet", yaw: 38, x: 520, y: 810, scale: 185 },
    ],
    {
      lights: [
        [170, 60, 1, 8],
        [760, 20, 0.9, 0],
        [1420, 70, 1, -10],
      ],
      horizon: 430,
    },
  );
  return `<g transform="translate(0 -40) scale(1.5)">${scene}</g>${puff(random, 300, 1200, 900, 0.4)}`;
}

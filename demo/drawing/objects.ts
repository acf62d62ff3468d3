import { car } from "./car.ts";
import { type CarKey, hot, ice, liveries } from "./palette.ts";
import { helmet, type Suit } from "./people.ts";
import type { Random } from "./random.ts";
import { floodlight, H, puff, ridge, road, trail, W } from "./scene.ts";
import { n } from "./space.ts";

const night = (extra = "") => `<rect width="${W}" height="${H}" fill="url(#sky)"/>${extra}`;

/** A wheel that fills the picture; the front one stands at full lock. */
export function wheelDetail(random: Random, key: CarKey, which: "front" | "rear"): string {
  const front = which === "front";
  const view = { yaw: front ? 28 : -24, pitch: 6, scale: 900, x: front ? -240 : 1780, y: 960, roll: -2 };
  return [
    night(floodlight(1250, 110, 1.1, 10)),
    ridge(random, 560, 120, "#10161b", true),
    road(random, 560),
    trail(random, front ? 60 : 700, 900, front ? -300 : -1000, -500, 620, 22, 0.8),
    car(key, view, front ? -42 : -20),
    trail(random, front ? 200 : 560, 1030, -900, -60, 380, 16, 0.8),
  ].join("");
}

export function helmetDetail(random: Random, look: Suit): string {
  const puffs = (count: number, y: number, opacity: number) =>
    Array.from({ length: count }, () =>
      puff(random, random() * W, y + random() * 260, 420 + random() * 360, opacity),
    ).join("");
  return `${night(floodlight(260, 120, 1.2, -10) + floodlight(1390, 200, 0.8, 8))}<polygon points="980,0 1330,0 1100,1067 750,1067" fill="${look.helmet}" opacity=".16"/>${puffs(9, 420, 0.35)}<g transform="translate(800 540) rotate(-4) scale(2.05)">${helmet(look, 34, "hd")}</g>${puffs(9, 960, 0.6)}`;
}

/** Steering wheel, display and levers, seen from the seat. */
export function cockpit(random: Random, key: CarKey): string {
  const { body, accent } = liveries[key];
  const second = accent === "#0e1114" ? ice : accent;
  const bars = Array.from(
    { length: 14 },
    (_, i) =>
      `<rect x="${-150 + i * 22}" y="-58" width="16" height="20" fill="${i < 8 ? ice : i < 11 ? "#ffcc33" : hot}"/>`,
  ).join("");
  const lever = (x: number, height: number, lean: number, knob: string) =>
    `<g transform="translate(${x} 1080) rotate(${lean})"><rect x="-17" y="${-height}" width="34" height="${height}" rx="12" fill="#39444d"/><rect x="-17" y="${-height}" width="10" height="${height}" fill="#7d8d99" opacity=".5"/><rect x="-29" y="${-height - 70}" width="58" height="170" rx="26" fill="${knob}"/></g>`;
  return [
    night(
      floodlight(420, 60, 0.8, 8) + floodlight(1180, 40, 0.9, -8) + ridge(random, 400, 90, "#0c1115", true),
    ),
    `<g transform="translate(0 -120)">${road(random, 500)}</g>`,
    trail(random, 1500, 420, -900, -60, 240, 16, 0.5),
    `<path d="M-20 -20H150L420 470H-20zM1620 -20H1490L1250 470H1620z" fill="#0a0d10"/><path d="M150 -20L420 470M1490 -20L1250 470" stroke="${body}" stroke-width="30"/>`,
    `<path d="M-20 520Q800 380 1620 520V1080H-20z" fill="#12171b"/><path d="M-20 520Q800 380 1620 520" fill="none" stroke="${ice}" stroke-width="5" opacity=".5"/>`,
    `<g transform="translate(610 560)"><rect x="-190" y="-90" width="380" height="200" rx="16" fill="#05070a" stroke="#39444d" stroke-width="6"/>${bars}<text x="0" y="64" font-family="Liberation Sans Narrow" font-weight="700" font-style="italic" font-size="112" fill="#eef3f7" text-anchor="middle">3</text><text x="-110" y="60" font-family="Liberation Sans Narrow" font-size="40" fill="${ice}" text-anchor="middle">92°</text><text x="112" y="60" font-family="Liberation Sans Narrow" font-size="40" fill="${hot}" text-anchor="middle">7200</text></g>`,
    `<g transform="translate(610 850) rotate(-64)"><circle r="270" fill="none" stroke="#07090b" stroke-width="62"/><circle r="270" fill="none" stroke="#232a30" stroke-width="46"/><path d="M-34 -292h68v46h-68z" fill="${body}"/><path d="M-250 -22L-60 -40V40L-250 22zM250 -22L60 -40V40L250 22zM-24 250L-38 60H38L24 250z" fill="#303a42"/><circle r="86" fill="#0b0e11" stroke="${second}" stroke-width="8"/><circle r="30" fill="${body}"/></g>`,
    lever(1120, 300, 10, "#1c2227"),
    lever(1330, 430, -8, body),
    '<ellipse cx="800" cy="1080" rx="1000" ry="220" fill="url(#fade)"/>',
  ].join("");
}

/** A supercharged V8 from above, between two painted wings. */
export function engineBay(_random: Random, key: CarKey): string {
  const { body, shade } = liveries[key];
  const cover = (side: 1 | -1) =>
    `<g transform="translate(${800 + side * 290} 520) rotate(${side * 5})"><rect x="-88" y="-340" width="176" height="680" rx="34" fill="${hot}"/><rect x="-88" y="-340" width="60" height="680" rx="30" fill="#000" opacity=".3"/>${[0, 1, 2, 3].map((i) => `<rect x="-60" y="${-290 + i * 160}" width="120" height="94" rx="16" fill="#161b20"/><path d="M${side * 50} ${-245 + i * 160}Q${side * 180} ${-230 + i * 160} ${side * 250} ${-170 + i * 160}" fill="none" stroke="#5c6a75" stroke-width="34"/><circle cy="${-243 + i * 160}" r="15" fill="${ice}"/>`).join("")}</g>`;
  const ribs = Array.from(
    { length: 11 },
    (_, i) => `<path d="M690 ${270 + i * 50}h220" stroke="#56636d" stroke-width="14"/>`,
  ).join("");
  return `<rect width="${W}" height="${H}" fill="#0b0e11"/><rect x="170" y="40" width="1260" height="990" rx="60" fill="#181e23"/>${cover(-1)}${cover(1)}<rect x="640" y="210" width="320" height="620" rx="46" fill="#2f3941"/><rect x="655" y="225" width="90" height="590" rx="40" fill="#8fa0ac" opacity=".35"/>${ribs}<circle cx="800" cy="900" r="96" fill="#0b0e11" stroke="#7d8d99" stroke-width="22"/><circle cx="640" cy="960" r="52" fill="#0b0e11" stroke="#7d8d99" stroke-width="14"/><circle cx="985" cy="950" r="60" fill="#0b0e11" stroke="#7d8d99" stroke-width="14"/><path d="M600 925L800 805L1040 910" fill="none" stroke="#050607" stroke-width="18"/><path d="M800 210C800 120 1000 130 1180 120" fill="none" stroke="#8796a1" stroke-width="86"/><path d="M800 190C810 110 1000 110 1180 98" fill="none" stroke="#cfdae2" stroke-width="14" opacity=".6"/><path d="M230 60L1370 180M1370 60L230 180" stroke="#3b4650" stroke-width="24"/><polygon points="0,0 210,0 120,1067 0,1067" fill="${body}"/><polygon points="1600,0 1390,0 1480,1067 1600,1067" fill="${shade}"/><polygon points="210,0 232,0 142,1067 120,1067" fill="#000" opacity=".5"/><circle cx="420" cy="0" r="900" fill="url(#cold)"/>`;
}

export function flag(random: Random): string {
  const cells: string[] = [];
  const at = (u: number, v: number): string => {
    const x = 360 + u * 960;
    const wave = Math.sin(u * 7.2 - 0.6) * 52 * (0.25 + u);
    return `${n(x + v * 60)},${n(230 + v * 470 + wave - u * 60)}`;
  };
  for (let i = 0; i < 10; i++)
    for (let j = 0; j < 6; j++) {
      const [u, v] = [i / 10, j / 6];
      const tone = 0.5 + 0.5 * Math.cos((u + 0.05) * 7.2 - 0.6);
      const white = Math.round(130 + tone * 118);
      const black = Math.round(10 + tone * 26);
      const c = (i + j) % 2 ? white : black;
      const fill = `rgb(${c},${c + 3},${c + 7})`;
      cells.push(
        `<polygon points="${at(u, v)} ${at(u + 0.1, v)} ${at(u + 0.1, v + 1 / 6)} ${at(u, v + 1 / 6)}" fill="${fill}" stroke="${fill}" stroke-width="1.5"/>`,
      );
    }
  return `${night(floodlight(1250, 110, 1.3, 12) + floodlight(250, 150, 0.9, -8))}${ridge(random, 900, 130, "#0d1216", true)}${trail(random, 1500, 960, -1500, -120, 420, 24, 0.5)}<path d="M340 190L470 1080" stroke="#5a6772" stroke-width="20"/><path d="M337 190L467 1080" stroke="#cfdae2" stroke-width="5"/>${cells.join("")}<rect y="740" width="${W}" height="330" fill="url(#fade)"/>`;
}

/** One cup, 200 units wide and 330 high, standing on (0, 0). */
export function cup(metal: string, dark: string): string {
  return `<path d="M-62 0H62L52 -46H-52z" fill="#15191d"/><path d="M-52 -46H52V-58H-52z" fill="${dark}"/><path d="M-14 -58L-9 -140H9L14 -58z" fill="${dark}"/><path d="M-84 -320C-84 -220 -60 -150 0 -136C60 -150 84 -220 84 -320z" fill="${metal}"/><path d="M-84 -320C-84 -220 -60 -150 0 -136C-36 -160 -48 -230 -46 -320z" fill="${dark}"/><path d="M26 -320h16C42 -240 36 -200 22 -170C26 -220 28 -260 26 -320z" fill="#fff" opacity=".65"/><ellipse cy="-320" rx="84" ry="14" fill="${dark}"/><path d="M-82 -296C-140 -300 -138 -200 -58 -196M82 -296C140 -300 138 -200 58 -196" fill="none" stroke="${metal}" stroke-width="13"/><rect x="-30" y="-34" width="60" height="20" fill="${metal}"/>`;
}

export function trophies(): string {
  const row = [
    [230, 1.25],
    [500, 1.55],
    [800, 1.95],
    [1100, 1.55],
    [1370, 1.25],
  ].map(
    ([x, k], i) =>
      `<ellipse cx="${x}" cy="812" rx="${n(110 * (k ?? 1))}" ry="16" fill="#000" opacity=".6" filter="url(#soft)"/><g transform="translate(${x} 812) scale(${k})">${i % 2 ? cup("#c3ced6", "#6f7d88") : cup("#f0b34a", "#a36a1c")}</g>`,
  );
  return `<rect width="${W}" height="${H}" fill="#11161a"/><circle cx="800" cy="330" r="800" fill="url(#ember)" opacity=".9"/><polygon points="700,-20 900,-20 1500,812 100,812" fill="url(#cone)" opacity=".5"/><rect y="806" width="${W}" height="48" fill="#3b2a20"/><rect y="806" width="${W}" height="6" fill="#a36a4a"/><rect y="854" width="${W}" height="213" fill="#0a0d10"/>${row.join("")}`;
}

/** A tyre lying flat, 240 units wide, its upper side at (0, 0). */
const tyre = (band: string) =>
  `<path d="M-120 0V56A120 34 0 0 0 120 56V0z" fill="#14191d"/><path d="M-120 22A120 34 0 0 0 120 22" fill="none" stroke="#333d45" stroke-width="5"/><path d="M-120 40A120 34 0 0 0 120 40" fill="none" stroke="#333d45" stroke-width="5"/><ellipse rx="120" ry="34" fill="#2c353d"/><ellipse rx="96" ry="26" fill="none" stroke="${band}" stroke-width="4" opacity=".75"/><ellipse rx="62" ry="16" fill="#050607"/>`;

export function tyreStacks(random: Random): string {
  const stack = (x: number, y: number, count: number, k: number) =>
    Array.from(
      { length: count },
      (_, i) =>
        `<g transform="translate(${n(x + (random() - 0.5) * 26)} ${n(y - i * 62 * k)}) scale(${k})">${tyre(i % 3 === 1 ? hot : "#aebbc5")}</g>`,
    ).join("");
  return `${night(floodlight(1180, 90, 1.1, 10))}${ridge(random, 560, 120, "#0d1216", true)}${road(random, 560)}${stack(330, 740, 5, 1)}${stack(620, 760, 7, 1)}${stack(1290, 750, 4, 1)}${stack(470, 900, 5, 1.35)}${stack(860, 920, 3, 1.35)}${stack(1150, 900, 6, 1.35)}${trail(random, 1500, 960, -700, -80, 300, 12, 0.45)}<rect y="800" width="${W}" height="270" fill="url(#fade)"/>`;
}

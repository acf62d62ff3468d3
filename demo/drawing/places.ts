import { car } from "./car.ts";
import { cup } from "./objects.ts";
import { type CarKey, hot, ice } from "./palette.ts";
import { type Arms, person, suits } from "./people.ts";
import type { Random } from "./random.ts";
import { floodlight, H, puff, ridge, road, streaks, trail, W } from "./scene.ts";
import { n } from "./space.ts";
import { track } from "./track-scenes.ts";

const someone = (name: string, x: number, y: number, scale: number, arms: Arms, flip = false): string => {
  const look = suits[name];
  return look
    ? `<g transform="translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})">${person(look, arms, `p-${name}-${x}`)}</g>`
    : "";
};

/** The team's tent with a lit car inside. */
export function tent(random: Random, key: CarKey, people: string[] = []): string {
  const lamps = [520, 800, 1080]
    .map(
      (x) =>
        `<rect x="${x - 70}" y="322" width="140" height="10" fill="#f4fbff"/><polygon points="${x - 60},332 ${x + 60},332 ${x + 240},860 ${x - 240},860" fill="url(#cone)" opacity=".5"/>`,
    )
    .join("");
  return [
    `<rect width="${W}" height="${H}" fill="url(#sky)"/>`,
    ridge(random, 640, 180, "#0d1216", true),
    floodlight(110, 120, 0.8, -6),
    road(random, 640),
    '<polygon points="220,300 1380,300 1380,860 220,860" fill="#151b20"/><polygon points="220,700 1380,700 1500,900 100,900" fill="#222a31"/>',
    Array.from(
      { length: 9 },
      (_, i) =>
        `<rect x="${260 + i * 122}" y="460" width="110" height="190" fill="${i % 4 === 1 ? hot : "#1d252c"}" opacity="${i % 4 === 1 ? 0.55 : 1}"/>`,
    ).join(""),
    lamps,
    car(key, { yaw: 38, pitch: 9, scale: 205, x: 800, y: 850 }, 0),
    '<polygon points="150,300 800,110 1450,300 1450,352 150,352" fill="#20282f"/><polygon points="800,110 1450,300 1450,352 800,200" fill="#171d22"/>',
    `<polygon points="520,296 930,296 948,346 538,346" fill="${hot}"/>`,
    '<rect x="206" y="340" width="18" height="590" fill="#3a454e"/><rect x="1376" y="340" width="18" height="590" fill="#3a454e"/>',
    ...people.map((name, i) => someone(name, i ? 1310 : 290, 590, 0.36, i ? "crossed" : "hips", i > 0)),
    `<rect y="840" width="${W}" height="230" fill="url(#fade)"/>`,
  ].join("");
}

/** The workshop with a car on stands and tools on the wall. */
export function workshop(random: Random, key: CarKey, people: string[] = []): string {
  const tools = Array.from({ length: 26 }, (_, i) => {
    const [x, h] = [180 + i * 48, 40 + random() * 90];
    return `<rect x="${x}" y="270" width="${n(8 + random() * 10)}" height="${n(h)}" rx="4" fill="${random() < 0.2 ? hot : "#4b5862"}"/><circle cx="${x + 7}" cy="${n(270 + h)}" r="12" fill="#4b5862"/>`;
  }).join("");
  return [
    `<rect width="${W}" height="${H}" fill="#161c21"/><rect y="720" width="${W}" height="350" fill="#262f36"/>`,
    `<rect x="140" y="230" width="1320" height="200" fill="#1f272d"/>${tools}`,
    `<rect x="60" y="560" width="330" height="210" fill="${hot}"/><path d="M60 612h330M60 664h330M60 716h330" stroke="#8f2108" stroke-width="6"/><rect x="1230" y="540" width="310" height="230" fill="#303a42"/><path d="M1230 612h310M1230 690h310" stroke="#1b2227" stroke-width="6"/>`,
    [420, 800, 1180]
      .map(
        (x) =>
          `<rect x="${x - 120}" y="92" width="240" height="14" fill="#f4fbff"/><polygon points="${x - 110},106 ${x + 110},106 ${x + 330},900 ${x - 330},900" fill="url(#cone)" opacity=".55"/><circle cx="${x}" cy="100" r="150" fill="url(#glow)" opacity=".35"/>`,
      )
      .join(""),
    '<path d="M640 800l36 -70h24l36 70zM1010 830l40 -80h24l40 80z" fill="#0b0e11"/>',
    car(key, { yaw: 33, pitch: 10, scale: 235, x: 800, y: 850 }, 0),
    ...people.map((name, i) => someone(name, i ? 1400 : 230, 520, 0.46, i ? "crossed" : "hips", i > 0)),
    `<rect y="820" width="${W}" height="250" fill="url(#fade)"/>`,
  ].join("");
}

/** Plan of a track with line, clipping points and outer zones. */
export function trackMap(): string {
  const line =
    "M260 800C200 560 300 300 520 260S900 420 860 560S620 760 760 860S1180 900 1240 700S1040 460 1140 320S1400 240 1420 420";
  const dots = [
    [292, 470],
    [520, 262],
    [868, 520],
    [700, 812],
    [1236, 716],
    [1104, 372],
  ]
    .map(
      ([x, y], i) =>
        `<circle cx="${x}" cy="${y}" r="30" fill="${i % 2 ? hot : ice}"/><text x="${x}" y="${(y ?? 0) + 13}" font-family="Liberation Sans Narrow" font-weight="700" font-size="36" text-anchor="middle" fill="#0e1114">${i + 1}</text>`,
    )
    .join("");
  const grid = Array.from(
    { length: 24 },
    (_, i) => `<path d="M${i * 80} 0V${H}M0 ${i * 80}H${W}" stroke="#1a2127" stroke-width="2"/>`,
  ).join("");
  return `${grid}<circle cx="800" cy="500" r="900" fill="url(#cold)" opacity=".6"/><path d="${line}" fill="none" stroke="#3b4954" stroke-width="120" stroke-linecap="round"/><path d="${line}" fill="none" stroke="#1a2026" stroke-width="108" stroke-linecap="round"/><path d="${line}" fill="none" stroke="${hot}" stroke-width="9" stroke-dasharray="34 18"/><path d="M440 170Q560 130 660 190" fill="none" stroke="${ice}" stroke-width="26" opacity=".7"/><path d="M1290 780Q1330 700 1310 620" fill="none" stroke="${ice}" stroke-width="26" opacity=".7"/>${dots}<path d="M180 770L340 820" stroke="#fff" stroke-width="16" stroke-dasharray="16 16"/>`;
}

/** Fans before smoke and light. */
export function crowd(random: Random, glow: "ember" | "cold" = "ember"): string {
  const row = (y: number, size: number, fill: string) => {
    const out: string[] = [];
    for (let x = -20; x < W + 60; x += size * (1 + random() * 0.35)) {
      const top = y - random() * size * 0.5;
      out.push(
        `<circle cx="${n(x)}" cy="${n(top)}" r="${n(size * 0.3)}"/><path d="M${n(x - size * 0.52)} ${H}V${n(top + size * 0.7)}Q${n(x)} ${n(top + size * 0.12)} ${n(x + size * 0.52)} ${n(top + size * 0.7)}V${H}z"/>`,
      );
      if (random() < 0.4) {
        const lean = (random() - 0.5) * size;
        out.push(
          `<path d="M${n(x + size * 0.35)} ${n(top + size * 0.7)}L${n(x + size * 0.45 + lean * 0.3)} ${n(top - size * 0.1)}L${n(x + size * 0.4 + lean * 0.5)} ${n(top - size * 0.85)}" fill="none" stroke="${fill}" stroke-width="${n(size * 0.17)}" stroke-linecap="round" stroke-linejoin="round"/>`,
        );
        if (random() < 0.35)
          out.push(
            `<rect x="${n(x + size * 0.33 + lean * 0.5)}" y="${n(top - size * 1.15)}" width="${n(size * 0.16)}" height="${n(size * 0.28)}" fill="${ice}"/>`,
          );
      }
    }
    return `<g fill="${fill}">${out.join("")}</g>`;
  };
  return `<rect width="${W}" height="${H}" fill="url(#sky)"/>${floodlight(330, 120, 1.1, 8)}${floodlight(1290, 90, 1.2, -9)}<ellipse cx="800" cy="640" rx="900" ry="420" fill="url(#${glow})"/>${trail(random, 1300, 700, -1100, -220, 380, 34, 0.7)}${row(760, 90, "#1b232a")}${row(850, 130, "#12181d")}${row(960, 190, "#090c0f")}`;
}

/** Tyre marks on asphalt from above. */
export function marks(random: Random): string {
  const grain = Array.from(
    { length: 900 },
    () =>
      `<rect x="${n(random() * W)}" y="${n(random() * H)}" width="3" height="3" fill="${random() < 0.5 ? "#fff" : "#000"}" opacity="${(0.04 + random() * 0.1).toFixed(2)}"/>`,
  ).join("");
  const pair = (d: string, w: number, o: number) =>
    `<g fill="none" stroke="#040506" opacity="${o}"><path d="${d}" stroke-width="${w}"/><path d="${d}" stroke-width="${w}" transform="translate(96 70)"/></g>`;
  return `<rect width="${W}" height="${H}" fill="#2a3239"/><circle cx="420" cy="250" r="1100" fill="url(#cold)"/>${grain}<path d="M-20 900L1620 560" stroke="#e9eff3" stroke-width="16" opacity=".7"/><path d="M-20 944L1620 604" stroke="${hot}" stroke-width="30" opacity=".75" stroke-dasharray="90 90"/>${pair("M-60 1000C300 700 520 200 900 240S1300 700 1700 200", 44, 0.8)}${pair("M-60 300C300 420 620 760 980 700S1400 300 1700 520", 38, 0.5)}${pair("M200 -60C160 400 500 760 1000 900S1500 1000 1700 1000", 30, 0.35)}<rect width="${W}" height="${H}" fill="url(#fade)" opacity=".6"/>`;
}

/** Dusk over wooded hills with a winding road. */
export function mountain(random: Random): string {
  return `<rect width="${W}" height="${H}" fill="url(#dusk)"/><circle cx="1120" cy="560" r="420" fill="url(#ember)"/>${ridge(random, 640, 330, "#2b2a33")}${ridge(random, 720, 230, "#1d222a")}${ridge(random, 830, 190, "#141a20", true)}<rect y="828" width="${W}" height="240" fill="#11171c"/><path d="M300 1080C420 930 1180 960 1130 860S560 830 620 770S860 730 840 700" fill="none" stroke="#39444d" stroke-width="44"/><path d="M300 1080C420 930 1180 960 1130 860S560 830 620 770S860 730 840 700" fill="none" stroke="${ice}" stroke-width="3" stroke-dasharray="22 22"/>${trail(random, 1060, 880, -500, -60, 110, 14, 0.6)}${ridge(random, 1070, 130, "#0a0d10", true)}`;
}

export function podium(random: Random): string {
  const step = (x: number, y: number, label: string, fill: string) =>
    `<rect x="${x - 190}" y="${y}" width="380" height="${H - y}" fill="${fill}"/><rect x="${x - 190}" y="${y}" width="380" height="8" fill="#e9eff3" opacity=".5"/><text x="${x}" y="${y + 150}" font-family="Liberation Sans Narrow" font-weight="700" font-style="italic" font-size="130" text-anchor="middle" fill="#eef3f7">${label}</text>`;
  const confetti = Array.from(
    { length: 130 },
    () =>
      `<rect x="${n(random() * W)}" y="${n(random() * 800)}" width="12" height="7" transform="rotate(${n(random() * 40 - 20)})" fill="${[hot, ice, "#f0b34a", "#eef3f7"][Math.floor(random() * 4)]}" opacity=".8"/>`,
  ).join("");
  return `<rect width="${W}" height="${H}" fill="url(#sky)"/>${floodlight(200, 100, 1, -10)}${floodlight(1400, 100, 1, 10)}<ellipse cx="800" cy="500" rx="800" ry="480" fill="url(#ember)"/>${trail(random, 1500, 760, -1400, -100, 380, 24, 0.4)}${confetti}${someone("ondrej-kalista", 420, 420, 0.46, "hips")}${someone("tereza-vondrakova", 1180, 450, 0.46, "hips", true)}${someone("marek-havlin", 800, 330, 0.46, "raised")}<g transform="translate(936 262) rotate(8) scale(.62)">${cup("#f0b34a", "#a36a1c")}</g>${step(420, 820, "2", "#222a31")}${step(1180, 860, "3", "#1c2329")}${step(800, 740, "1", hot)}`;
}

export function lineUp(random: Random, names: string[]): string {
  const gap = W / (names.length + 1);
  const people = names.map((name, i) =>
    someone(name, gap * (i + 1), 390 + (i === 1 ? -30 : 0), 0.72, i === 1 ? "crossed" : "hips", i > 1),
  );
  const low = Array.from({ length: 12 }, () =>
    puff(random, random() * W, 960 + random() * 120, 380 + random() * 260, 0.5),
  ).join("");
  return `${track(random, {
    lights: [
      [180, 80, 1, -8],
      [800, 50, 0.9, 0],
      [1420, 80, 1, 8],
    ],
  })}${trail(random, 1500, 640, -1400, -120, 360, 22, 0.5)}${people.join("")}${low}<rect y="760" width="${W}" height="310" fill="url(#fade)"/>`;
}

export function pitStop(random: Random, key: CarKey): string {
  return `${track(random, { behind: "trees" })}<path d="M560 850l60 -120h40l60 120z" fill="${hot}"/>${car(key, { yaw: 30, pitch: 8, scale: 240, x: 780, y: 820, roll: -3 }, -20)}${someone("jan-bures", 250, 520, 0.5, "hips")}${someone("petr-dlask", 1380, 540, 0.5, "down", true)}${streaks(random, 60, "#ffb08f", 12, 0.8)}<rect y="760" width="${W}" height="310" fill="url(#fade)"/>`;
}

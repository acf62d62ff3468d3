import { asphalt, hot, ice } from "./palette.ts";

export interface Suit {
  helmet: string;
  stripe: string;
  suit: string;
  trim: string;
  pattern: "stripe" | "chevron" | "halves" | "ring" | "checks" | "bolt" | "star" | "wave";
}

export const suits: Record<string, Suit> = {
  "marek-havlin": { helmet: hot, stripe: "#ffffff", suit: "#1c2229", trim: hot, pattern: "stripe" },
  "tereza-vondrakova": {
    helmet: "#eaf2f8",
    stripe: "#1583d6",
    suit: "#24405c",
    trim: ice,
    pattern: "chevron",
  },
  "ondrej-kalista": {
    helmet: "#59646d",
    stripe: "#d8ff3e",
    suit: "#20262c",
    trim: "#d8ff3e",
    pattern: "bolt",
  },
  "jan-bures": { helmet: "#16191d", stripe: hot, suit: "#333c45", trim: "#e9eff3", pattern: "ring" },
  "lukas-rehounek": {
    helmet: "#0f6b62",
    stripe: "#f2d16b",
    suit: "#1d2b2c",
    trim: "#35b8a6",
    pattern: "wave",
  },
  "petr-dlask": { helmet: "#f2b81b", stripe: "#16191c", suit: "#2a2723", trim: "#f2b81b", pattern: "checks" },
  "klara-smetakova": {
    helmet: "#b3122a",
    stripe: "#f4e6d0",
    suit: "#2d1d22",
    trim: "#e8505f",
    pattern: "halves",
  },
  "jiri-zdarsky": { helmet: "#6a35c9", stripe: "#ffcc33", suit: "#251d36", trim: "#ffcc33", pattern: "star" },
};

const patterns: Record<Suit["pattern"], string> = {
  stripe: '<path d="M-26 -190h52l16 400h-84z"/>',
  chevron: '<path d="M-190 -60L0 -175L190 -60V-8L0 -123L-190 -8z"/>',
  halves: '<path d="M0 -200H200V220H40z"/>',
  ring: '<path d="M-200 -108Q0 -170 200 -108V-72Q0 -134 -200 -72z"/><path d="M-200 118H200V138H-200z"/>',
  checks: [0, 1, 2, 3, 4, 5, 6, 7]
    .flatMap((i) =>
      [0, 1].map(
        (j) => `<rect x="${-192 + i * 48 + (j ? 24 : 0)}" y="${-150 + j * 26}" width="24" height="26"/>`,
      ),
    )
    .join(""),
  bolt: '<path d="M40 -190L-90 -60H-20L-70 40L90 -90H20L90 -190z"/>',
  star: '<path d="M0 -178l18 44 46 3-36 30 12 45-40-25-40 25 12-45-36-30 46-3z"/><path d="M-200 112H200V140H-200z"/>',
  wave: '<path d="M-200 -40Q-120 -150 -20 -100T200 -150V-90Q90 -40 -20 -60T-200 30z"/>',
};

/** A full-face helmet about 380 units wide around (0, 0), visor to the right when `turn` is positive. */
export function helmet(look: Suit, turn = 30, id = "h"): string {
  return `<clipPath id="${id}"><path d="M-168 40C-196 -120 -96 -192 6 -190C124 -188 190 -104 182 24C178 92 160 138 136 176C92 204 -70 208 -118 178C-146 142 -162 92 -168 40z"/></clipPath>
<g clip-path="url(#${id})"><rect x="-210" y="-210" width="420" height="430" fill="${look.helmet}"/><g fill="${look.stripe}">${patterns[look.pattern]}</g>
<ellipse cx="-150" cy="90" rx="150" ry="250" fill="#000" opacity=".34" filter="url(#soft)"/><ellipse cx="90" cy="-140" rx="90" ry="40" fill="#fff" opacity=".32" filter="url(#soft)"/>
<path d="M${-128 + turn} -62Q${30 + turn} -96 ${200} -56L${206} 62Q${60 + turn} 100 ${-104 + turn} 66Q${-136 + turn} 2 ${-128 + turn} -62z" fill="#0a0d10"/>
<path d="M${-116 + turn} -50Q${30 + turn} -80 198 -44L200 -6Q${60 + turn} -30 ${-118 + turn} -4z" fill="#3b5364"/>
<path d="M${-20 + turn} -58l34 -4 -26 130 -36 2z" fill="${ice}" opacity=".45"/><path d="M${40 + turn} -62l14 0 -26 132 -16 0z" fill="${ice}" opacity=".3"/><ellipse cx="${110 + turn}" cy="36" rx="60" ry="16" fill="${hot}" opacity=".45" filter="url(#soft)"/>
<rect x="${30 + turn}" y="124" width="92" height="10" rx="5" fill="#000" opacity=".6"/><rect x="${38 + turn}" y="144" width="76" height="10" rx="5" fill="#000" opacity=".6"/></g>
<circle cx="${-118 + turn}" cy="0" r="17" fill="#20262c"/><circle cx="${-118 + turn}" cy="0" r="7" fill="${look.stripe}"/>`;
}

export type Arms = "crossed" | "down" | "raised" | "hips";

/** A person in a race suit from helmet to knees; 640 units wide, helmet centre at (0, 0). */
export function person(look: Suit, arms: Arms, id: string, turn = 30): string {
  const sleeve = (d: string, w = 100) =>
    `<path d="${d}" fill="none" stroke="#080a0c" stroke-width="${w + 10}" stroke-linejoin="round" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${look.suit}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${look.trim}" stroke-width="11" stroke-linejoin="round" opacity=".9"/>`;
  const glove = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="55" fill="#0b0d10"/><circle cx="${x - 6}" cy="${y - 8}" r="44" fill="${look.trim}" opacity=".28"/>`;
  const body = `<path d="M-90 150L-262 232C-288 400 -220 520 -206 690L-236 1150H-20L0 850L20 1150H236L206 690C222 520 288 400 262 232L90 150z" fill="${look.suit}"/>
<path d="M-90 150L-262 232C-288 400 -220 520 -206 690L-236 1150H-140L-120 640C-160 480 -150 320 -60 180z" fill="#000" opacity=".35"/>
<path d="M120 190L262 232C288 400 222 520 206 690L236 1150H206L176 690C200 500 220 400 190 260z" fill="${ice}" opacity=".22"/>
<path d="M-96 160L0 240L96 160L70 130H-70z" fill="#0a0c0f"/><path d="M-6 240h12v430h-12z" fill="#080a0c"/>
<path d="M-214 268L-26 308V346L-206 312zM214 268L26 308V346L206 312z" fill="${look.trim}"/><path d="M60 390h110l16 62H76z" fill="${hot}"/><path d="M-170 390h100l14 40h-100z" fill="#e9eff3" opacity=".85"/>
<rect x="-208" y="672" width="416" height="50" fill="#0a0c0f"/><rect x="-34" y="676" width="68" height="42" fill="${look.trim}"/>`;
  const poses: Record<Arms, string> = {
    crossed:
      sleeve("M-240 290L-286 500L40 540") +
      sleeve("M240 290L286 480L-60 490") +
      glove(90, 545) +
      glove(-110, 486),
    down:
      sleeve("M-246 290L-300 520L-290 740") +
      sleeve("M246 290L300 520L290 740") +
      glove(-290, 790) +
      glove(290, 790),
    raised:
      sleeve("M-246 290L-300 520L-290 740") +
      sleeve("M244 290L330 110L300 -120") +
      glove(-290, 790) +
      glove(296, -176),
    hips:
      sleeve("M-246 290L-350 500L-210 680") +
      sleeve("M246 290L350 500L210 680") +
      glove(-206, 690) +
      glove(206, 690),
  };
  return `${body}${poses[arms]}<ellipse cx="0" cy="150" rx="120" ry="46" fill="${asphalt}"/>${helmet(look, turn, id)}`;
}

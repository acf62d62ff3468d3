import { type Arms, person, suits } from "./people.ts";
import { seeded, seedOf } from "./random.ts";
import { floodlight, puff, ridge } from "./scene.ts";

const arms: Arms[] = ["crossed", "hips", "crossed", "hips", "crossed", "hips", "down", "crossed"];

/** A member of the team at night, 1000 by 1250; `name` is the key of the suit. */
export function portrait(name: string): string {
  const random = seeded(seedOf(name));
  const index = Object.keys(suits).indexOf(name);
  const look = suits[name];
  if (!look) throw new Error(`No suit for ${name}`);
  const left = index % 2 === 0;
  const smoke = (count: number, y: number, size: number, opacity: number) =>
    Array.from({ length: count }, () =>
      puff(random, random() * 1000, y + random() * 200, size + random() * 300, opacity),
    ).join("");
  return [
    '<rect width="1000" height="1250" fill="url(#sky)"/>',
    ridge(random, 800, 140, "#10161b", true, 1000),
    floodlight(left ? 180 : 820, 130, 0.9, left ? -14 : 14),
    `<polygon points="${left ? "620,0 900,0 640,1250 360,1250" : "140,0 420,0 160,1250 -120,1250"}" fill="${look.trim}" opacity=".13"/>`,
    '<ellipse cx="500" cy="620" rx="560" ry="520" fill="url(#cold)"/>',
    smoke(9, 620, 420, 0.28),
    `<g transform="translate(500 400) scale(${left ? 1.1 : -1.1} 1.1)">${person(look, arms[index] ?? "crossed", "p")}</g>`,
    smoke(7, 1080, 380, 0.42),
    '<rect y="850" width="1000" height="400" fill="url(#fade)"/>',
  ].join("");
}

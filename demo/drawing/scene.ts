import { asphalt, haze, hot, ice } from "./palette.ts";
import type { Random } from "./random.ts";
import { n } from "./space.ts";

export const W = 1600;
export const H = 1067;

export const gradients = `
<radialGradient id="glow"><stop offset="0" stop-color="#f4fbff" stop-opacity=".95"/><stop offset=".18" stop-color="${ice}" stop-opacity=".45"/><stop offset="1" stop-color="${ice}" stop-opacity="0"/></radialGradient>
<radialGradient id="ember"><stop offset="0" stop-color="${hot}" stop-opacity=".55"/><stop offset="1" stop-color="${hot}" stop-opacity="0"/></radialGradient>
<radialGradient id="cold"><stop offset="0" stop-color="${ice}" stop-opacity=".32"/><stop offset="1" stop-color="${ice}" stop-opacity="0"/></radialGradient>
<linearGradient id="cone" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#dff2ff" stop-opacity=".34"/><stop offset="1" stop-color="${ice}" stop-opacity="0"/></linearGradient>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#090c10"/><stop offset="1" stop-color="#23303a"/></linearGradient>
<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0d131b"/><stop offset=".62" stop-color="#2b3644"/><stop offset="1" stop-color="#a4472c"/></linearGradient>
<linearGradient id="road" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#333e47"/><stop offset=".35" stop-color="#232b32"/><stop offset="1" stop-color="#171d22"/></linearGradient>
<linearGradient id="fade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${asphalt}" stop-opacity="0"/><stop offset="1" stop-color="#07090b" stop-opacity=".62"/></linearGradient>
<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="9"/></filter>
<filter id="blur" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="22"/></filter>`;

/** A mast with six lamps and its cone of light; `tilt` leans the cone (degrees). */
export function floodlight(x: number, y: number, size: number, tilt: number): string {
  const lamps = [0, 1, 2]
    .flatMap((i) =>
      [0, 1].map(
        (j) => `<rect x="${n(-38 + i * 27)}" y="${-20 + j * 20}" width="22" height="15" fill="#f4fbff"/>`,
      ),
    )
    .join("");
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${size})"><rect x="-4" y="0" width="8" height="620" fill="#12171b"/><g transform="rotate(${tilt})"><polygon points="-40,0 40,0 250,470 -250,470" fill="url(#cone)"/></g><circle r="170" fill="url(#glow)" opacity=".75"/><rect x="-46" y="-27" width="92" height="50" fill="#1b2228"/>${lamps}</g>`;
}

/** Ridge of hills or trees along the horizon. */
export function ridge(
  random: Random,
  y: number,
  height: number,
  fill: string,
  spiky = false,
  width = W,
): string {
  const steps = spiky ? 110 : 16;
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const wave = Math.sin((i / steps) * 7 + random() * (spiky ? 0.5 : 1.2)) * 0.4 + 0.6;
    const tooth = spiky ? (i % 2 === 0 ? random() * 0.5 : -0.25) : 0;
    return `${n((i / steps) * width)},${n(y - height * (wave + tooth))}`;
  });
  return `<polygon points="0,${y + 5} ${points.join(" ")} ${width},${y + 5}" fill="${fill}"/>`;
}

/** Grandstand with heads, some of them lit phones. */
export function stand(random: Random, y: number, x0 = 0, x1 = W, rows = 4): string {
  const out = [
    `<polygon points="${x0},${y} ${x0},${y - rows * 26 - 26} ${x1},${y - rows * 26 - 10} ${x1},${y}" fill="#10151a"/>`,
  ];
  for (let row = rows - 1; row >= 0; row--)
    for (let x = x0 + random() * 18; x < x1; x += 13 + random() * 9) {
      const top = y - 14 - row * 26 - random() * 6;
      const fill =
        random() < 0.03
          ? ice
          : random() < 0.04
            ? hot
            : ["#1d252c", "#26303a", "#171d23"][Math.floor(random() * 3)];
      out.push(
        `<circle cx="${n(x)}" cy="${n(top)}" r="5.5" fill="${fill}"/><rect x="${n(x - 8)}" y="${n(top + 5)}" width="16" height="20" rx="6" fill="${fill}"/>`,
      );
    }
  return out.join("");
}

/** Concrete wall with slanted boards in the team's colours. */
export function wall(y: number, height: number, width = W): string {
  const boards = Array.from({ length: Math.ceil(width / 200) + 1 }, (_, i) => {
    const x = i * 200 - 30;
    const fill = [hot, "#e9eff3", "#1583d6", "#39444d"][i % 4];
    return `<polygon points="${x},${y + height * 0.75} ${x + 150},${y + height * 0.75} ${x + 150 + height * 0.11},${y + height * 0.25} ${x + height * 0.11},${y + height * 0.25}" fill="${fill}" opacity=".5"/>`;
  });
  return `<rect y="${y}" width="${width}" height="${height}" fill="#222a31"/>${boards.join("")}<rect y="${y}" width="${width}" height="4" fill="${haze}"/><rect y="${y + height - 5}" width="${width}" height="5" fill="#0b0e11"/>`;
}

/** Road from the horizon down, with grain, sweeping tyre marks and a lit patch. */
export function road(random: Random, y: number, wet = false, width = W, height = H): string {
  const out = [`<rect y="${y}" width="${width}" height="${height - y}" fill="url(#road)"/>`];
  out.push(
    `<ellipse cx="${width / 2}" cy="${y + (height - y) * 0.45}" rx="${width * 0.55}" ry="${(height - y) * 0.4}" fill="url(#cold)" opacity=".8"/>`,
  );
  for (let i = 0; i < 90; i++) {
    const gy = y + 10 + random() ** 1.4 * (height - y);
    out.push(
      `<rect x="${n(random() * width)}" y="${n(gy)}" width="${n(20 + random() * 110)}" height="1.5" fill="#fff" opacity="${(0.02 + random() * 0.04).toFixed(3)}"/>`,
    );
  }
  for (let i = 0; i < 7; i++) {
    const y0 = y + 60 + random() * (height - y) * 0.6;
    const bend = 60 + random() * 200;
    const d = (k: number) =>
      `M-40 ${n(y0 + k)}C${width * 0.3} ${n(y0 + bend + k)} ${width * 0.7} ${n(y0 + bend * 0.9 + k)} ${width + 40} ${n(y0 - 60 + random() * 140 + k)}`;
    out.push(
      `<path d="${d(0)}" fill="none" stroke="#050607" stroke-width="${n(7 + random() * 11)}" opacity="${(0.25 + random() * 0.4).toFixed(2)}"/>`,
    );
  }
  if (wet)
    for (let i = 0; i < 16; i++) {
      const x = random() * width;
      out.push(
        `<rect x="${n(x)}" y="${y}" width="${n(8 + random() * 46)}" height="${n((height - y) * (0.4 + random() * 0.5))}" fill="${random() < 0.3 ? hot : ice}" opacity=".07" filter="url(#soft)"/>`,
      );
    }
  return out.join("");
}

/** Slanted rain or sparks. */
export function streaks(
  random: Random,
  count: number,
  colour: string,
  length: number,
  opacity: number,
): string {
  return Array.from({ length: count }, () => {
    const [x, y, l] = [random() * W * 1.1, random() * H, length * (0.4 + random())];
    return `<path d="M${n(x)} ${n(y)}l${n(-l * 0.21)} ${n(l)}" stroke="${colour}" stroke-width="1.6" opacity="${opacity}"/>`;
  }).join("");
}

/** One puff; `size` in pixels. */
export function puff(random: Random, x: number, y: number, size: number, opacity: number): string {
  const k = size / 100;
  return `<use href="#smoke${Math.floor(random() * 3)}" transform="translate(${n(x)} ${n(y)}) rotate(${n(random() * 50 - 25)}) scale(${(k * (random() < 0.5 ? -1 : 1)).toFixed(2)} ${k.toFixed(2)}) translate(-50 -50)" opacity="${opacity.toFixed(2)}"/>`;
}

/** A trail of smoke from (x, y) towards (dx, dy), growing and thinning. */
export function trail(
  random: Random,
  x: number,
  y: number,
  dx: number,
  dy: number,
  size: number,
  count = 22,
  density = 0.8,
): string {
  return Array.from({ length: count }, (_, i) => {
    const t = i / count;
    const spread = size * (0.15 + t * 0.9);
    return {
      t,
      svg: puff(
        random,
        x + dx * t + (random() - 0.5) * spread,
        y + dy * t - spread * 0.25 + (random() - 0.5) * spread * 0.5,
        size * (0.5 + t * 1.9 + random() * 0.3),
        density * (1 - t * 0.72),
      ),
    };
  })
    .sort((a, b) => b.t - a.t)
    .map((one) => one.svg)
    .join("");
}

/** The finished drawing as SVG text; `defs` carries the shared smoke. */
export function sheet(defs: string, body: string, width = W, height = H): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${gradients}${defs}</defs><rect width="${width}" height="${height}" fill="${asphalt}"/>${body}</svg>`;
}

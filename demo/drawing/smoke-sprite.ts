import sharp from "sharp";
import { type Random, seeded } from "./random.ts";

const size = 384;

/** Fractal value noise, about 0 to 0.9. */
function noise(random: Random): (x: number, y: number) => number {
  const n = 64;
  const grid = Float32Array.from({ length: n * n }, () => random());
  const at = (x: number, y: number) => grid[((y & 63) << 6) | (x & 63)] ?? 0;
  const smooth = (t: number) => t * t * (3 - 2 * t);
  const value = (x: number, y: number) => {
    const [xi, yi] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [smooth(x - xi), smooth(y - yi)];
    const top = at(xi, yi) * (1 - u) + at(xi + 1, yi) * u;
    const bottom = at(xi, yi + 1) * (1 - u) + at(xi + 1, yi + 1) * u;
    return top * (1 - v) + bottom * v;
  };
  return (x, y) => {
    let [sum, amplitude, f] = [0, 0.5, 1];
    for (let octave = 0; octave < 4; octave++) {
      sum += amplitude * value(x * f + octave * 17, y * f + octave * 31);
      amplitude *= 0.46;
      f *= 2.03;
    }
    return sum;
  };
}

/** One billow of tyre smoke, lit from above, as a PNG data address; the same seed gives the same billow. */
export async function smokeSprite(seed: number): Promise<string> {
  const fbm = noise(seeded(seed));
  const density = new Float32Array(size * size);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const [u, v] = [(x / size) * 2 - 1, (y / size) * 2 - 1];
      const [wx, wy] = [fbm(u * 2 + 9, v * 2 + 3) - 0.5, fbm(u * 2 + 40, v * 2 + 21) - 0.5];
      const r = Math.hypot(u + wx * 0.55, v + wy * 0.55);
      const body = Math.max(0, 1 - r * 1.28);
      const detail = fbm(u * 2.6 + wx * 1.6 + 5, v * 2.6 + wy * 1.6 + 8);
      density[y * size + x] = Math.max(0, Math.min(1, body * 2.1 * (0.1 + detail * 1.5) - 0.08));
    }
  const pixels = Buffer.alloc(size * size * 4);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const here = density[y * size + x] ?? 0;
      const above = density[Math.max(0, y - 14) * size + Math.max(0, x - 6)] ?? 0;
      const light = Math.max(0.4, Math.min(1, 0.76 + (here - above) * 0.95));
      const i = (y * size + x) * 4;
      pixels[i] = 226 * light;
      pixels[i + 1] = 234 * light;
      pixels[i + 2] = 245 * light;
      pixels[i + 3] = 255 * Math.min(1, here * here * 1.6);
    }
  const png = await sharp(pixels, { raw: { width: size, height: size, channels: 4 } })
    .blur(1.6)
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString("base64")}`;
}

/** The billows that all scenes share, as SVG `defs`. */
export async function smokeDefs(): Promise<string> {
  const sprites = await Promise.all([11, 23, 37].map(smokeSprite));
  return sprites.map((href, i) => `<image id="smoke${i}" width="100" height="100" href="${href}"/>`).join("");
}

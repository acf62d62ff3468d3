/** Colours of written texts, and whether they can be read on the site's dark ground. */

/** The editor's palette. Black is for a bright background: alone it is not kept. */
export const TEXT_COLOURS = [
  ["red", "#e03131"],
  ["orange", "#f2501b"],
  ["yellow", "#fcc419"],
  ["green", "#2f9e44"],
  ["blue", "#339af0"],
  ["violet", "#9775fa"],
  ["grey", "#868e96"],
  ["black", "#000000"],
  ["white", "#ffffff"],
] as const;

type Rgb = readonly [red: number, green: number, blue: number];

/** The site's ground and text, `kit/web/styles/tokens.css`. */
const GROUND: Rgb = [13, 16, 19];
const TEXT: Rgb = [244, 246, 248];
const LEAST_CONTRAST = 3;
const NAMES: Record<string, string> = {
  white: "#ffffff",
  silver: "#c0c0c0",
  gray: "#808080",
  grey: "#808080",
  black: "#000000",
  red: "#ff0000",
  yellow: "#ffff00",
  lime: "#00ff00",
  green: "#008000",
  aqua: "#00ffff",
  cyan: "#00ffff",
  blue: "#0000ff",
  fuchsia: "#ff00ff",
  magenta: "#ff00ff",
  orange: "#ffa500",
  pink: "#ffc0cb",
  gold: "#ffd700",
  maroon: "#800000",
  olive: "#808000",
  teal: "#008080",
  navy: "#000080",
  purple: "#800080",
};

/** What is written on what; left out where it is the page's. */
export interface Colours {
  colour?: string | undefined;
  background?: string | undefined;
}

/**
 * The colours of an element as they can be read where it stands: a colour that can't be read goes, and a background
 * that was chosen without one gets the one of black and white that can. `around` is what the elements about it set.
 */
export function readableColours(own: Colours, around: Colours = {}): Colours {
  const background = own.background && rgbOf(own.background) ? own.background : undefined;
  const ground = background ?? around.background;
  const colour = own.colour && rgbOf(own.colour) && isReadable(own.colour, ground) ? own.colour : undefined;
  // Whoever reads this element alone must know what it stands on.
  if (!background)
    return { colour, background: colour && !isReadable(colour, undefined) ? ground : undefined };
  if (isReadable(colour ?? around.colour, background)) return { colour, background };
  return { colour: isReadable("#000000", background) ? "#000000" : "#ffffff", background };
}

function isReadable(colour: string | undefined, background: string | undefined): boolean {
  const text = (colour && rgbOf(colour)) || TEXT;
  const ground = (background && rgbOf(background)) || GROUND;
  const [light, dark] = [luminance(text), luminance(ground)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05) >= LEAST_CONTRAST;
}

/** Null for what is no opaque colour: `windowtext`, `transparent`, `var(--x)`. */
function rgbOf(colour: string): Rgb | null {
  const text = colour.trim().toLowerCase();
  const hex = NAMES[text] ?? text;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(hex);
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(hex);
  if (short ?? long) {
    const [, r = "", g = "", b = ""] = (short ?? long) as RegExpExecArray;
    const value = (digits: string) => Number.parseInt(digits.length === 1 ? digits + digits : digits, 16);
    return [value(r), value(g), value(b)];
  }
  const parts = /^rgb\((\d{1,3}),(\d{1,3}),(\d{1,3})\)$/.exec(hex.slice(0, 40).replace(/\s/g, ""));
  return parts ? [Number(parts[1]), Number(parts[2]), Number(parts[3])] : null;
}

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((value) => {
    const part = Math.min(255, value) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** A stored text with the colours of its elements as they can be read, whenever and however it was stored. */
export function withReadableColours(html: string): string {
  return html.replace(/ style="([^"]{1,400})"/g, (whole, style: string) => {
    if (!style.includes("color")) return whole;
    const parts = style.split(";").map((part) => part.split(":", 2) as [string, string?]);
    const declared = (name: string) => parts.find(([each]) => each.trim() === name)?.[1];
    const { colour, background } = readableColours({
      colour: declared("color"),
      background: declared("background-color"),
    });
    const others = parts
      .filter(([name]) => !/^\s*(?:background-)?color\s*$/.test(name))
      .map((part) => part.join(":"));
    const colours = [colour && `color:${colour}`, background && `background-color:${background}`];
    const written = [...colours, ...others].filter(Boolean).join(";");
    return written ? ` style="${written}"` : "";
  });
}

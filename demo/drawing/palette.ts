export const asphalt = "#0e1114";
export const haze = "#3b4954";
export const ice = "#8fd3ff";
export const hot = "#ff4a1c";

/** Colours of a car: body, second colour of the livery, rims. */
export interface Livery {
  body: string;
  shade: string;
  accent: string;
  rim: string;
  number: string;
}

export const liveries = {
  kestrel: { body: "#ff4a1c", shade: "#8f2108", accent: "#0e1114", rim: "#f2f5f7", number: "17" },
  comet: { body: "#e8f1f8", shade: "#7d94a5", accent: "#1583d6", rim: "#20272d", number: "24" },
  wolfram: { body: "#6b7680", shade: "#343c43", accent: "#d8ff3e", rim: "#d8ff3e", number: "46" },
  magnet: { body: "#6a35c9", shade: "#331470", accent: "#ffcc33", rim: "#ffcc33", number: "35" },
  ember: { body: "#b3122a", shade: "#560512", accent: "#f4e6d0", rim: "#c9a45a", number: "7" },
  badger: { body: "#f2b81b", shade: "#8a6204", accent: "#16191c", rim: "#e6eaed", number: "36" },
} satisfies Record<string, Livery>;

export type CarKey = keyof typeof liveries;

import type { Both } from "#kit/contract/language/language.ts";

export type WaitingMailKind = "joined" | "gone" | "moved";

interface WaitingWords {
  /** What a day that goes looks like among other days. */
  others: string;
  free: (count: number) => string;
  why: string;
  buttons: Record<WaitingMailKind, { text: string; label: string }>;
}

export const WAITING_WORDS: Both<WaitingWords> = {
  en: {
    others: "Other days with free places",
    free: (count) => (count === 1 ? "1 place free" : `${count} places free`),
    why: "Why",
    buttons: {
      joined: { text: "If you no longer want to wait, leave the list here:", label: "Leave the list" },
      gone: { text: "Choose another day here:", label: "Show the days" },
      moved: { text: "If the new date doesn’t suit you, leave the list here:", label: "Leave the list" },
    },
  },
  cs: {
    others: "Jiné dny s volnými místy",
    free: (count) => `volných míst: ${count}`,
    why: "Důvod",
    buttons: {
      joined: { text: "Pokud už čekat nechcete, odhlásíte se tady:", label: "Odhlásit se" },
      gone: { text: "Jiný den si vyberete tady:", label: "Zobrazit dny" },
      moved: { text: "Pokud vám nové datum nevyhovuje, odhlásíte se tady:", label: "Odhlásit se" },
    },
  },
};

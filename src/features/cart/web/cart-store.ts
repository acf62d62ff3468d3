import { create } from "zustand";
import { persist } from "zustand/middleware";
import { storage } from "#kit/web/session/storage.ts";
import { useHydrated } from "#kit/web/ui/hydration/use-hydrated.ts";
import { addCode, readCodes } from "../cart-codes.ts";
import {
  addLine,
  type CartLine,
  holdLine,
  type LineGift,
  type LineRide,
  type NewLine,
  readLines,
  removeLine,
  reprice,
  setGift,
  setQuantity,
} from "../cart-lines.ts";

interface CartState {
  lines: CartLine[];
  /** Discount codes and codes of gift vouchers, as they were written. */
  codes: string[];
  /** What was added last, for the notification; each adding is a new object. Not stored. */
  added: { line: NewLine } | null;
  /** How often something was added on this page; the badge reacts to each. Not stored. */
  additions: number;
}

/** The name of the cart in browsers' storage; it never changes. */
const STORAGE_KEY = "cart";
const VERSION = 1;

export const useCartStore = create<CartState>()(
  persist((): CartState => ({ lines: [], codes: [], added: null, additions: 0 }), {
    name: STORAGE_KEY,
    version: VERSION,
    partialize: ({ lines, codes }) => (codes.length > 0 ? { lines, codes } : { lines }),
    // There is no cart on the server; the browser has its own from the first script on.
    skipHydration: typeof document === "undefined",
    storage: {
      getItem: (key) => {
        const stored = storage.get(key);
        return { state: { lines: readLines(stored), codes: readCodes(stored) }, version: VERSION };
      },
      setItem: (key, value) => storage.set(key, JSON.stringify(value)),
      removeItem: (key) => storage.remove(key),
    },
  }),
);

/** The cart's verbs. Each starts from what is stored, so that two tabs never undo each other. */
export const cart = {
  add(line: NewLine): void {
    change((lines) => addLine(lines, line));
    useCartStore.setState(({ additions }) => ({ added: { line }, additions: additions + 1 }));
  },
  /** Held seats come at their day's price, one piece for each. */
  hold(line: NewLine & { ride: LineRide }): void {
    change((lines) => holdLine(lines, line));
    useCartStore.setState(({ additions }) => ({ additions: additions + 1 }));
  },
  setQuantity: (key: string, quantity: number) => change((lines) => setQuantity(lines, key, quantity)),
  setGift: (key: string, gift: LineGift | undefined) => change((lines) => setGift(lines, key, gift)),
  remove: (key: string) => change((lines) => removeLine(lines, key)),
  /** After an order: its codes are used. */
  clear(): void {
    change(() => []);
    setCodes(() => []);
  },
  /** In place of `instead`, where two can't go together. */
  addCode: (code: string, instead: readonly string[] = []) =>
    setCodes((codes) =>
      addCode(
        codes.filter((one) => !instead.includes(one)),
        code,
      ),
    ),
  removeCode: (code: string) => setCodes((codes) => codes.filter((one) => one !== code)),
  reprice: (prices: readonly { id: string; price: number }[]) => change((lines) => reprice(lines, prices)),
  /** Takes over lines that were compared with the products. */
  replace: (lines: CartLine[]) => change(() => lines),
  dismissAdded: () => useCartStore.setState({ added: null }),
};

function change(next: (lines: CartLine[]) => CartLine[]): void {
  readAgain();
  useCartStore.setState({ lines: next(useCartStore.getState().lines) });
}

function setCodes(next: (codes: string[]) => string[]): void {
  readAgain();
  useCartStore.setState({ codes: next(useCartStore.getState().codes) });
}

function readAgain(): void {
  void useCartStore.persist.rehydrate();
}

if (typeof document !== "undefined") {
  // A null key: another tab cleared the whole storage.
  addEventListener("storage", ({ key }) => {
    if (key === STORAGE_KEY || key === null) readAgain();
  });
  // A page that comes back from the browser's history has missed those events.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) readAgain();
  });
}

/** The cart's lines; undefined on the server and until its page is hydrated. */
export function useCartLines(): CartLine[] | undefined {
  const hydrated = useHydrated();
  const lines = useCartStore((state) => state.lines);
  return hydrated ? lines : undefined;
}

const NO_CODES: string[] = [];

/** The codes that wait in the cart; none on the server and until its page is hydrated. */
export function useCartCodes(): string[] {
  const hydrated = useHydrated();
  const codes = useCartStore((state) => state.codes);
  return hydrated ? codes : NO_CODES;
}

/** How often something was added on this page. */
export function useCartAdditions(): number {
  return useCartStore((state) => state.additions);
}

import { useRef } from "react";
import { useSearchParams } from "react-router";
import { type Parameters, readAddress, text, whole, writeAddress } from "./list-address.ts";

interface Paged {
  page: number;
  q: string;
}

const paged: Parameters<Paged> = {
  page: {
    ...whole("page"),
    read: (text) => whole("page").read(text) ?? 1,
    write: (page) => (page === 1 ? "" : String(page)),
  },
  q: text("q"),
};

/**
 * What a long list shows, kept in its address, so that going back, reloading and links find it again: its page, its
 * search, its `filters`, and which record is `open`. Another search or filter starts on the first page; typing
 * leaves one step in the history of the browser, not one a letter.
 */
export function useListAddress<Filters extends object, Open extends object>(
  filters: Parameters<Filters>,
  open: Parameters<Open>,
) {
  type View = Paged & Filters & Open;
  const [address, setAddress] = useSearchParams();
  const parameters = { ...paged, ...filters, ...open } as Parameters<View>;
  const view = readAddress(parameters, address);

  // A change may come while the one before it is still on its way to the address: it builds on that one.
  const asked = useRef({ address, view });
  if (asked.current.address !== address) asked.current = { address, view };

  function change(part: Partial<View>): void {
    const before = asked.current.view;
    const wanted: View = { ...before, ...part };
    const isOther = ["q", ...Object.keys(filters)].some(
      (key) => wanted[key as keyof View] !== before[key as keyof View],
    );
    const next = isOther ? { ...wanted, page: 1 } : wanted;
    asked.current = { address, view: next };
    setAddress(writeAddress(parameters, next), {
      preventScrollReset: true,
      replace: next.q !== before.q && isReached(before),
    });
  }

  /** Whether the browser is there already: a step that is not made yet can't be replaced. */
  function isReached(asked: View): boolean {
    const here = readAddress(parameters, new URLSearchParams(window.location.search));
    return String(writeAddress(parameters, here)) === String(writeAddress(parameters, asked));
  }

  return { ...view, change };
}

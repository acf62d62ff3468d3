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

  function change(part: Partial<View>): void {
    const next: View = { ...view, ...part };
    const isOther = ["q", ...Object.keys(filters)].some(
      (key) => next[key as keyof View] !== view[key as keyof View],
    );
    setAddress(writeAddress(parameters, isOther ? { ...next, page: 1 } : next), {
      preventScrollReset: true,
      replace: next.q !== view.q,
    });
  }

  return { ...view, change };
}

import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { leafAt } from "../admin-screens.ts";
import { onSearchAsked } from "./open-search.ts";
import { noteOpened } from "./recently-opened.ts";

const SearchPalette = lazy(() => import("./search-palette.tsx"));

/** A record's screen has its name by then. */
const NAMED_WITHIN_MS = 1500;

/** Opens the search over any screen, and remembers which records were opened. Its code comes when it is first asked for. */
export function SearchHost() {
  const [isOpen, setOpen] = useState(false);
  const [wasAsked, setAsked] = useState(false);
  useEffect(
    () =>
      onSearchAsked(() => {
        setAsked(true);
        setOpen(true);
      }),
    [],
  );
  useNoteRecords();
  if (!wasAsked) return null;
  return (
    <Suspense>
      <SearchPalette isOpen={isOpen} onClose={() => setOpen(false)} />
    </Suspense>
  );
}

/** A screen below that of its link is a record's. */
function useNoteRecords(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const isRecord = leafAt(pathname).to !== pathname && !pathname.endsWith("/new");
    if (!isRecord) return;
    const wait = setTimeout(() => {
      const title = document.querySelector("main h1")?.textContent?.trim();
      if (title && location.pathname === pathname) noteOpened({ to: pathname, title });
    }, NAMED_WITHIN_MS);
    return () => clearTimeout(wait);
  }, [pathname]);
}

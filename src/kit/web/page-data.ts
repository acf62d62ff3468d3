import { createContext, useContext } from "react";
import type { ApiQuery } from "./api/queries.ts";

/** What a page of this site needs besides what a link to it names. */
interface PageNeeds {
  queries?: ApiQuery<unknown>[];
  /** Loads code that the page's own brings later on a first visit. */
  load?: () => Promise<void>;
}

/** By the page's path. */
type PageData = (pathname: string) => PageNeeds;

const PageDataContext = createContext<PageData>(() => ({}));

/** Given by the layout: a feature that links to a page does not know all that others put on it. */
export const PageDataProvider = PageDataContext.Provider;

export function usePageData(): PageData {
  return useContext(PageDataContext);
}

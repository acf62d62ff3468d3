import { createContext, useContext } from "react";
import type { ApiQuery } from "./api/queries.ts";

/** What a page of this site reads besides what a link to it names, by the page's path. */
type PageData = (pathname: string) => ApiQuery<unknown>[];

const PageDataContext = createContext<PageData>(() => []);

/** Given by the layout: a feature that links to a page does not know all that others put on it. */
export const PageDataProvider = PageDataContext.Provider;

export function usePageData(): PageData {
  return useContext(PageDataContext);
}

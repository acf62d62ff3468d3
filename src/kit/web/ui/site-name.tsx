import { createContext, useContext } from "react";

const SiteNameContext = createContext("Paddock");

/** Given by the layout, which knows the team. */
export const SiteNameProvider = SiteNameContext.Provider;

/** The team's name, as titles end with it. */
export function useSiteName(): string {
  return useContext(SiteNameContext);
}

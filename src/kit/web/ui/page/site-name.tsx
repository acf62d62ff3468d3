import { createContext, useContext } from "react";

const SiteNameContext = createContext("Paddock");
const SitePictureContext = createContext("");

/** Given by the layout, which knows the team. */
export const SiteNameProvider = SiteNameContext.Provider;
export const SitePictureProvider = SitePictureContext.Provider;

/** The team's name, as titles end with it. */
export function useSiteName(): string {
  return useContext(SiteNameContext);
}

/** The stored path of the picture that stands for the whole site; '' where there is none. */
export function useSitePicture(): string {
  return useContext(SitePictureContext);
}

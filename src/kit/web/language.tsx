import { createContext, useContext } from "react";
import type { Language } from "#kit/contract/language.ts";
import { STORAGE_KEYS, storage } from "./storage.ts";

interface LanguageState {
  language: Language;
  /** Changes the page's language at once and remembers it. */
  setLanguage: (language: Language) => void;
}

const LanguageContext = createContext<LanguageState | null>(null);
export const LanguageProvider = LanguageContext.Provider;

/** The language of the page. Throws outside a page. */
export function useLanguage(): LanguageState {
  const state = useContext(LanguageContext);
  if (!state) throw new Error("useLanguage is used outside a page");
  return state;
}

/** A cookie repeats the stored language, so that the server renders the first page in it. */
export const LANGUAGE_COOKIE = "language";
const YEAR_SECONDS = 365 * 24 * 3600;

export function rememberLanguage(language: Language): void {
  storage.set(STORAGE_KEYS.language, language);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

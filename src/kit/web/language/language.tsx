import { createContext, useContext } from "react";
import { isLanguage, type Language } from "#kit/contract/language/language.ts";
import { LANGUAGE_COOKIE, languageCookie } from "#kit/contract/language/language-cookie.ts";
import { STORAGE_KEYS, storage } from "../session/storage.ts";

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

export function rememberLanguage(language: Language): void {
  storage.set(STORAGE_KEYS.language, language);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = languageCookie(language);
}

/**
 * Stores the language that the address asks for and that the page is `shown` in, as the server's cookie has it already.
 * Answers the stored language where the cookie is gone, as browsers drop cookies of scripts after a while.
 */
export function keepAskedLanguage(shown: Language): Language | null {
  const asked = new URLSearchParams(location.search).get("lang");
  if (isLanguage(asked) && asked === shown) {
    rememberLanguage(asked);
    return null;
  }
  const stored = storage.get(STORAGE_KEYS.language);
  const isRepeated = document.cookie.split("; ").some((entry) => entry.startsWith(`${LANGUAGE_COOKIE}=`));
  return !isRepeated && isLanguage(stored) ? stored : null;
}

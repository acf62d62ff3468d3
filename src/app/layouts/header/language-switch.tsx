import type { MouseEvent } from "react";
import { useLocation, useMatches, useNavigate } from "react-router";
import { LANGUAGES, type Language } from "#kit/contract/language/language.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { rulesOf } from "#kit/web/page-rules.ts";
import { hydrateAll } from "#kit/web/ui/hydration/parts.ts";
import { layoutWords } from "../layout.words.ts";
import styles from "./language-switch.module.css";

const NAMES: Record<Language, { short: string; full: string }> = {
  en: { short: "EN", full: "English" },
  cs: { short: "CS", full: "Čeština" },
};

/** Both languages. A link to the page in the other one; where JavaScript runs, the page changes in place. */
export function LanguageSwitch() {
  const words = useWords(layoutWords);
  const { language, setLanguage } = useLanguage();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { parameters } = rulesOf(useMatches().map(({ handle }) => handle));

  /** The same page: with the parameters that it is made of, and none that came along from elsewhere. */
  function address(asked: Language | null): string {
    const given = new URLSearchParams(search);
    const query = new URLSearchParams();
    for (const name of parameters) if (given.has(name)) query.set(name, given.get(name) ?? "");
    if (asked) query.set("lang", asked);
    return pathname + (query.size > 0 ? `?${query}` : "");
  }

  function change(event: MouseEvent, next: Language) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setLanguage(next);
    // An address that asks for a language would bring it back with the next reload.
    if (new URLSearchParams(search).has("lang")) {
      const plain = address(null) + hash;
      void hydrateAll().then(
        (isDone) => isDone && navigate(plain, { replace: true, preventScrollReset: true }),
      );
    }
  }

  return (
    <ul className={styles.switch} aria-label={words.language}>
      {LANGUAGES.map((entry) => (
        <li key={entry}>
          <a
            href={address(entry)}
            lang={entry}
            hrefLang={entry}
            aria-label={`${NAMES[entry].short} – ${NAMES[entry].full}`}
            aria-current={entry === language ? "true" : undefined}
            onClick={(event) => change(event, entry)}
          >
            {NAMES[entry].short}
          </a>
        </li>
      ))}
    </ul>
  );
}

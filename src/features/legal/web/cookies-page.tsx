import { useLanguage } from "#kit/web/language.tsx";
import { useWords } from "#kit/web/words.ts";
import { cookiesText, cookiesWords } from "../cookies.words.ts";
import { CookieSettings } from "./cookie-settings.tsx";
import { LegalPage } from "./legal-page.tsx";
import { StoredList } from "./stored-list.tsx";

/** What a browser keeps for the site, and the visitor's choice about it. */
export default function CookiesPage() {
  const words = useWords(cookiesWords);
  const { language } = useLanguage();
  const { what, browser } = cookiesText[language];
  const parts = {
    what,
    settings: { title: words.settings, body: [] },
    stored: { title: words.list, body: [] },
    browser,
  };
  return (
    <LegalPage
      title={words.title}
      lead={words.lead}
      description={words.description}
      parts={parts}
      after={{ settings: <CookieSettings />, stored: <StoredList /> }}
    />
  );
}

import type { Both } from "#kit/contract/language/language.ts";

interface Waiting {
  title: string;
  loading: string;
  needsScript: string;
}

/** What the documents of back office and previews say before their code is there. The server reads it too. */
export const WAITING: Both<Waiting> = {
  en: {
    title: "Paddock back office",
    loading: "Loading...",
    needsScript:
      "The back office needs JavaScript. Please switch it on in your browser and load the page again.",
  },
  cs: {
    title: "Administrace Paddock",
    loading: "Načítám...",
    needsScript: "Administrace potřebuje JavaScript. Zapněte ho prosím v prohlížeči a načtěte stránku znovu.",
  },
};

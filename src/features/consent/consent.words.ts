import { defineWords } from "#kit/web/words.ts";

export const consentWords = defineWords(
  {
    label: "Cookie consent",
    title: "Cookies, briefly",
    text: "We keep your language, your cart and your answer to this question in your browser. May we also keep what helps us make the site better?",
    accept: "Accept",
    decline: "Decline",
    settings: "Settings",
    more: "Read more",
    terms: "Terms",
    privacy: "Privacy",
    cookies: "Cookies",
    saved: "Your choice was saved.",
  },
  {
    label: "Souhlas s cookies",
    title: "Krátce o cookies",
    text: "V prohlížeči si pamatujeme váš jazyk, košík a odpověď na tuto otázku. Smíme ukládat i to, co nám pomáhá web vylepšovat?",
    accept: "Přijmout",
    decline: "Odmítnout",
    settings: "Nastavení",
    more: "Více informací",
    terms: "Podmínky",
    privacy: "Soukromí",
    cookies: "Cookies",
    saved: "Vaše volba byla uložena.",
  },
);

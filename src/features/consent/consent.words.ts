import { defineWords } from "#kit/web/language/words.ts";

export const consentWords = defineWords(
  {
    label: "Cookie consent",
    title: "Cookies, briefly",
    text: "Your browser keeps your language, your cart and this choice. We don’t use anything else at the moment.",
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
    text: "Jazyk, košík a tuto volbu si pamatuje váš prohlížeč. Nic dalšího teď nepoužíváme.",
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

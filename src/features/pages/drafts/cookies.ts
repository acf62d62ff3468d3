import { defineLegal } from "./draft-text.ts";

/** Texts around the list of what a browser keeps. */
export const cookiesText = defineLegal(
  {
    what: {
      title: "What this is about",
      body: [
        "Cookies and browser storage are small notes that a site keeps in your browser. We keep only those that the site needs to work as you want it to: no analytics, no advertising, nothing from third parties.",
        "Whatever the site needs in order to do what you ask (your language, your cart, your sign-in) requires no consent. We would keep anything else only if you accept; today there is nothing of the kind, and we will say so here before that changes.",
      ],
    },
    browser: {
      title: "In your browser’s own settings",
      body: [
        "You can delete all of it at any time in your browser’s settings. Your cart will then be empty, the language will be chosen afresh, and we will ask about cookies again.",
        "If your browser blocks storage, the site still works; it just forgets everything when you leave.",
        "More about your data and your rights is on the {privacy} page.",
      ],
    },
  },
  {
    what: {
      title: "O co jde",
      body: [
        "Cookies a úložiště prohlížeče jsou drobné poznámky, které si web nechává ve vašem prohlížeči. My ukládáme jen ty, bez kterých by web nefungoval tak, jak chcete: žádná analytika, žádná reklama, nic od třetích stran.",
        "K tomu, co je nezbytné pro požadované funkce (jazyk, košík, přihlášení), souhlas není potřeba. Cokoli dalšího bychom ukládali jen s vaším souhlasem; dnes nic takového není, a než se to změní, napíšeme to sem.",
      ],
    },
    browser: {
      title: "V nastavení prohlížeče",
      body: [
        "Všechno můžete kdykoli smazat v nastavení svého prohlížeče. Košík pak bude prázdný, jazyk se zvolí znovu a na cookies se opět zeptáme.",
        "Když prohlížeč ukládání zakazuje, web funguje i tak; jen si po vašem odchodu nic nepamatuje.",
        "Více o vašich údajích a právech najdete na stránce {privacy}.",
      ],
    },
  },
);

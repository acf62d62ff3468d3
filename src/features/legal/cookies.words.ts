import { defineWords } from "#kit/web/words.ts";
import { defineLegal } from "./legal-text.ts";

/** Texts around the list of what a browser keeps. */
export const cookiesText = defineLegal(
  {
    what: {
      title: "What this is about",
      body: [
        "Cookies and browser storage are small notes that a site keeps in your browser. We keep only those that the site needs to work as you want it to: no analytics, no advertising, nothing from third parties.",
        "What the site needs to do as you ask (your language, your cart, your sign-in) requires no consent. We would keep anything else only if you accept; today there is nothing of the kind, and we’ll say so here before that changes.",
      ],
    },
    browser: {
      title: "In your browser’s own settings",
      body: [
        "You can delete all of it at any time in your browser’s settings. Your cart will then be empty, the language will be chosen afresh, and we’ll ask about cookies again.",
        "If your browser blocks storage, the site still works; it just forgets everything when you leave.",
        "More about your data and your rights is in {privacy}.",
      ],
    },
  },
  {
    what: {
      title: "O co jde",
      body: [
        "Cookies a úložiště prohlížeče jsou drobné poznámky, které si web nechává ve vašem prohlížeči. My ukládáme jen ty, bez kterých by web nefungoval tak, jak chcete: žádná analytika, žádná reklama, nic od třetích stran.",
        "K tomu, co je nutné pro to, oč nás žádáte (jazyk, košík, přihlášení), není souhlas potřeba. Cokoli dalšího bychom ukládali jen s vaším souhlasem; dnes nic takového není, a než se to změní, napíšeme to sem.",
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

export const cookiesWords = defineWords(
  {
    title: "Cookies",
    lead: "What your browser stores for this site, why, and how to change your mind.",
    description: "Cookies and browser storage of this site: the whole list, and your choice.",
    settings: "Cookie settings",
    necessary: "Necessary",
    necessaryText: "Language, cart, your choice and the sign-in of administrators. Always on.",
    optional: "Optional",
    optionalText: "What helps us make the site better. We use none of it today.",
    always: "Always on",
    choice: "Your choice",
    accepted: "You have accepted optional cookies.",
    declined: "You have declined optional cookies.",
    none: "You have not chosen yet.",
    accept: "Accept",
    decline: "Decline",
    saved: "Your choice was saved.",
    list: "Everything that can be stored",
    name: "Name",
    purpose: "What for",
    duration: "How long",
    cookie: "cookie",
    untilDeleted: "until you delete it",
    untilSignedOut: "until signing out",
    untilNotRemembered: "until signing in without “Remember me”",
    database: "browser storage",
    year: "1 year",
    tab: "until the tab is closed",
    purposes: {
      language: "The language in which you read the site.",
      languageCookie: "The same for the server, so that the first page already comes in your language.",
      cart: "What you put into the cart.",
      cookieConsent: "Your answer about cookies: accepted or declined.",
      accessToken: "Keeps an administrator signed in, for 15 minutes at a time.",
      refreshToken: "Renews an administrator’s sign-in.",
      user: "An administrator’s name and e-mail.",
      rememberedEmail:
        "An administrator’s e-mail, encrypted. Only where “Remember me” was ticked at sign-in.",
      rememberedPassword: "An administrator’s password, encrypted; likewise only where it was asked for.",
      rememberedKey:
        "The key to both, which this browser keeps (in IndexedDB) and never gives away: copied elsewhere, they are of no use.",
      checkoutForm: "What you filled in at the checkout, so that a reload does not lose it.",
      checkoutKey: "A key of the order, so that sending it twice orders only once.",
      placedOrder: "The order you have placed, for its payment details.",
    },
    office:
      "The back office keeps a little more in the browsers of those who work in it: unsaved drafts, and the choice of a light or dark theme.",
  },
  {
    title: "Cookies",
    lead: "Co si váš prohlížeč pro tento web pamatuje, k čemu to je a jak volbu změnit.",
    description: "Cookies a úložiště prohlížeče na tomto webu: celý seznam a vaše volba.",
    settings: "Nastavení cookies",
    necessary: "Nezbytné",
    necessaryText: "Jazyk, košík, vaše volba a přihlášení správců. Vždy zapnuté.",
    optional: "Volitelné",
    optionalText: "To, co nám pomáhá web vylepšovat. Dnes z toho nepoužíváme nic.",
    always: "Vždy zapnuto",
    choice: "Vaše volba",
    accepted: "Volitelné cookies jste přijali.",
    declined: "Volitelné cookies jste odmítli.",
    none: "Zatím jste si nevybrali.",
    accept: "Přijmout",
    decline: "Odmítnout",
    saved: "Vaše volba byla uložena.",
    list: "Vše, co se může uložit",
    name: "Název",
    purpose: "K čemu je",
    duration: "Jak dlouho",
    cookie: "cookie",
    untilDeleted: "dokud to nesmažete",
    untilSignedOut: "do odhlášení",
    untilNotRemembered: "do přihlášení bez „Zapamatovat si mě“",
    database: "úložiště prohlížeče",
    year: "1 rok",
    tab: "do zavření karty",
    purposes: {
      language: "Jazyk, ve kterém web čtete.",
      languageCookie: "Totéž pro server, aby první stránka přišla ve vašem jazyce.",
      cart: "Co jste vložili do košíku.",
      cookieConsent: "Vaše odpověď na otázku o cookies: přijato, nebo odmítnuto.",
      accessToken: "Přihlášení správce, vždy na 15 minut.",
      refreshToken: "Prodlužuje přihlášení správce.",
      user: "Jméno a e-mail správce.",
      rememberedEmail: "E-mail správce, zašifrovaný. Jen když při přihlášení zaškrtl „Zapamatovat si mě“.",
      rememberedPassword: "Heslo správce, zašifrované; také jen na jeho přání.",
      rememberedKey:
        "Klíč k oběma, který si tento prohlížeč nechává (v IndexedDB) a nikomu nevydá: okopírované jinam jsou k ničemu.",
      checkoutForm: "Co jste vyplnili v pokladně, aby se to obnovením stránky neztratilo.",
      checkoutKey: "Klíč objednávky, aby dvojí odeslání objednalo jen jednou.",
      placedOrder: "Objednávka, kterou jste odeslali, kvůli platebním údajům.",
    },
    office:
      "Administrace ukládá v prohlížečích těch, kdo v ní pracují, ještě něco navíc: neuložené koncepty a světlý nebo tmavý vzhled.",
  },
);

import { defineWords } from "#kit/web/language/words.ts";

/** Texts of "tell me when it is back", on a product's page and behind the link in our mails. */
export const stockAlertsWords = defineWords(
  {
    open: "Tell me when it’s back",
    size: "Size",
    email: "Your e-mail",
    hint: "One e-mail when it’s back, then we delete the address.",
    missing: "Please enter your e-mail address.",
    send: "Tell me",
    sending: "Sending...",
    honeypot: "Leave this field blank",
    mail: { sent: "Look into your inbox: one click confirms that the address is yours." },
    noMail: { sent: "We can’t send e-mails right now. Please try again later." },
    failed: (reason: string) => `That didn’t work: ${reason}`,
    kicker: "Back in stock",
    titles: {
      asked: "Shall we tell you?",
      waiting: "We’ll tell you",
      gone: "Nothing to wait for",
    },
    leads: {
      asked: (what: string) =>
        `One e-mail when this is back: ${what}. Without your click we delete the address after 7 days.`,
      waiting: (what: string) =>
        `You’ll get one e-mail when this is back: ${what}. Then we delete your address.`,
      gone: "You were told, or took it back, or the link is no longer valid. We no longer have your address here.",
    },
    what: (name: string, size: string) => (size ? `${name}, size ${size}` : name),
    confirm: "Yes, tell me",
    leave: "No longer needed",
    show: "See it in the shop",
    shop: "To the shop",
    loadFailed: "The page couldn’t be loaded",
    loading: "One moment",
  },
  {
    open: "Dejte mi vědět, až bude",
    size: "Velikost",
    email: "Váš e-mail",
    hint: "Jeden e-mail, až bude znovu skladem, a adresu smažeme.",
    missing: "Vyplňte prosím e-mailovou adresu.",
    send: "Dejte mi vědět",
    sending: "Odesíláme...",
    honeypot: "Toto pole nechte prázdné",
    mail: { sent: "Podívejte se do schránky: jedním kliknutím potvrdíte, že je adresa vaše." },
    noMail: { sent: "E-maily teď posílat nemůžeme. Zkuste to prosím později." },
    failed: (reason: string) => `Nepovedlo se to: ${reason}`,
    kicker: "Znovu skladem",
    titles: {
      asked: "Máme vám dát vědět?",
      waiting: "Dáme vám vědět",
      gone: "Není na co čekat",
    },
    leads: {
      asked: (what: string) =>
        `Jeden e-mail, až bude znovu skladem: ${what}. Bez vašeho kliknutí adresu po 7 dnech smažeme.`,
      waiting: (what: string) =>
        `Přijde vám jeden e-mail, až bude znovu skladem: ${what}. Potom adresu smažeme.`,
      gone: "Už jsme vám dali vědět, zrušili jste to, nebo odkaz neplatí. Vaši adresu tu už nemáme.",
    },
    what: (name: string, size: string) => (size ? `${name}, velikost ${size}` : name),
    confirm: "Ano, dejte mi vědět",
    leave: "Už není potřeba",
    show: "Podívat se do e-shopu",
    shop: "Do e-shopu",
    loadFailed: "Stránku se nepodařilo načíst",
    loading: "Okamžik",
  },
);

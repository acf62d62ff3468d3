import type { Both } from "#kit/contract/language/language.ts";

/** What somebody who signs up agrees to; the words are kept with the consent. */
export const CONSENT_WORDS: Both<(seller: string) => string> = {
  en: (seller) =>
    `By signing up, I agree that ${seller} sends me news about the team, ride days and the shop by e-mail. I can unsubscribe at any time with one click in every letter.`,
  cs: (seller) =>
    `Přihlášením souhlasím, že mi ${seller} bude e-mailem posílat novinky o týmu, termínech jízd a e-shopu. Odhlásit se můžu kdykoli jedním kliknutím v každém dopise.`,
};

/** What the mails of the newsletter say beside the team's own words. */
export const MAIL_WORDS = {
  en: {
    confirm: (days: number) =>
      `Press the button and confirm on the page that opens. The link works for ${days} days; without your click you get no letters and we delete the address.`,
    confirmButton: "Confirm the sign-up",
    notYou:
      "You didn’t sign up? Then simply ignore this e-mail, or choose “It wasn’t me” on the page: we won’t ask again.",
    already: "Somebody, perhaps you, has just signed this address up again. There is nothing to do.",
    alreadyButton: "My newsletter",
    leave: "You get this letter because you signed up on our site. Unsubscribe with one click:",
    test: "Test",
    more: { none: "", post: "Read more", day: "Choose a time", product: "See it in the shop" },
    free: (count: number) => (count === 1 ? "1 free place" : `${count} free places`),
  },
  cs: {
    confirm: (days: number) =>
      `Stiskněte tlačítko a na stránce, která se otevře, přihlášení potvrďte. Odkaz platí ${days} dnů; bez vašeho kliknutí vám nic posílat nebudeme a adresu smažeme.`,
    confirmButton: "Potvrdit přihlášení",
    notYou:
      "Nepřihlásili jste se? Pak stačí tento e-mail ignorovat, nebo na stránce zvolit „To jsem nebyl já“ a už se ptát nebudeme.",
    already: "Někdo, možná vy, tuto adresu právě přihlásil znovu. Není potřeba nic dělat.",
    alreadyButton: "Můj newsletter",
    leave:
      "Dopis dostáváte, protože jste se na našem webu přihlásili k odběru. Odhlásit se můžete jedním kliknutím:",
    test: "Zkušební dopis",
    more: { none: "", post: "Číst dál", day: "Vybrat čas", product: "Podívat se do e-shopu" },
    free: (count: number) =>
      count === 1 ? "1 volné místo" : count < 5 ? `${count} volná místa` : `${count} volných míst`,
  },
};

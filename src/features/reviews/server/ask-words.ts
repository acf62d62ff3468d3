import type { Both } from "#kit/contract/language/language.ts";

interface AskWords {
  goods: string;
  ask: string;
  askRide: string;
  once: string;
  button: string;
  hidden: {
    product: string;
    reason: string;
    note: string;
    appeal: string;
    /** Where it can't be rewritten any more. */
    appealOnly: string;
    button: string;
  };
}

/** What mails say of reviews. */
export const ASK_WORDS: Both<AskWords> = {
  en: {
    goods: "What you bought",
    ask: "Would you tell others? Stars and a few words are enough; a picture is welcome. We publish praise and criticism alike:",
    askRide:
      "How was it? Would you tell others? Stars and a few words are enough; a picture is welcome. We publish praise and criticism alike:",
    once: "We only ask once. If you’d rather not be asked again, you can say so on the same page.",
    button: "Write a review",
    hidden: {
      product: "Product",
      reason: "Reason",
      note: "More about it",
      appeal:
        "If you think we’re wrong, just reply to this e-mail. You can also rewrite your review, and we’ll look at it again:",
      appealOnly: "If you think we’re wrong, just reply to this e-mail. Here is your review:",
      button: "Show my review",
    },
  },
  cs: {
    goods: "Co jste koupili",
    ask: "Řekli byste to i ostatním? Stačí hvězdičky a pár slov, fotka potěší. Zveřejňujeme chválu i kritiku:",
    askRide:
      "Jaké to bylo? Řekli byste to i ostatním? Stačí hvězdičky a pár slov, fotka potěší. Zveřejňujeme chválu i kritiku:",
    once: "Ptáme se jen jednou. Na stejné stránce nám můžete říct, ať se příště neptáme vůbec.",
    button: "Napsat recenzi",
    hidden: {
      product: "Produkt",
      reason: "Důvod",
      note: "Podrobněji",
      appeal:
        "Pokud si myslíte, že se mýlíme, stačí odpovědět na tento e-mail. Recenzi můžete i přepsat, podíváme se na ni znovu:",
      appealOnly: "Pokud si myslíte, že se mýlíme, stačí odpovědět na tento e-mail. Vaše recenze:",
      button: "Zobrazit mou recenzi",
    },
  },
};

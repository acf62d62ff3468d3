import type { Both } from "#kit/contract/language.ts";

interface AskWords {
  subject: (order: string) => string;
  intro: string;
  goods: string;
  ask: string;
  askRide: string;
  once: string;
  button: string;
  hidden: {
    subject: (product: string) => string;
    text: string;
    product: string;
    reason: string;
    note: string;
    appeal: string;
    button: string;
  };
}

/** What mails say of reviews. */
export const ASK_WORDS: Both<AskWords> = {
  en: {
    subject: (order) => `How do you like it? Order ${order}`,
    intro: "you’ve had the goods from your order for a few days now. How do you like them?",
    goods: "What you bought",
    ask: "Would you tell others? Stars and a few words are enough; a picture is welcome. We publish praise and criticism alike:",
    askRide:
      "How was it? Would you tell others? Stars and a few words are enough; a picture is welcome. We publish praise and criticism alike:",
    once: "We only ask once. If you’d rather not be asked again, you can say so on the same page.",
    button: "Write a review",
    hidden: {
      subject: (product) => `We aren’t showing your review: ${product}`,
      text: "thank you for your review. We aren’t showing it on our site, and here is why.",
      product: "Product",
      reason: "Reason",
      note: "More about it",
      appeal:
        "You can rewrite it, and we’ll look at it again. If you think we’re wrong, just reply to this e-mail:",
      button: "Show my review",
    },
  },
  cs: {
    subject: (order) => `Jak jste spokojeni? Objednávka ${order}`,
    intro: "zboží z vaší objednávky máte už pár dní doma. Jak jste s ním spokojeni?",
    goods: "Co jste koupili",
    ask: "Řekli byste to i ostatním? Stačí hvězdičky a pár slov, fotka potěší. Zveřejňujeme chválu i kritiku:",
    askRide:
      "Jaké to bylo? Řekli byste to i ostatním? Stačí hvězdičky a pár slov, fotka potěší. Zveřejňujeme chválu i kritiku:",
    once: "Ptáme se jen jednou. Na stejné stránce nám můžete říct, ať se příště neptáme vůbec.",
    button: "Napsat recenzi",
    hidden: {
      subject: (product) => `Vaši recenzi jsme nezveřejnili: ${product}`,
      text: "děkujeme za vaši recenzi. Na webu ji nezveřejňujeme, a to z tohoto důvodu.",
      product: "Produkt",
      reason: "Důvod",
      note: "Podrobněji",
      appeal:
        "Můžete ji přepsat, podíváme se na ni znovu. Pokud si myslíte, že se mýlíme, stačí odpovědět na tento e-mail:",
      button: "Zobrazit mou recenzi",
    },
  },
};

import { defineWords } from "#kit/web/language/words.ts";

/** Texts of what is done with many orders at once. */
export const orderChoiceWords = defineWords(
  {
    choose: "Select",
    title: "Selected orders",
    chosen: (count: number) => `Selected: ${count}`,
    send: "Mark as sent",
    print: "Print the documents",
    printTitle: "Documents of the selected orders",
    waiting: "Preparing the documents...",
    save: "Save as a table (CSV)",
    none: "Clear the selection",
    sent: (count: number) => `Marked as sent: ${count}.`,
    refused: (number: string, reason: string) => `${number}: ${reason}`,
    failed: (reason: string) => `That didn’t work: ${reason}`,
    blocked: "The browser blocked the new window. Allow pop-up windows for this site and try again.",
    mail: {
      confirmSend: (count: number) =>
        `Mark the selected orders (${count}) as sent? Each customer with an e-mail address gets an e-mail saying that the order is on its way or ready for pick-up.`,
    },
    noMail: {
      confirmSend: (count: number) =>
        `Mark the selected orders (${count}) as sent? The customers won’t be notified: no mail server is set up, so the e-mails are only written to files.`,
    },
  },
  {
    choose: "Vybrat",
    title: "Vybrané objednávky",
    chosen: (count: number) => `Vybráno: ${count}`,
    send: "Označit jako odeslané",
    print: "Vytisknout doklady",
    printTitle: "Doklady vybraných objednávek",
    waiting: "Připravuji doklady...",
    save: "Uložit jako tabulku (CSV)",
    none: "Zrušit výběr",
    sent: (count: number) => `Označeno jako odeslané: ${count}.`,
    refused: (number: string, reason: string) => `${number}: ${reason}`,
    failed: (reason: string) => `Nepovedlo se to: ${reason}`,
    blocked: "Prohlížeč zablokoval nové okno. Povolte tomuto webu vyskakovací okna a zkuste to znovu.",
    mail: {
      confirmSend: (count: number) =>
        `Označit vybrané objednávky (${count}) jako odeslané? Každý zákazník, u kterého je e-mail, dostane zprávu, že je objednávka na cestě nebo připravená k vyzvednutí.`,
    },
    noMail: {
      confirmSend: (count: number) =>
        `Označit vybrané objednávky (${count}) jako odeslané? Zákazníci se to nedozvědí: není nastaven poštovní server, e-maily se jen zapíšou do souborů.`,
    },
  },
);

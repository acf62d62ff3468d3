import { defineWords } from "#kit/web/language/words.ts";

export const receiptsAdminWords = defineWords(
  {
    title: "Receipt for a payment on site",
    hint: "The receipt gets a number and goes to the customer by e-mail.",
    hintNoMail: "The receipt gets a number. Print it for the customer.",
    ways: { cash: "In cash", card: "By card", qr: "With a QR code" },
    issue: {
      cash: "Issue the receipt (cash)",
      card: "Issue the receipt (card)",
      qr: "Issue the receipt (QR code)",
    },
    receipt: (number: string) => `Receipt ${number}`,
    preparing: "Preparing the receipt...",
    blocked: "The browser blocked the new window. Allow pop-up windows for this site and try again.",
    failed: (reason: string) => `The receipt couldn’t be issued: ${reason}`,
  },
  {
    title: "Účtenka za platbu na místě",
    hint: "Účtenka dostane číslo a odejde zákazníkovi e-mailem.",
    hintNoMail: "Účtenka dostane číslo. Zákazníkovi ji vytiskněte.",
    ways: { cash: "Hotově", card: "Kartou", qr: "QR platbou" },
    issue: {
      cash: "Vystavit účtenku (hotově)",
      card: "Vystavit účtenku (kartou)",
      qr: "Vystavit účtenku (QR platbou)",
    },
    receipt: (number: string) => `Účtenka ${number}`,
    preparing: "Připravuji účtenku...",
    blocked: "Prohlížeč zablokoval nové okno. Povolte tomuto webu vyskakovací okna a zkuste to znovu.",
    failed: (reason: string) => `Účtenku se nepodařilo vystavit: ${reason}`,
  },
);

import { defineWords } from "#kit/web/words.ts";

export const receiptsAdminWords = defineWords(
  {
    title: "Receipt for a payment on the spot",
    hint: "The receipt gets its number and goes to the customer by e-mail.",
    ways: { cash: "In cash", card: "By card", qr: "With a QR code" },
    issue: { cash: "Issue: in cash", card: "Issue: by card", qr: "Issue: with a QR code" },
    receipt: (number: string) => `Receipt ${number}`,
    preparing: "The receipt is being prepared...",
    blocked: "The browser has blocked the window. Allow windows for this site and try again.",
    failed: (reason: string) => `The receipt failed: ${reason}`,
  },
  {
    title: "Účtenka za platbu na místě",
    hint: "Účtenka dostane číslo a odejde zákazníkovi e-mailem.",
    ways: { cash: "Hotově", card: "Kartou", qr: "QR platbou" },
    issue: { cash: "Vystavit: hotově", card: "Vystavit: kartou", qr: "Vystavit: QR platbou" },
    receipt: (number: string) => `Účtenka ${number}`,
    preparing: "Účtenka se připravuje...",
    blocked: "Prohlížeč zablokoval okno. Povolte okna pro tento web a zkuste to znovu.",
    failed: (reason: string) => `Účtenka se nepovedla: ${reason}`,
  },
);

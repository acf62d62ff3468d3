import { defineWords } from "#kit/web/language/words.ts";

/** Texts of the sheet on which the items of an order are changed. */
export const changeItemsWords = defineWords(
  {
    open: "Change items",
    title: "Change items",
    hint: "Items that stay keep their price, even in another size. Added items have today’s price.",
    failedToLoad: (reason: string) => `Failed to load the products: ${reason}`,
    planning: "Finding out what this change does...",
    total: (total: string, before: string) => `New total: ${total} (now ${before})`,
    same: (total: string) => `The total stays ${total}.`,
    toPay: (amount: string) => `To be paid: ${amount}`,
    toReturn: (amount: string) => `Overpaid: ${amount}. Refund it under Money afterwards.`,
    change: "Change the order",
    close: "Leave it as it is",
    failed: (reason: string) => `The order wasn’t changed: ${reason}`,
  },
  {
    open: "Změnit položky",
    title: "Změnit položky",
    hint: "Položkám, které zůstanou, zůstane i jejich cena, a to i v jiné velikosti. Přidané mají dnešní.",
    failedToLoad: (reason: string) => `Produkty se nepodařilo načíst: ${reason}`,
    planning: "Zjišťuji, co tato změna udělá...",
    total: (total: string, before: string) => `Nově celkem: ${total} (teď ${before})`,
    same: (total: string) => `Celkem zůstává ${total}.`,
    toPay: (amount: string) => `K zaplacení: ${amount}`,
    toReturn: (amount: string) => `Přeplaceno: ${amount}. Peníze pak vraťte v části Peníze.`,
    change: "Změnit objednávku",
    close: "Neměnit",
    failed: (reason: string) => `Objednávka se nezměnila: ${reason}`,
  },
);

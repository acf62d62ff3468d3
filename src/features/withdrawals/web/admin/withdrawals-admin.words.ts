import { defineWords } from "#kit/web/language/words.ts";

/** Texts about withdrawals in the back office. */
export const withdrawalsAdminWords = defineWords(
  {
    title: "Withdrawals from contracts",
    received: (number: string, at: string) => `Order ${number}, received on ${at}`,
    whole: "The whole order",
    late: "According to the shop’s records, the 14 days had passed.",
    doubts: { late: "the 14 days had passed", exempt: "no right of withdrawal", used: "voucher used" },
    unmatched:
      "The number and e-mail match no order: please find it. The withdrawal is valid if it came in time and is from something the customer may withdraw from.",
    refundBy: (day: string) => `Refund by ${day}.`,
    settledAt: (at: string) => `Settled on ${at}.`,
    open: "Show the order",
    settle: "Mark as settled",
    failed: (reason: string) => `Failed to load withdrawals: ${reason}`,
  },
  {
    title: "Odstoupení od smlouvy",
    received: (number: string, at: string) => `Objednávka ${number}, přijato ${at}`,
    whole: "Celá objednávka",
    late: "Podle záznamů e-shopu už lhůta 14 dnů uplynula.",
    doubts: { late: "po lhůtě 14 dnů", exempt: "bez práva odstoupit", used: "poukaz využit" },
    unmatched:
      "Číslo a e-mail neodpovídají žádné objednávce: dohledejte ji prosím. Odstoupení platí, pokud přišlo včas a týká se něčeho, od čeho odstoupit lze.",
    refundBy: (day: string) => `Peníze vraťte do ${day}.`,
    settledAt: (at: string) => `Vyřízeno ${at}.`,
    open: "Zobrazit objednávku",
    settle: "Označit jako vyřízené",
    failed: (reason: string) => `Odstoupení se nepodařilo načíst: ${reason}`,
  },
);

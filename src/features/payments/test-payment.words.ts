import { defineWords } from "#kit/web/language/words.ts";

/** Texts of the test gateway's page. */
export const testPaymentWords = defineWords(
  {
    kicker: "Test gateway",
    title: "Test payment",
    banner: "This is a test. No money changes hands and no card is needed.",
    text: "The demo shop has no real payment gateway. Choose how the payment should end; the shop then does what it would after a real one.",
    order: (number: string) => `Order ${number}`,
    pay: "Pay",
    fail: "Let the payment fail",
    leave: "Leave without paying",
    ended: "This payment has ended.",
    back: "Back to the order",
    notFound: "Payment not found",
    failed: "The payment couldn’t be loaded",
    wrong: (reason: string) => `That didn’t work: ${reason}`,
  },
  {
    kicker: "Zkušební brána",
    title: "Zkušební platba",
    banner: "Toto je zkouška. Žádné peníze se nepřevádějí a kartu nepotřebujete.",
    text: "Ukázkový e-shop nemá skutečnou platební bránu. Vyberte, jak má platba dopadnout: obchod pak udělá to, co by udělal po skutečné.",
    order: (number: string) => `Objednávka ${number}`,
    pay: "Zaplatit",
    fail: "Nechat platbu selhat",
    leave: "Odejít bez zaplacení",
    ended: "Tato platba už skončila.",
    back: "Zpět k objednávce",
    notFound: "Platba nebyla nalezena",
    failed: "Platbu se nepodařilo načíst",
    wrong: (reason: string) => `Nepovedlo se to: ${reason}`,
  },
);

import { defineWords } from "#kit/web/language/words.ts";

export const customerDataWords = defineWords(
  {
    title: "Personal data",
    intro:
      "When a person asks what you know about them, or wants to be forgotten: find them by name, phone or e-mail.",
    email: "Name, phone or e-mail",
    find: "Find",
    noEmail: "Enter a name, a phone number or an e-mail address.",
    look: "Show everything",
    noAddress:
      "This person left no e-mail address. The orders and bookings found here are theirs only if the name and phone number match: check before you erase.",
    nothing: (email: string) => `Nothing is stored about “${email}”.`,
    found: (email: string) => `Stored about ${email}`,
    orders: (count: number) => `Orders: ${count}`,
    bookings: (count: number) => `Ride bookings: ${count}`,
    seats: (count: number) =>
      `Upcoming ride bookings: ${count}. They stay, with their e-mails, until the rides are over. If the person wants them gone now, cancel them and erase again.`,
    statements: (count: number) => `Signed rider statements: ${count}`,
    statementsKept: (count: number) =>
      `Signed rider statements: ${count}. They are kept in case of claims: for three years after the ride or, if the rider was under 18, until three years after their 18th birthday. Then they are deleted automatically.`,
    giveaways: (count: number) => `Vouchers given to the person: ${count}×`,
    giveawaysErased: (count: number) =>
      `Vouchers given to the person: ${count}×. The vouchers stay valid, without the name.`,
    reviews: (count: number) => `Reviews: ${count}`,
    subscriptions: (count: number) => `Newsletter sign-ups and stock alerts: ${count}`,
    messages: (count: number) => `Messages from the contact form: ${count}`,
    mails: (count: number) => `E-mails from the last year: ${count}`,
    download: "Download everything",
    erase: "Erase",
    eraseNote:
      "Messages, reviews and e-mails are deleted; completed orders lose the person’s name and addresses. Invoiced orders stay for as long as the law requires, open ones until they are completed.",
    confirmErase: (email: string) => `Erase what is stored about ${email}? This can’t be undone.`,
    erased: (orders: number, messages: number, mails: number) =>
      `Erased. Orders: ${orders}, messages: ${messages}, e-mails: ${mails}.`,
    kept: "These had to stay:",
    reasons: {
      invoiced: "it has an invoice, which the law requires you to keep",
      open: "it is still open; its e-mails stay too",
    },
    order: (number: string) => `Order #${number}`,
    failed: (reason: string) => `That didn’t work: ${reason}`,
  },
  {
    title: "Osobní údaje",
    intro:
      "Když se někdo zeptá, co o něm víte, nebo chce své údaje vymazat, najděte ho podle jména, telefonu nebo e-mailu.",
    email: "Jméno, telefon nebo e-mail",
    find: "Najít",
    noEmail: "Zadejte jméno, telefon nebo e-mailovou adresu.",
    look: "Zobrazit všechno",
    noAddress:
      "Tento člověk nenechal e-mail. Nalezené objednávky a rezervace jsou jeho jen tehdy, když sedí jméno i telefon: než je vymažete, zkontrolujte to.",
    nothing: (email: string) => `K „${email}“ není nic uloženo.`,
    found: (email: string) => `Uloženo k adrese ${email}`,
    orders: (count: number) => `Objednávky: ${count}`,
    bookings: (count: number) => `Rezervace jízd: ${count}`,
    seats: (count: number) =>
      `Nadcházející rezervace jízd: ${count}. Zůstávají i se svými e-maily, dokud jízdy neproběhnou. Pokud si dotyčný přeje vymazat i je, rezervace zrušte a vymažte údaje znovu.`,
    statements: (count: number) => `Podepsaná prohlášení účastníků: ${count}`,
    statementsKept: (count: number) =>
      `Podepsaná prohlášení účastníků: ${count}. Uchovávají se pro případ sporů: tři roky po jízdě, u účastníků mladších 18 let tři roky od jejich osmnáctých narozenin. Potom se smažou sama.`,
    giveaways: (count: number) => `Darované poukazy: ${count}×`,
    giveawaysErased: (count: number) => `Darované poukazy: ${count}×. Poukazy platí dál, už beze jména.`,
    reviews: (count: number) => `Recenze: ${count}`,
    subscriptions: (count: number) => `Přihlášení k newsletteru a hlídání skladu: ${count}`,
    messages: (count: number) => `Zprávy z kontaktního formuláře: ${count}`,
    mails: (count: number) => `E-maily za poslední rok: ${count}`,
    download: "Stáhnout vše",
    erase: "Vymazat",
    eraseNote:
      "Zprávy, recenze a e-maily se smažou, dokončené objednávky přijdou o jméno a adresy. Vyfakturované objednávky zůstanou po dobu, kterou vyžaduje zákon, otevřené do dokončení.",
    confirmErase: (email: string) => `Vymazat, co je uloženo k adrese ${email}? Nejde to vrátit.`,
    erased: (orders: number, messages: number, mails: number) =>
      `Vymazáno. Objednávky: ${orders}, zprávy: ${messages}, e-maily: ${mails}.`,
    kept: "Tyto musely zůstat:",
    reasons: {
      invoiced: "je k ní faktura, kterou musíte ze zákona uchovávat",
      open: "ještě není dokončená; zůstávají i její e-maily",
    },
    order: (number: string) => `Objednávka #${number}`,
    failed: (reason: string) => `Nepodařilo se: ${reason}`,
  },
);

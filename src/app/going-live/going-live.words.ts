import { defineWords, plural } from "#kit/web/language/words.ts";
import type { GoingLiveStep } from "./going-live-steps.ts";

type Steps = Record<GoingLiveStep, { title: string; text: string; link: string }>;

const en: Steps = {
  team: {
    title: "Your team’s name, e-mail and telephone",
    text: "Begin here. The site, e-mails and legal texts carry them. Until they are filled in, new orders and messages are sent to the owners, and customers can’t answer your e-mails.",
    link: "Fill in the team",
  },
  home: {
    title: "Your home page",
    text: "The title and the words over the film, and what you say about the team: the first thing a visitor reads.",
    link: "Write the home page",
  },
  seller: {
    title: "Your own company",
    text: "The seller’s name, address and company number. They appear on every invoice.",
    link: "Fill in the company",
  },
  account: {
    title: "Your own bank account",
    text: "Transfers go to it. Without one, customers can’t choose to pay by transfer.",
    link: "Fill in the account",
  },
  mails: {
    title: "Outgoing e-mail",
    text: "Send yourself a test. This is done once it has gone out through your mail server.",
    link: "See the sent mail",
  },
  cards: {
    title: "Payment by card",
    text: "Connect a payment gateway, or switch card payment off.",
    link: "Payment methods",
  },
  demo: {
    title: "The demo content is gone",
    text: "One action removes the sample team with its pictures. What you have changed stays.",
    link: "",
  },
  legal: {
    title: "Legal texts read",
    text: "You’re responsible for your terms, privacy and cookies pages. The drafts are complete: read and adapt them, or have your lawyer do it.",
    link: "Read and edit the pages",
  },
  address: {
    title: "Your own address, encrypted",
    text: "The site runs on https:// at your own domain.",
    link: "",
  },
  signIn: {
    title: "A password alone isn’t enough",
    text: "Customers’ names and money are behind your sign-in. Add a passkey or a code from your phone for yourself, then require it of everyone.",
    link: "Require two-step sign-in",
  },
  backup: {
    title: "Backups in another place",
    text: "A disk that dies takes its backups with it. Keep them on another one, or copy them elsewhere.",
    link: "See the health page",
  },
};

const cs: Steps = {
  team: {
    title: "Název, e-mail a telefon týmu",
    text: "Začněte tady. Uvádí je web, e-maily i právní texty. Dokud je nevyplníte, chodí nové objednávky a zprávy majitelům a zákazníci na vaše e-maily nemohou odpovědět.",
    link: "Vyplnit údaje týmu",
  },
  home: {
    title: "Úvodní stránka",
    text: "Nadpis a text přes film a pár vět o týmu: to první, co návštěvník čte.",
    link: "Napsat úvodní stránku",
  },
  seller: {
    title: "Vaše vlastní firma",
    text: "Název, sídlo a IČO prodávajícího. Uvádějí se na každé faktuře.",
    link: "Vyplnit firmu",
  },
  account: {
    title: "Váš vlastní účet",
    text: "Na něj chodí převody. Bez účtu si zákazníci platbu převodem nevyberou.",
    link: "Vyplnit účet",
  },
  mails: {
    title: "E-maily odcházejí",
    text: "Pošlete si zkušební. Hotovo je, až odejde přes váš poštovní server.",
    link: "Zobrazit odeslanou poštu",
  },
  cards: {
    title: "Platba kartou",
    text: "Připojte platební bránu, nebo platbu kartou vypněte.",
    link: "Způsoby platby",
  },
  demo: {
    title: "Ukázkový obsah je pryč",
    text: "Jedním krokem odstraníte ukázkový tým i s obrázky. Co jste upravili, zůstane.",
    link: "",
  },
  legal: {
    title: "Právní texty jsou přečtené",
    text: "Za podmínky, ochranu údajů a cookies odpovídáte vy. Návrhy jsou úplné: přečtěte je a upravte, nebo to nechte na právníkovi.",
    link: "Přečíst a upravit stránky",
  },
  address: {
    title: "Vlastní adresa a šifrování",
    text: "Web běží na https:// na vaší vlastní doméně.",
    link: "",
  },
  signIn: {
    title: "Samotné heslo nestačí",
    text: "Za vaším přihlášením jsou jména zákazníků a peníze. Nastavte si přístupový klíč nebo kód z telefonu a pak to vyžadujte od všech.",
    link: "Vyžadovat dvoufázové přihlášení",
  },
  backup: {
    title: "Zálohy na jiném místě",
    text: "Když se pokazí disk, přijdete i o zálohy na něm. Mějte je na jiném, nebo je kopírujte jinam.",
    link: "Zobrazit stav webu",
  },
};

export const goingLiveWords = defineWords(
  {
    title: "Before you go live",
    progress: (done: number, all: number) => `${done} of ${all} done`,
    done: "Done",
    open: "To do",
    confirmedBy: (name: string) => `Confirmed by ${name}`,
    confirm: "It’s done",
    takeBack: "Not yet",
    cardsOff: "Cards aren’t offered: customers pay in other ways. You can connect a payment gateway later.",
    contactFirst: "First fill in the team’s name, e-mail and telephone: the legal texts carry them.",
    test: "Send a test to me",
    sent: (to: string) => `On its way to ${to}. Check your inbox.`,
    sentToFile: "No mail server is set up: the test was written to a file and reaches nobody.",
    removeDemo: "Remove the demo content",
    removeQuestion: (count: number) =>
      `Remove the demo team’s ${plural("en", count, { one: "record", other: "records" })} (${count})? ${plural("en", count, { one: "It", other: "Any of them" })} can be restored from the log of changes; the invented reviews and bookings go for good.`,
    removed: (count: number) => `Removed: ${count}.`,
    left: (names: string) => `These couldn’t be removed: ${names}`,
    changed: (count: number) =>
      count === 1
        ? "1 record will stay because you have changed it."
        : `${count} records will stay because you have changed them.`,
    steps: en,
  },
  {
    title: "Než otevřete",
    progress: (done: number, all: number) => `Hotovo ${done} z ${all}`,
    done: "Hotovo",
    open: "Zbývá",
    confirmedBy: (name: string) => `Potvrzeno: ${name}`,
    confirm: "Je to hotové",
    takeBack: "Ještě ne",
    cardsOff: "Karty nenabízíte, zákazníci platí jinak. Platební bránu můžete připojit kdykoli později.",
    contactFirst: "Nejdřív vyplňte název, e-mail a telefon týmu: právní texty je uvádějí.",
    test: "Poslat mi zkušební e-mail",
    sent: (to: string) => `E-mail je na cestě na ${to}. Podívejte se do schránky.`,
    sentToFile: "Poštovní server není nastavený: zkušební e-mail se uložil do souboru a nikomu nedojde.",
    removeDemo: "Odstranit ukázkový obsah",
    removeQuestion: (count: number) =>
      `Odstranit záznamy ukázkového týmu (${count})? Každý můžete vrátit ze záznamu změn; vymyšlené recenze a rezervace zmizí natrvalo.`,
    removed: (count: number) => `Odstraněno: ${count}.`,
    left: (names: string) => `Tyto nešlo odstranit: ${names}`,
    changed: (count: number) => `Záznamy, které jste upravili, zůstanou: ${count}.`,
    steps: cs,
  },
);

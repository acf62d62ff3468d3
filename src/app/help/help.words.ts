import { defineWords } from "#kit/web/words.ts";

/** The guide to the back office: each topic with the screen where it is done. */
export const helpWords = defineWords(
  {
    title: "Help",
    lead: "How the most common things are done.",
    topics: {
      orders: {
        title: "Look after orders",
        text: "New orders are pending. Open one to see what was bought, mark it as paid when the money has come (transfers do that by themselves, see Bank payments), and move its status on as you pack and send it. The customer's papers are in the order's detail. Deleting hides an order; it is kept for as long as the law asks.",
      },
      vouchers: {
        title: "Accept a voucher",
        text: "A paid voucher is issued and sent by itself. When its holder comes, scan or type its code and mark it as used.",
      },
      messages: {
        title: "Answer messages",
        text: "Messages from the contact form arrive here. A reply is sent as an e-mail with the original below it.",
      },
      products: {
        title: "Sell something",
        text: "A product needs a name in both languages, an address (slug) and a price. Give it a number of pieces, or leave the field empty where there is no limit. Up to ten pictures; the first one is the cover.",
      },
      days: {
        title: "Offer a ride day or a course",
        text: "Say when and where, choose the products and save. Then open “Day and slots” and make the slots from a rule: from nine, every twenty minutes, two seats. Publish it, and it stands in the calendar. Cancel a day with a reason rather than deleting it.",
      },
      events: {
        title: "Announce an event",
        text: "Choose whether it is yours or a world event. An event of several days has a last day too. Past events move to the end of the calendar by themselves.",
      },
      blog: {
        title: "Write a post",
        text: "Write the texts in both languages and choose who signs the post. Switched off it is a draft; with a later date it appears on its day.",
      },
      cars: {
        title: "Change the car of the season",
        text: "Open the car and choose the button for the current season. The former one loses the badge by itself. Photos of a car have a screen of their own.",
      },
      translations: {
        title: "Keep both languages",
        text: "Where a Czech text is missing, visitors see the English one; a post that lacks its English text is shown in Czech. The list of translations shows what is missing or older than its other half.",
      },
      settings: {
        title: "Change contacts, the headline or the bank account",
        text: "What is not a record of its own stands in the settings: texts and film of the home page, contacts, the seller's details, addresses for orders and support.",
      },
      history: {
        title: "Take something back",
        text: "Every change is logged for a year, with who made it. Open a change to see what was there before and to restore it, deleted records included.",
      },
      people: {
        title: "Invite somebody",
        text: "Whoever helps gets an account of their own with a role: editor, shop, or track for redeeming vouchers. They get a link by e-mail and choose a password. An account that ends is out at once; its name stays in the log of changes.",
      },
      health: {
        title: "See whether the site is well",
        text: "Backups, mails, payments and disk in plain words. What needs attention also stands on the dashboard.",
      },
      account: {
        title: "Protect your account",
        text: "Change your password, turn on two-step sign-in and end sessions on devices that you no longer use.",
      },
    },
  },
  {
    title: "Nápověda",
    lead: "Jak se dělají nejběžnější věci.",
    topics: {
      orders: {
        title: "Vyřídit objednávky",
        text: "Nová objednávka čeká na vyřízení. Po otevření uvidíte, co si zákazník koupil. Až dorazí peníze, označte ji jako zaplacenou (převody se označí samy, viz Platby na účtu) a při balení a odeslání posouvejte její stav. Doklady najdete v detailu objednávky. Smazáním se objednávka jen skryje; uchovává se, dokud to žádá zákon.",
      },
      vouchers: {
        title: "Přijmout poukaz",
        text: "Zaplacený poukaz se vystaví a odešle sám. Až jeho držitel přijde, naskenujte nebo opište kód a označte poukaz jako uplatněný.",
      },
      messages: {
        title: "Odpovědět na zprávy",
        text: "Sem přicházejí zprávy z kontaktního formuláře. Odpověď odejde e-mailem a pod ní je původní zpráva.",
      },
      products: {
        title: "Něco prodávat",
        text: "Produkt potřebuje název v obou jazycích, adresu (slug) a cenu. Zadejte počet kusů, nebo pole nechte prázdné, pokud množství není omezené. Obrázků může být až deset, první z nich je titulní.",
      },
      days: {
        title: "Vypsat den jízd nebo kurz",
        text: "Napište kdy a kde, vyberte produkty a uložte. Pak otevřete „Den a časy“ a vytvořte časy podle pravidla: od devíti, po dvaceti minutách, dvě místa. Po zveřejnění je den v kalendáři. Den radši zrušte s důvodem, než abyste ho mazali.",
      },
      events: {
        title: "Ohlásit událost",
        text: "Zvolte, jestli jde o vaši, nebo světovou událost. Vícedenní událost má i poslední den. Proběhlé události se v kalendáři samy přesunou na konec.",
      },
      blog: {
        title: "Napsat příspěvek",
        text: "Napište texty v obou jazycích a vyberte, kdo je pod příspěvkem podepsaný. Vypnutý příspěvek je koncept; s pozdějším datem se objeví až v den, na který je naplánovaný.",
      },
      cars: {
        title: "Změnit vůz sezóny",
        text: "Otevřete auto a použijte tlačítko pro aktuální sezónu. Dosavadní vůz o označení sám přijde. Fotografie auta mají vlastní obrazovku.",
      },
      translations: {
        title: "Udržovat oba jazyky",
        text: "Kde chybí český text, vidí návštěvníci anglický; příspěvek bez anglického textu se ukáže česky. Seznam překladů ukazuje, co chybí nebo je starší než text v druhém jazyce.",
      },
      settings: {
        title: "Změnit kontakty, titulek nebo bankovní účet",
        text: "Co nemá vlastní záznam, je v nastavení: texty a film úvodní stránky, kontakty, údaje prodávajícího, adresy pro objednávky a podporu.",
      },
      history: {
        title: "Vrátit něco zpět",
        text: "Každá změna se rok uchovává i s tím, kdo ji udělal. Po otevření změny uvidíte, co bylo předtím, a můžete to vrátit, a to i smazané záznamy.",
      },
      people: {
        title: "Pozvat někoho do týmu",
        text: "Kdo pomáhá, má vlastní účet s rolí: redakce, obchod, nebo trať pro uplatňování poukazů. Dostane odkaz e-mailem a zvolí si heslo. Kdo skončí, je odhlášen hned; jeho jméno zůstává v záznamu změn.",
      },
      health: {
        title: "Zjistit, jestli je web v pořádku",
        text: "Zálohy, pošta, platby a místo na disku obyčejnými slovy. Na to, co vyžaduje pozornost, upozorní i přehled.",
      },
      account: {
        title: "Chránit svůj účet",
        text: "Změňte si heslo, zapněte dvoufázové přihlášení a odhlaste zařízení, která už nepoužíváte.",
      },
    },
  },
);

import { defineWords } from "#kit/web/language/define-words.ts";

/** The guide to the back office: each topic with the screen where it is done. */
export const helpWords = defineWords(
  {
    title: "Help",
    lead: "How the most common things are done.",
    topics: {
      orders: {
        title: "Look after orders",
        text: "New orders are pending. Open one to see what was bought, mark it as paid once the money arrives (bank transfers are matched automatically, see Bank payments), and update its status as you pack and send it. The customer’s documents are in the order’s details. Deleting takes an order out of the lists for good: its items go back to stock, its vouchers become void and its places on ride days become free. Its data is kept for as long as the law requires.",
      },
      vouchers: {
        title: "Accept a voucher",
        text: "A paid voucher is issued and sent automatically. When its holder arrives, scan or type the code and mark the voucher as used.",
      },
      messages: {
        title: "Answer messages",
        text: "Messages from the contact form arrive here. A reply is sent as an e-mail with the original below it.",
      },
      reviews: {
        title: "Look after reviews",
        text: "Everyone who has ridden or received goods is asked for a review once. Read what they wrote, publish it and reply if you like. Bad reviews are published just like good ones; one may be hidden only for a reason from the list, and its author is told which.",
      },
      newsletter: {
        title: "Write to subscribers",
        text: "Switch the newsletter on in Settings. Write a letter in both languages, choose what it leads to (a post, a ride day or a product), send a test to yourself, then send it: about 1,800 letters an hour go out. Whoever unsubscribes or can’t be reached is removed automatically; bounces that arrive later as e-mails you remove by hand under Subscribers.",
      },
      products: {
        title: "Sell something",
        text: "A product needs a name in both languages, an address (slug) and a price. Enter the number in stock, or leave the field blank if there is no limit. Up to ten pictures; the first one is the cover.",
      },
      days: {
        title: "Offer a ride day or a course",
        text: "Say when and where, choose the products and save. Then open “Day and slots” and create the slots from a rule: from nine, every twenty minutes, two places. Once you publish it, it appears in the calendar. Rather than deleting a day, cancel it and give a reason.",
      },
      events: {
        title: "Announce an event",
        text: "Choose whether it is yours or a world event. An event lasting several days also has a last day. Past events move to the end of the calendar automatically.",
      },
      blog: {
        title: "Write a post",
        text: "Write the texts in both languages and choose who signs the post. A post that is switched off is a draft; one with a later date appears on that day.",
      },
      cars: {
        title: "Change the car of the season",
        text: "Open the car and choose the button for the current season. The previous one loses the badge automatically. A car’s photos have a screen of their own.",
      },
      "mail-words": {
        title: "Change what e-mails say",
        text: "Open an e-mail to change its sentences in both languages. Order numbers, names and the like are inserted with a tap, and the preview shows the whole e-mail. Send yourself a test before you save. The original text is one tap away.",
      },
      translations: {
        title: "Keep both languages complete",
        text: "Where a Czech text is missing, visitors see the English one; a post that lacks its English text is shown in Czech. The list of translations shows what is missing or older than the text in the other language.",
      },
      settings: {
        title: "Change contacts, the headline or the bank account",
        text: "Everything else is in the settings: the home page’s texts and video, contacts, the seller’s details, addresses for orders and support.",
      },
      history: {
        title: "Undo a change",
        text: "Every change is kept in the log for a year, along with who made it. Open a change to see what was there before and to restore it, deleted content included. What customers have sent, such as orders, messages and reviews, can’t be restored.",
      },
      people: {
        title: "Invite someone",
        text: "Everyone who helps has an account of their own with a role: editor, shop, or track for redeeming vouchers. They get a link by e-mail and choose a password. If you close an account, its owner is signed out at once; their name stays in the log of changes.",
      },
      health: {
        title: "Check that the site is healthy",
        text: "Backups, e-mail, payments and disk space in plain words. If something is wrong, the dashboard says so too.",
      },
      account: {
        title: "Protect your account",
        text: "Change your password, turn on two-step sign-in and end sessions on devices you no longer use.",
      },
    },
  },
  {
    title: "Nápověda",
    lead: "Jak se dělají nejběžnější věci.",
    topics: {
      orders: {
        title: "Vyřídit objednávky",
        text: "Nová objednávka čeká na vyřízení. Po otevření uvidíte, co si zákazník koupil. Až dorazí peníze, označte ji jako zaplacenou (převody se označí samy, viz Platby na účtu) a při balení a odeslání posouvejte její stav. Doklady najdete v detailu objednávky. Smazáním objednávka ze seznamů natrvalo zmizí: kusy se vrátí na sklad, poukazy přestanou platit a místa na jízdy se uvolní. Údaje se uchovávají po dobu, kterou vyžaduje zákon.",
      },
      vouchers: {
        title: "Přijmout poukaz",
        text: "Zaplacený poukaz se vystaví a odešle sám. Až jeho držitel přijde, naskenujte nebo opište kód a označte poukaz jako použitý.",
      },
      messages: {
        title: "Odpovědět na zprávy",
        text: "Sem přicházejí zprávy z kontaktního formuláře. Odpověď odejde e-mailem a pod ní je původní zpráva.",
      },
      reviews: {
        title: "Starat se o recenze",
        text: "Kdo jel nebo dostal zboží, toho jednou poprosíme o recenzi. Přečtěte si, co napsal, zveřejněte to a můžete i odpovědět. Špatné recenze se zveřejňují stejně jako dobré; skrýt jde jen z důvodu v seznamu a autor se dozví, ze kterého.",
      },
      newsletter: {
        title: "Napsat odběratelům",
        text: "V Nastavení zapněte newsletter. Napište dopis v obou jazycích, vyberte, kam vede (článek, termín jízd nebo produkt), pošlete si zkušební a pak ho rozešlete: odejde asi 1 800 dopisů za hodinu. Kdo se odhlásí nebo nejde doručit, zmizí sám; nedoručenky, které přijdou později e-mailem, odhlaste ručně v Odběratelích.",
      },
      products: {
        title: "Nabídnout zboží nebo zážitek",
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
        text: "Napište texty v obou jazycích a vyberte, kdo je pod příspěvkem podepsaný. Vypnutý příspěvek je koncept; příspěvek s pozdějším datem se objeví až v den, na který je naplánovaný.",
      },
      cars: {
        title: "Změnit vůz sezóny",
        text: "Otevřete auto a použijte tlačítko pro aktuální sezónu. Dosavadní vůz o označení sám přijde. Fotografie auta mají vlastní obrazovku.",
      },
      "mail-words": {
        title: "Změnit, co píšete v e-mailech",
        text: "Otevřete e-mail a upravte jeho věty v obou jazycích. Číslo objednávky, jméno a podobné údaje vložíte klepnutím a náhled ukáže celý e-mail. Než uložíte, pošlete si zkušební e-mail. K původním textům se vrátíte jedním klepnutím.",
      },
      translations: {
        title: "Mít web celý v obou jazycích",
        text: "Kde chybí český text, vidí návštěvníci anglický; příspěvek bez anglického textu se ukáže česky. Seznam překladů ukazuje, co chybí nebo je starší než text v druhém jazyce.",
      },
      settings: {
        title: "Změnit kontakty, titulek nebo bankovní účet",
        text: "Všechno ostatní je v nastavení: texty a video úvodní stránky, kontakty, údaje prodávajícího, adresy pro objednávky a podporu.",
      },
      history: {
        title: "Vrátit něco zpět",
        text: "Každá změna se rok uchovává i s tím, kdo ji udělal. Po otevření změny uvidíte, co bylo předtím, a můžete to vrátit, a to i smazaný obsah. Co poslali zákazníci, třeba objednávky, zprávy nebo recenze, takto obnovit nejde.",
      },
      people: {
        title: "Pozvat někoho do týmu",
        text: "Kdo pomáhá, má vlastní účet s rolí: redakce, obchod, nebo trať pro uplatňování poukazů. Dostane odkaz e-mailem a zvolí si heslo. Když někomu účet ukončíte, hned se odhlásí ze všech zařízení; jeho jméno zůstává v záznamu změn.",
      },
      health: {
        title: "Zjistit, jestli je web v pořádku",
        text: "Zálohy, pošta, platby a místo na disku obyčejnými slovy. Když něco není v pořádku, upozorní na to i přehled.",
      },
      account: {
        title: "Chránit svůj účet",
        text: "Změňte si heslo, zapněte dvoufázové přihlášení a odhlaste zařízení, která už nepoužíváte.",
      },
    },
  },
);

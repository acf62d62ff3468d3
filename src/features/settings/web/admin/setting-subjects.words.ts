import { defineWords } from "#kit/web/language/words.ts";

/** What settings are about, and where each subject is seen. */
export const settingSubjectsWords = defineWords(
  {
    subjects: "Settings by topic",
    all: "All",
    names: {
      home: "Home page",
      menu: "Menu and footer",
      team: "Team and contact",
      social: "Social networks",
      seller: "Seller and bank",
      orders: "Unpaid orders",
      mail: "Where e-mail goes",
      own: "Added by you",
    },
    seen: {
      home: "The words, the picture and the video at the top of the home page, and what it says about you.",
      team: "The team’s name and how to reach it: in the header and footer, on the contact page and in e-mails.",
      menu: "The links in the bar at the top of every page (behind the menu button on a phone) and those in the footer.",
      social: "Links to your profiles, on the home page and in the footer.",
      seller: "Who sells and where transfers go: on orders, invoices and legal pages.",
      orders: "When customers are reminded of a transfer, and when an unpaid order is cancelled.",
      mail: "Where you read new orders and messages, and who helps you with the back office.",
      own: "Settings you have added yourselves.",
    },
    preview: {
      title: "How it will look",
      companyId: "Company number (IČO)",
      vatId: "VAT number (DIČ)",
      account: "Account",
      vat: (rate: string) => `Registered for VAT, ${rate}%`,
      noVat: "Not registered for VAT",
    },
  },
  {
    subjects: "Témata nastavení",
    all: "Vše",
    names: {
      home: "Úvodní stránka",
      menu: "Nabídka a patička",
      team: "Tým a kontakt",
      social: "Sociální sítě",
      seller: "Prodávající a banka",
      orders: "Nezaplacené objednávky",
      mail: "Kam chodí pošta",
      own: "Přidaná vámi",
    },
    seen: {
      home: "Texty, obrázek a video v záhlaví úvodní stránky a to, co je na ní o vás.",
      menu: "Odkazy v liště nahoře na každé stránce (v telefonu pod tlačítkem nabídky) a odkazy v patičce.",
      team: "Jak se tým jmenuje a jak se s ním spojit: v záhlaví a patičce webu, na stránce s kontaktem a v e-mailech.",
      social: "Odkazy na vaše profily na úvodní stránce a v patičce.",
      seller: "Kdo prodává a kam se platí převodem: na objednávkách, fakturách a právních stránkách.",
      orders: "Kdy zákazníkovi připomenout převod a kdy nezaplacenou objednávku zrušit.",
      mail: "Kam vám chodí nové objednávky a zprávy a kdo vám pomůže s administrací.",
      own: "Nastavení, která jste přidali sami.",
    },
    preview: {
      title: "Jak to bude vypadat",
      companyId: "IČO",
      vatId: "DIČ",
      account: "Účet",
      vat: (rate: string) => `Plátce DPH, ${rate} %`,
      noVat: "Neplátce DPH",
    },
  },
);

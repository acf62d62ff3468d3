import { defineLegal } from "./draft-text.ts";

/** Terms and conditions from the withdrawal on. */
export const rightsTerms = defineLegal(
  {
    withdrawal: {
      title: "Returns within 14 days",
      body: [
        "As a consumer, you may withdraw from the contract without giving a reason within 14 days of the day on which you, or a person you named, received the goods (with several deliveries, the last of them), and for vouchers within 14 days of the purchase.",
        "The quickest way is online and needs no account: {withdrawal} at the end of every page, or the same button on the page of your order, whose link you get when you order. You say who you are and which order it is, check your statement, and confirm it. You get a receipt with its content, date and time without delay: by e-mail, or where we can’t send e-mails on the same page, to save or print. This function is available throughout the 14 days.",
        "Or tell us that you withdraw[ by e-mail ({email}) or] by letter to the seller’s address, with the order number; you may use the model form below. The time limit is met if you send it on its last day; if that is a Saturday, a Sunday or a public holiday, it ends on the next working day.",
        "Send or bring the goods back within 14 days of the withdrawal; you bear the cost of returning them. You are liable only for a loss of value caused by handling them beyond what is needed to establish what they are like.",
        "The seller refunds all payments within 14 days of the withdrawal using the same payment method, including the cheapest shipping offered. The seller may wait until the goods are back or you show that you have sent them. If you withdraw from only some of the items, you get back what you paid for them; the price of shipping does not change.",
      ],
    },
    form: {
      title: "Model withdrawal form",
      body: [
        "Complete this form and send it only if you want to withdraw from the contract (annex to Government Regulation No. 29/2023 Coll., as amended).",
        [
          "To: {company}[, {address}][, {email}]",
          "I hereby give notice that I withdraw from the contract of sale of these goods / for the provision of this service: ...",
          "Ordered on / received on: ...",
          "Order number: ...",
          "Name of the consumer: ...",
          "Address of the consumer: ...",
          "Signature of the consumer (only if this form is sent on paper): ...",
          "Date: ...",
        ],
      ],
    },
    dated: {
      title: "Where you cannot withdraw",
      body: [
        "By law (section 1837 of the Civil Code) you cannot withdraw from contracts for:",
        [
          "leisure activities on a specific date or in a certain period: courses sold for a particular date, and rides whose date you choose when you buy them,",
          "services that have been fully provided, such as a ride you have taken,",
          "goods made to your specifications or personalised for you, such as clothing with your name.",
        ],
        "If this applies to something in the shop, you are told on its page or where you choose the date, and again before you send the order.",
        "A voucher bought without a date can be returned within 14 days of the purchase, provided it has not been used, even if a date has since been chosen with it; the booking is then cancelled.",
      ],
    },
    complaints: {
      title: "Defects and complaints",
      body: [
        "The seller is liable for ensuring that what you receive has no defects. As a consumer, you may complain of a defect in goods that appears within two years of receiving them; if it appears within the first year, it is presumed to have been there from the start.",
        "This legal guarantee costs you nothing; more about it, and about buyers from other countries, is on the {guarantee} page.",
        "Write to us ({email}) or bring the goods to the seller’s address. Say what is wrong and what you are asking for. You may ask for a repair or a new item; where that is not possible, would take unreasonably long or would cause you significant inconvenience, for a discount or your money back.",
        "You receive a confirmation of the complaint, and it is settled without delay, within 30 days at the latest, unless we agree otherwise. If it is not, you may withdraw from the contract or ask for a reasonable discount. You are entitled to the reasonable costs of making a justified complaint.",
      ],
    },
    disputes: {
      title: "Out-of-court settlement",
      body: [
        "If something goes wrong, write to us first: {email}. We answer within 14 days.",
        "Consumer disputes that we cannot settle between us can be settled out of court by the {inspection}, Central Inspectorate – ADR department. An application must be filed within one year of the day on which you first asserted your right against the seller.",
        "The same authority supervises sales to consumers; the protection of personal data is supervised by the Office for Personal Data Protection ({authority}).",
      ],
    },
    data: {
      title: "Personal data",
      body: [
        "What we do with your data, and for how long, is described on the pages {privacy} and {cookies}.",
      ],
    },
    final: {
      title: "Final provisions",
      body: [
        "The contract is governed by Czech law. If you are a consumer who lives in another country, this does not deprive you of the protection of the mandatory law of that country.",
        "Your order is governed by the terms that were published when you sent it. Should one provision be void, the others remain in force.",
      ],
    },
  },
  {
    withdrawal: {
      title: "Vrácení do 14 dnů",
      body: [
        "Jako spotřebitel můžete od smlouvy odstoupit bez udání důvodu do 14 dnů ode dne, kdy jste vy nebo vámi určená osoba zboží převzali (u více dodávek tu poslední), u poukazů do 14 dnů od zakoupení.",
        "Nejrychlejší je odstoupit online, účet k tomu nepotřebujete: {withdrawal} na konci každé stránky, nebo stejné tlačítko na stránce vaší objednávky, na kterou dostanete odkaz při objednání. Uvedete, kdo jste a o kterou objednávku jde, prohlášení zkontrolujete a potvrdíte. Potvrzení o přijetí s obsahem, datem a časem dostanete bez zbytečného odkladu: e-mailem, nebo tam, kde e-maily posílat nemůžeme, na téže stránce, kterou si uložíte nebo vytisknete. Funkci máte k dispozici po celých 14 dnů.",
        "Nebo nám odstoupení pošlete[ e-mailem ({email}) nebo] dopisem na adresu prodávajícího a uveďte číslo objednávky; můžete použít vzorový formulář níže. Lhůta je zachována, odešlete-li odstoupení poslední den; připadne-li na sobotu, neděli nebo svátek, končí nejbližším pracovním dnem.",
        "Zboží pošlete nebo přivezte zpět do 14 dnů od odstoupení; náklady na vrácení nesete vy. Odpovídáte jen za snížení hodnoty, ke kterému došlo jiným zacházením, než jaké je nutné k seznámení se zbožím.",
        "Prodávající vám do 14 dnů od odstoupení vrátí všechny platby stejným způsobem, jakým jste platili, včetně nejlevnější nabízené dopravy. S vrácením může počkat, než zboží dostane zpět nebo než prokážete, že jste ho odeslali. Odstoupíte-li jen od některých položek, vrátí vám, co jste za ně zaplatili; cena dopravy se nemění.",
      ],
    },
    form: {
      title: "Vzorový formulář pro odstoupení",
      body: [
        "Vyplňte tento formulář a pošlete ho jen v případě, že chcete od smlouvy odstoupit (příloha nařízení vlády č. 29/2023 Sb., v platném znění).",
        [
          "Adresát: {company}[, {address}][, {email}]",
          "Oznamuji, že tímto odstupuji od smlouvy o nákupu tohoto zboží / o poskytnutí této služby: ...",
          "Datum objednání / datum obdržení: ...",
          "Číslo objednávky: ...",
          "Jméno a příjmení spotřebitele: ...",
          "Adresa spotřebitele: ...",
          "Podpis spotřebitele (jen pokud posíláte formulář v listinné podobě): ...",
          "Datum: ...",
        ],
      ],
    },
    dated: {
      title: "Kdy odstoupit nelze",
      body: [
        "Ze zákona (§ 1837 občanského zákoníku) nelze odstoupit od smlouvy o:",
        [
          "využití volného času v určeném termínu nebo období: o kurzech prodávaných na konkrétní datum a o jízdách, jejichž termín si vyberete už při nákupu,",
          "službách, které už byly v plném rozsahu poskytnuty, například o jízdě, kterou jste absolvovali,",
          "zboží vyrobeném podle vašeho přání nebo přizpůsobeném vaší osobě, například o oblečení s vaším jménem.",
        ],
        "Platí-li to pro něco v e-shopu, je to uvedeno na jeho stránce nebo tam, kde si vybíráte termín, a znovu před odesláním objednávky.",
        "Poukaz koupený bez termínu můžete vrátit do 14 dnů od zakoupení, pokud ještě nebyl využit, a to i když už je k němu vybraný termín; rezervace se vrácením zruší.",
      ],
    },
    complaints: {
      title: "Vady a reklamace",
      body: [
        "Prodávající odpovídá za to, že to, co přebíráte, nemá vady. Jako spotřebitel můžete vytknout vadu zboží, která se projeví do dvou let od převzetí; projeví-li se během prvního roku, má se za to, že zboží bylo vadné už při převzetí.",
        "Tato zákonná záruka vás nic nestojí; více o ní a o kupujících z jiných zemí najdete na stránce {guarantee}.",
        "Napište nám ({email}) nebo zboží přivezte na adresu prodávajícího. Uveďte, v čem vada spočívá a co požadujete. Můžete žádat opravu nebo nový kus; není-li to možné, trvalo-li by to nepřiměřeně dlouho nebo by vás to značně obtěžovalo, slevu nebo vrácení peněz.",
        "O reklamaci dostanete potvrzení a vyřídíme ji bez odkladu, nejpozději do 30 dnů, pokud se nedohodneme jinak. Nestane-li se tak, můžete od smlouvy odstoupit nebo požadovat přiměřenou slevu. Máte právo na náhradu nákladů, které jste účelně vynaložili na oprávněnou reklamaci.",
      ],
    },
    disputes: {
      title: "Mimosoudní řešení sporů",
      body: [
        "Když se něco nepovede, napište nejdříve nám: {email}. Odpovíme do 14 dnů.",
        "Spotřebitelské spory, které spolu nevyřešíme, řeší mimosoudně {inspection}, Ústřední inspektorát – oddělení ADR. Návrh je třeba podat nejpozději do jednoho roku ode dne, kdy jste právo u prodávajícího uplatnili poprvé.",
        "Stejný úřad dohlíží na prodej spotřebitelům; na ochranu osobních údajů dohlíží Úřad pro ochranu osobních údajů ({authority}).",
      ],
    },
    data: {
      title: "Osobní údaje",
      body: ["Co s vašimi údaji děláme a jak dlouho, popisují stránky {privacy} a {cookies}."],
    },
    final: {
      title: "Závěrečná ustanovení",
      body: [
        "Smlouva se řídí českým právem. Jste-li spotřebitel žijící v jiné zemi, nezbavuje vás to ochrany, kterou vám dávají kogentní předpisy této země.",
        "Vaše objednávka se řídí podmínkami, které byly zveřejněny v době jejího odeslání. Je-li některé ustanovení neplatné, ostatní platí dál.",
      ],
    },
  },
);

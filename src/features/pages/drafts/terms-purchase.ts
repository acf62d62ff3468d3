import { defineLegal } from "./draft-text.ts";

/** Terms and conditions up to the delivery. */
export const purchaseTerms = defineLegal(
  {
    scope: {
      title: "What these terms are for",
      body: [
        "These terms apply to everything you buy in the online shop of {company} (the seller): goods such as clothing and accessories, and experiences such as drift courses and drift taxi rides bought as a voucher or for a particular date.",
        "They are part of every contract between you and the seller. If you buy as a consumer, the provisions of Czech law that protect consumers apply wherever these terms say nothing, above all Act No. 89/2012 Coll., the Civil Code, and Act No. 634/1992 Coll., on Consumer Protection.",
      ],
    },
    contract: {
      title: "Order and contract",
      body: [
        "The shop displays an offer with a description, the price and what the price includes. You add goods to the cart, fill in the order, check it, and send it with the button “Order with obligation to pay”. Until then you can change everything.",
        "The contract is concluded when the seller confirms that your order has arrived: on the page that follows your order or by e-mail, whichever reaches you first. The order remains stored with the seller; you have its content and these terms on the page of your order, on this site, and in the e-mail where we send one. The contract can be concluded in Czech or in English.",
        "If a price was shown with an obvious error, or what you ordered is no longer available, the seller will tell you without delay. You can then choose another delivery date, other goods or a full refund.",
      ],
    },
    price: {
      title: "Prices and payment",
      body: [
        "All prices are in Czech crowns and {vat}. The price of shipping and the total are shown before you send the order.",
        "You can pay in the ways offered at the checkout, for example:",
        [
          "by bank transfer, within 7 days of the order, with the order number as the variable symbol,",
          "by card,",
          "in cash at pick-up.",
        ],
        "The proforma invoice comes with the confirmation of the order; the invoice is issued once the order is paid.",
      ],
    },
    delivery: {
      title: "Delivery",
      body: [
        "Goods are delivered within 3–7 working days of payment, or of the order if you pay on delivery or at pick-up. If it takes longer, the seller will tell you at once.",
        "Vouchers and places on courses are delivered electronically: you’ll find them on the page of your order, and they come by e-mail too where we send e-mails. The shipping methods and their prices are shown at the checkout.",
        "Please check the parcel on delivery. If the packaging is damaged, have the carrier record it; you lose no rights if you discover the damage later.",
        "You become the owner of the goods once they have been paid for in full; the risk of damage passes to you when you receive them.",
      ],
    },
    voucher: {
      title: "Drift taxi voucher",
      body: [
        "A voucher is for one ride for one person: about 10 minutes beside a professional driver, within a programme of about 1 hour. You can give it to someone else; whoever presents it may use it, once.",
        "A gift voucher with a monetary value can be used in several parts, in the shop or at the track, until its last day; what is left stays on it.",
        "The voucher is valid for {validity}, unless its page in the shop states another period; its last day is printed on the voucher. The date until which it is on sale is only the last day to buy it. Rides take place from spring to autumn. Choose the date on this site with the voucher’s code, or agree it with us, in good time before the voucher’s last day.[ Our e-mail is {email}.][ Our phone number is {phone}.]",
        "Who can ride:",
        [
          "people aged 18 or over, and younger ones with the written consent of a parent or guardian,",
          "who have no heart condition, are not pregnant and have no mobility problems that would make getting in, riding or getting out unsafe,",
          "who are not under the influence of alcohol or drugs, follow the crew’s instructions, and wear the helmet and the belts.",
        ],
        "The ride may be refused to anyone who would endanger themselves or others. In unsafe weather, or when the car or the track is out of service, you get another date; if none suits you, you get your money back.",
        "You may move a date that you have chosen or agreed with us free of charge up to 48 hours before it, unless your booking states another limit. If you cancel a place by then, its voucher can be used again; a place that you bought for that date is exchanged for another date of your choice, at any time, and its price is not refunded. If you do not turn up and do not let us know, the voucher counts as used.",
      ],
    },
  },
  {
    scope: {
      title: "K čemu podmínky slouží",
      body: [
        "Tyto podmínky platí pro vše, co koupíte v e-shopu, který provozuje {company} (dále jen prodávající): pro zboží, jako je oblečení a doplňky, i pro zážitky, jako jsou kurzy driftu a jízdy drift taxi zakoupené formou poukazu nebo na konkrétní termín.",
        "Jsou součástí každé smlouvy mezi vámi a prodávajícím. Nakupujete-li jako spotřebitel, platí v otázkách, které podmínky neupravují, předpisy na ochranu spotřebitele, především zákon č. 89/2012 Sb., občanský zákoník, a zákon č. 634/1992 Sb., o ochraně spotřebitele.",
      ],
    },
    contract: {
      title: "Objednávka a smlouva",
      body: [
        "E-shop zobrazuje nabídku s popisem, cenou a tím, co cena zahrnuje. Zboží vložíte do košíku, vyplníte objednávku, zkontrolujete ji a odešlete tlačítkem „Objednávka zavazující k platbě“. Do té chvíle můžete vše změnit.",
        "Smlouva je uzavřena, jakmile vám prodávající potvrdí přijetí objednávky: na stránce, která se zobrazí po jejím odeslání, nebo e-mailem, podle toho, co se k vám dostane dříve. Objednávka zůstává u prodávajícího uložena; její obsah i tyto podmínky máte na stránce objednávky, na tomto webu, a pokud vám posíláme e-mail, i v něm. Smlouvu lze uzavřít v českém nebo anglickém jazyce.",
        "Pokud byla cena uvedena se zjevnou chybou nebo objednané zboží už není dostupné, prodávající vám to bez odkladu oznámí. Můžete si pak zvolit jiný termín dodání či jiné zboží, nebo dostanete všechny peníze zpět.",
      ],
    },
    price: {
      title: "Ceny a platba",
      body: [
        "Všechny ceny jsou v korunách českých a {vat}. Cenu dopravy i celkovou částku uvidíte dříve, než objednávku odešlete.",
        "Zaplatit můžete způsoby, které nabízí pokladna, například:",
        [
          "bankovním převodem do 7 dnů od objednávky, s číslem objednávky jako variabilním symbolem,",
          "kartou,",
          "hotově při převzetí.",
        ],
        "S potvrzením objednávky přijde zálohová faktura, fakturu vystavíme po zaplacení.",
      ],
    },
    delivery: {
      title: "Dodání",
      body: [
        "Zboží dodáváme za 3–7 pracovních dnů od zaplacení, při platbě na dobírku nebo na místě od objednávky. Kdyby to mělo trvat déle, dáme vám hned vědět.",
        "Poukazy a místa v kurzech předáváme elektronicky: najdete je na stránce objednávky, a pokud posíláme e-maily, přijdou i e-mailem. Způsoby dopravy a jejich ceny najdete v pokladně.",
        "Zásilku si prosím při převzetí prohlédněte. Je-li obal poškozený, sepište to s dopravcem; zjistíte-li poškození později, žádné právo tím neztrácíte.",
        "Vlastníkem zboží se stáváte úplným zaplacením, nebezpečí škody na vás přechází převzetím.",
      ],
    },
    voucher: {
      title: "Poukaz na drift taxi",
      body: [
        "Poukaz platí na jednu jízdu pro jednu osobu: přibližně 10 minut vedle profesionálního jezdce v rámci asi hodinového programu. Můžete ho darovat; využije ho ten, kdo se jím prokáže, a to jednou.",
        "Dárkový poukaz na částku lze využít po částech, v e-shopu i na místě, do posledního dne platnosti; co zbude, na něm zůstává.",
        "Poukaz platí {validity}, pokud jeho stránka v e-shopu neuvádí jinou dobu; poslední den platnosti je uveden na poukazu. Datum, do kterého je v prodeji, je jen posledním dnem, kdy ho lze koupit. Jezdíme od jara do podzimu. Termín si včas vyberte na tomto webu s kódem poukazu, nebo se na něm domluvte s námi.[ E-mail: {email}.][ Telefon: {phone}.]",
        "Kdo může jet:",
        [
          "osoby od 18 let, mladší s písemným souhlasem rodiče nebo zákonného zástupce,",
          "které nemají onemocnění srdce, nejsou těhotné a nemají pohybové omezení, kvůli němuž by nastupování, jízda nebo opuštění vozu nebyly bezpečné,",
          "které nejsou pod vlivem alkoholu ani drog, řídí se pokyny posádky a mají nasazenou helmu a zapnuté pásy.",
        ],
        "Jízdu můžeme odmítnout tomu, kdo by ohrozil sebe nebo ostatní. Za nebezpečného počasí, nebo když není v provozu auto či trať, dostanete náhradní termín; pokud vám žádný nevyhovuje, vrátíme vám peníze.",
        "Vybraný nebo domluvený termín můžete bezplatně přesunout nejpozději 48 hodin předem, není-li u vaší rezervace uvedeno jinak. Zrušíte-li místo v této lhůtě, můžete poukaz použít znovu; za místo koupené přímo na daný termín si kdykoli vyberete jiný termín, jeho cena se nevrací. Pokud bez omluvy nepřijdete, považuje se poukaz za využitý.",
      ],
    },
  },
);

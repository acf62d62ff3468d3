import { defineWords } from "#kit/web/language/words.ts";

/** Texts of the withdrawal from a contract. The two buttons' words are those of directive (EU) 2023/2673. */
export const withdrawalWords = defineWords(
  {
    kicker: "Returns within 14 days",
    title: "Withdrawal from the contract",
    description: "Withdraw online, in two steps, from a contract made in the team’s shop.",
    open: "Withdraw from contract here",
    choose: "What are you withdrawing from?",
    howMany: (name: string) => `How many: ${name}`,
    name: "Full name",
    number: "Order number",
    numberHint: "You’ll find it in the order confirmation. It has ten digits.",
    email: "E-mail",
    scope: "Only some of the items?",
    scopeHint: "Name them; leave it blank for the whole order.",
    missing: {
      name: "Please fill in your name.",
      order_number: "Please fill in the order number.",
      email: "Please fill in your e-mail, such as name@example.com.",
    },
    next: "Continue",
    back: "Back",
    check: "Please check your statement",
    statement: (number: string, what: string) =>
      `I hereby give notice that I withdraw from the contract made by order ${number}: ${what}.`,
    whole: "the whole order",
    confirm: "Confirm withdrawal",
    sending: "Sending...",
    failed: (reason: string) => `The withdrawal couldn’t be sent: ${reason}`,
    done: "We have received your withdrawal",
    refund: {
      sure: "We’ll refund you within 14 days.",
      /** Where it is not known whether it was. */
      inTime: "If you withdrew in time, we’ll refund you within 14 days.",
    },
    /** Where the site has a mail server. */
    mail: {
      lead: "Withdraw online, without an account and without giving a reason. You’ll get a receipt by e-mail at once.",
      emailHint: "We’ll send the receipt here. Please enter the e-mail you ordered with.",
      receiptTo: (email: string) => `We’ll send the receipt, with the date and time, to ${email}.`,
      receiptToOrder: "We’ll send the receipt, with the date and time, to the e-mail given in the order.",
      done: (at: string) =>
        `Received on ${at} (Prague time). We have sent you a receipt by e-mail; please keep it.`,
      now: "Fill in the order number and your e-mail, check the statement and confirm it. The receipt, with the date and time, is e-mailed at once.",
    },
    /** Where it has none: nothing reaches anybody. */
    noMail: {
      lead: "Withdraw online, without an account and without giving a reason. The receipt is shown on this page at once.",
      emailHint: "Please enter the e-mail you ordered with.",
      receiptTo: () =>
        "We’re unable to e-mail you right now: the receipt, with the date and time, is shown on this page.",
      receiptToOrder: "The receipt, with the date and time, is shown on this page; it won’t come by e-mail.",
      done: (at: string) =>
        `Received on ${at} (Prague time). The receipt won’t come by e-mail: please save or print this page.`,
      now: "Fill in the order number and your e-mail, check the statement and confirm it. The receipt, with the date and time, is shown at once; save or print it.",
    },
    course: "How it works",
    now: "Now",
    steps: {
      goods: {
        title: "Within 14 days of withdrawing",
        text: "Send the goods back to us. With a voucher or a course there’s nothing to send: it simply becomes void.",
      },
      money: {
        title: "Your money",
        text: "We refund what you paid, including the cheapest shipping, within 14 days using the same payment method; for goods, once they have arrived or you have shown that they’re on their way.",
      },
    },
    about: "As a consumer, you can withdraw within 14 days without giving a reason.",
    untilDay: (name: string, day: string) => `${name}: until ${day}`,
    untilOpen: (name: string) => `${name}: the 14 days begin when you receive it`,
    exempt: (name: string) => `${name}: by law, the 14-day right of withdrawal doesn’t apply to this item.`,
    used: (name: string) => `${name}: the voucher has been used, so you can no longer withdraw from it.`,
    over: (name: string, day: string) =>
      `${name}: the 14 days ended on ${day}. If something is wrong, do write to us anyway.`,
    takenOut: (name: string) => `${name}: no longer part of the order.`,
    withdrawn: (name: string, at: string) => `${name}: you withdrew on ${at}.`,
    noneChosen: "Please choose at least one item.",
  },
  {
    kicker: "Vrácení do 14 dnů",
    title: "Odstoupení od smlouvy",
    description: "Online odstoupení od smlouvy uzavřené v týmovém e-shopu, ve dvou krocích.",
    open: "Odstoupit od smlouvy zde",
    choose: "Od čeho odstupujete?",
    howMany: (name: string) => `Kolik kusů: ${name}`,
    name: "Jméno a příjmení",
    number: "Číslo objednávky",
    numberHint: "Najdete ho v potvrzení objednávky, má deset číslic.",
    email: "E-mail",
    scope: "Jen některé položky?",
    scopeHint: "Napište které; pro celou objednávku nechte prázdné.",
    missing: {
      name: "Vyplňte prosím jméno.",
      order_number: "Vyplňte prosím číslo objednávky.",
      email: "Vyplňte prosím e-mail, například jmeno@example.com.",
    },
    next: "Pokračovat",
    back: "Zpět",
    check: "Zkontrolujte prosím své prohlášení",
    statement: (number: string, what: string) =>
      `Oznamuji, že tímto odstupuji od smlouvy uzavřené objednávkou ${number}: ${what}.`,
    whole: "celá objednávka",
    confirm: "Potvrdit odstoupení",
    sending: "Odesílám...",
    failed: (reason: string) => `Odstoupení se nepodařilo odeslat: ${reason}`,
    done: "Vaše odstoupení jsme přijali",
    refund: {
      sure: "Peníze vám vrátíme do 14 dnů.",
      inTime: "Pokud jste odstoupili včas, peníze vám vrátíme do 14 dnů.",
    },
    mail: {
      lead: "Odstoupíte online, bez účtu a bez udání důvodu. Potvrzení o přijetí přijde hned na váš e-mail.",
      emailHint: "Přijde sem potvrzení. Uveďte prosím e-mail, který jste zadali v objednávce.",
      receiptTo: (email: string) => `Potvrzení o přijetí s datem a časem pošleme na ${email}.`,
      receiptToOrder: "Potvrzení o přijetí s datem a časem pošleme na e-mail z objednávky.",
      done: (at: string) =>
        `Přijato ${at} (pražského času). Potvrzení jsme vám poslali e-mailem, uschovejte si ho prosím.`,
      now: "Vyplníte číslo objednávky a e-mail, prohlášení zkontrolujete a potvrdíte. Potvrzení s datem a časem přijde hned e-mailem.",
    },
    noMail: {
      lead: "Odstoupíte online, bez účtu a bez udání důvodu. Potvrzení o přijetí uvidíte hned na této stránce.",
      emailHint: "Uveďte prosím e-mail, který jste zadali v objednávce.",
      receiptTo: () =>
        "E-mail vám teď poslat nemůžeme: potvrzení o přijetí s datem a časem uvidíte na této stránce.",
      receiptToOrder: "Potvrzení o přijetí s datem a časem uvidíte na této stránce, e-mailem nepřijde.",
      done: (at: string) =>
        `Přijato ${at} (pražského času). E-mailem potvrzení nepřijde: uložte si prosím tuto stránku nebo ji vytiskněte.`,
      now: "Vyplníte číslo objednávky a e-mail, prohlášení zkontrolujete a potvrdíte. Potvrzení s datem a časem uvidíte hned; uložte si ho nebo vytiskněte.",
    },
    course: "Jak to proběhne",
    now: "Teď",
    steps: {
      goods: {
        title: "Do 14 dnů od odstoupení",
        text: "Pošlete nám zboží zpět. U poukazu nebo kurzu není co posílat, prostě přestane platit.",
      },
      money: {
        title: "Vaše peníze",
        text: "Zaplacenou částku včetně nejlevnější dopravy vám vrátíme do 14 dnů stejným způsobem, jakým jste zaplatili; u zboží, jakmile dorazí nebo jakmile doložíte jeho odeslání.",
      },
    },
    about: "Jako spotřebitel můžete do 14 dnů odstoupit bez udání důvodu.",
    untilDay: (name: string, day: string) => `${name}: do ${day}`,
    untilOpen: (name: string) => `${name}: 14 dnů začne běžet převzetím`,
    exempt: (name: string) =>
      `${name}: na tuto položku se podle zákona právo odstoupit do 14 dnů nevztahuje.`,
    used: (name: string) => `${name}: poukaz už byl využit, odstoupit od něj nelze.`,
    over: (name: string, day: string) =>
      `${name}: lhůta 14 dnů skončila ${day}. Pokud něco není v pořádku, přesto nám napište.`,
    takenOut: (name: string) => `${name}: už není součástí objednávky.`,
    withdrawn: (name: string, at: string) => `${name}: odstoupili jste ${at}.`,
    noneChosen: "Vyberte prosím alespoň jednu položku.",
  },
);

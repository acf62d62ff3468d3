import { defineWords } from "#kit/web/words.ts";

/** Texts of the checkout's form and summary. */
export const checkoutWords = defineWords(
  {
    title: "Checkout",
    kicker: "Last lap",
    contact: "Who you are",
    delivery: "Your address",
    methods: "Shipping and payment",
    name: "Name and surname",
    email: "E-mail",
    emailHint: "The confirmation and the invoice come to your e-mail.",
    emailHintNoMail:
      "We can’t send e-mails at the moment. You find the confirmation and the documents on the order’s own page.",
    phone: "Phone",
    address: "Street and number",
    city: "City",
    postalCode: "Postal code",
    country: "Country",
    anotherCountry: (name: string) =>
      `The address looks like one in another country, so we count on sending it there: ${name}.`,
    oddPhone: "This does not look like a whole phone number. If it is right, leave it as it is.",
    oddPostalCode: {
      cz: "Czech postal codes have five digits, such as 470 01. If yours is right, leave it as it is.",
      other: "This does not look like a postal code. If it is right, leave it as it is.",
    },
    nothingFits: {
      country: (country: string) =>
        `We can’t send what is in your cart to this country: ${country}. Choose another country, or write to us and we will find a way.`,
      shipping: () =>
        "For what is in your cart we have no way of shipping at the moment. Write to us and we will find a way.",
      payment: () =>
        "There is no way of paying for this order at the moment. Choose another shipping, or write to us and we will find a way.",
      anyPayment: () =>
        "We have no way of paying for this order just now. Write to us and we will find a way.",
    },
    write: "Write to us",
    shipping: "Shipping",
    payment: "Payment",
    selectShipping: "Select shipping",
    selectPayment: "Select payment",
    dropped: {
      shipping: {
        country: (name: string, country: string) =>
          `“${name}” is not available for this country: ${country}. Please select another way of shipping.`,
        cart: (name: string) =>
          `“${name}” does not go with what is in your cart. Please select another way of shipping.`,
        gone: () => "The shipping you chose is no longer offered. Please select another one.",
      },
      payment: {
        shipping: (name: string) =>
          `“${name}” does not go with the shipping you chose. Please select another way of paying.`,
        cart: (name: string) => `“${name}” does not go with this order. Please select another way of paying.`,
        gone: () => "The way of paying you chose is no longer offered. Please select another one.",
      },
    },
    missing: {
      name: "Please fill in your name.",
      email: "Please fill in your e-mail.",
      phone: "Please fill in your phone.",
      address: "Please fill in your street and number.",
      city: "Please fill in your city.",
      postalCode: "Please fill in your postal code.",
      shipping: "Please select a way of shipping.",
      payment: "Please select a way of paying.",
    },
    notAnEmail: "This is not an e-mail address. It should look like name@example.com.",
    forCompany: "I am buying for a company",
    companyName: "Company name",
    companyId: "Company number (IČO)",
    vatId: "VAT number (DIČ)",
    vatIdHint: "If the company has one.",
    allRequired: "Fields with an asterisk are required.",
    submit: "Order with obligation to pay",
    submitting: "Submitting...",
    withdrawalPlace:
      "You can withdraw within 14 days without giving a reason, online: “Withdraw from contract here” is at the end of every page and on the page of your order.",
    agreementBefore: "By ordering you agree to our ",
    terms: "terms and conditions",
    agreementBetween: "; how we treat your data is said in ",
    privacy: "privacy",
    summary: "Your order",
    pieces: (count: number) => (count === 1 ? "1 piece" : `${count} pieces`),
    goods: "Goods",
    shippingPrice: "Shipping",
    chooseShipping: "not chosen yet",
    total: "Total",
    totalWithVat: "Total including VAT",
    noWithdrawal: (names: string) =>
      `${names}: a leisure service on a fixed date. By law you can't withdraw from this part of the contract within 14 days.`,
    changeCart: "Change the cart",
    methodsFailed: (message: string) => `Failed to load shipping and payment options: ${message}`,
    submitFailed: (message: string) => `Failed to submit order: ${message}`,
    unknownError: "Unknown error",
    pricesChanged: "Prices have changed",
    pricesChangedText: (total: string) =>
      `Since you filled your cart, a price has changed. Your order now comes to ${total}. Nothing was ordered yet: please check it and confirm again.`,
    totalChangedText:
      "Since you filled your cart, a price has changed. Nothing was ordered yet: please check the order and confirm again.",
    gone: "Something in your cart can’t be ordered as it is. Change it there to go on.",
    earlier: (number: string) => `Your order ${number} is placed.`,
    showEarlier: "Show its payment details",
  },
  {
    title: "Pokladna",
    kicker: "Poslední kolo",
    contact: "Kdo jste",
    delivery: "Vaše adresa",
    methods: "Doprava a platba",
    name: "Jméno a příjmení",
    email: "E-mail",
    emailHint: "Potvrzení a faktura přijdou na váš e-mail.",
    emailHintNoMail: "E-maily teď neposíláme. Potvrzení a doklady najdete na stránce objednávky.",
    phone: "Telefon",
    address: "Ulice a číslo",
    city: "Město",
    postalCode: "PSČ",
    country: "Země",
    anotherCountry: (name: string) =>
      `Adresa vypadá, že je v jiné zemi, počítáme proto s doručením tam: ${name}.`,
    oddPhone: "Tohle nevypadá jako celé telefonní číslo. Pokud je správně, nechte ho tak.",
    oddPostalCode: {
      cz: "České PSČ má pět číslic, například 470 01. Pokud je to vaše správně, nechte ho tak.",
      other: "Tohle nevypadá jako poštovní směrovací číslo. Pokud je správně, nechte ho tak.",
    },
    nothingFits: {
      country: (country: string) =>
        `Obsah vašeho košíku do této země neposíláme: ${country}. Vyberte jinou zemi, nebo nám napište a nějak to vymyslíme.`,
      shipping: () => "Pro obsah vašeho košíku teď nemáme žádnou dopravu. Napište nám a nějak to vymyslíme.",
      payment: () =>
        "Tuto objednávku teď není jak zaplatit. Vyberte jinou dopravu, nebo nám napište a nějak to vymyslíme.",
      anyPayment: () => "Tuto objednávku teď není jak zaplatit. Napište nám a nějak to vymyslíme.",
    },
    write: "Napsat nám",
    shipping: "Doprava",
    payment: "Platba",
    selectShipping: "Vyberte dopravu",
    selectPayment: "Vyberte platbu",
    dropped: {
      shipping: {
        country: (name: string, country: string) =>
          `Doprava „${name}“ není pro tuto zemi k dispozici: ${country}. Vyberte prosím jinou dopravu.`,
        cart: (name: string) =>
          `Doprava „${name}“ se k obsahu vašeho košíku nehodí. Vyberte prosím jinou dopravu.`,
        gone: () => "Dopravu, kterou jste vybrali, už nenabízíme. Vyberte prosím jinou.",
      },
      payment: {
        shipping: (name: string) =>
          `Platba „${name}“ s vybranou dopravou nejde. Vyberte prosím jinou platbu.`,
        cart: (name: string) => `Platba „${name}“ u této objednávky nejde. Vyberte prosím jinou platbu.`,
        gone: () => "Platbu, kterou jste vybrali, už nenabízíme. Vyberte prosím jinou.",
      },
    },
    missing: {
      name: "Vyplňte prosím jméno.",
      email: "Vyplňte prosím e-mail.",
      phone: "Vyplňte prosím telefon.",
      address: "Vyplňte prosím ulici a číslo.",
      city: "Vyplňte prosím město.",
      postalCode: "Vyplňte prosím PSČ.",
      shipping: "Vyberte prosím dopravu.",
      payment: "Vyberte prosím platbu.",
    },
    notAnEmail: "Toto není e-mailová adresa. Má vypadat jako jmeno@example.com.",
    forCompany: "Nakupuji na firmu",
    companyName: "Název firmy",
    companyId: "IČO",
    vatId: "DIČ",
    vatIdHint: "Pokud ho firma má.",
    allRequired: "Pole s hvězdičkou jsou povinná.",
    submit: "Objednávka zavazující k platbě",
    submitting: "Odesílám...",
    withdrawalPlace:
      "Do 14 dnů můžete odstoupit bez udání důvodu, i online: „Odstoupit od smlouvy zde“ najdete na konci každé stránky a na stránce své objednávky.",
    agreementBefore: "Objednáním souhlasíte s našimi ",
    terms: "obchodními podmínkami",
    agreementBetween: "; jak zacházíme s vašimi údaji, říká ",
    privacy: "ochrana soukromí",
    summary: "Vaše objednávka",
    pieces: (count: number) =>
      count === 1 ? "1 kus" : count > 1 && count < 5 ? `${count} kusy` : `${count} kusů`,
    goods: "Zboží",
    shippingPrice: "Doprava",
    chooseShipping: "zatím nevybráno",
    total: "Celkem",
    totalWithVat: "Celkem včetně DPH",
    noWithdrawal: (names: string) =>
      `${names}: volnočasová služba v pevném termínu. Od této části smlouvy podle zákona nejde do 14 dnů odstoupit.`,
    changeCart: "Upravit košík",
    methodsFailed: (message: string) => `Nepodařilo se načíst možnosti dopravy a platby: ${message}`,
    submitFailed: (message: string) => `Objednávku se nepodařilo odeslat: ${message}`,
    unknownError: "Neznámá chyba",
    pricesChanged: "Změnily se ceny",
    pricesChangedText: (total: string) =>
      `Od naplnění košíku se změnila cena. Objednávka teď vychází na ${total}. Zatím se nic neobjednalo: zkontrolujte ji prosím a potvrďte znovu.`,
    totalChangedText:
      "Od naplnění košíku se změnila cena. Zatím se nic neobjednalo: zkontrolujte prosím objednávku a potvrďte znovu.",
    gone: "Něco z košíku takhle objednat nelze. Upravte to v košíku a můžete pokračovat.",
    earlier: (number: string) => `Vaše objednávka ${number} je přijatá.`,
    showEarlier: "Zobrazit platební údaje",
  },
);

import { defineWords } from "#kit/web/language/words.ts";

/** Texts of the checkout's form and summary. */
export const checkoutWords = defineWords(
  {
    title: "Checkout",
    kicker: "Last lap",
    contact: "Your details",
    delivery: "Your address",
    methods: "Shipping and payment",
    name: "Full name",
    email: "E-mail",
    emailHint: "We’ll send the confirmation and the invoice to your e-mail.",
    emailHintNoMail:
      "We’re unable to e-mail you right now. You’ll find the confirmation and the documents on your order page.",
    phone: "Phone",
    address: "Street and number",
    city: "City",
    postalCode: "Postal code",
    country: "Country",
    anotherCountry: (name: string) =>
      `Your address looks like one in another country (${name}), so we’ll deliver there.`,
    parcelsGoTo: (countries: string) =>
      `We send parcels only to these countries: ${countries}. You can pick the order up yourself, or write to us and we’ll find a way.`,
    oddPhone: "This doesn’t look like a complete phone number. If it’s right, leave it as it is.",
    oddPostalCode: {
      cz: "Czech postal codes have five digits, such as 470 01. If yours is right, leave it as it is.",
      other: "This doesn’t look like a postal code. If it’s right, leave it as it is.",
    },
    nothingFits: {
      country: (country: string) =>
        `We can’t send what’s in your cart to the country you chose (${country}). Choose another country, or write to us and we’ll find a way.`,
      weight: () =>
        "What’s in your cart is too heavy for our shipping. Split it into several orders, or write to us and we’ll find a way.",
      shipping: () =>
        "We have no shipping option for what’s in your cart at the moment. Write to us and we’ll find a way.",
      payment: () =>
        "No payment method is available for this order at the moment. Choose another shipping method, or write to us and we’ll find a way.",
      anyPayment: () =>
        "No payment method is available for this order at the moment. Write to us and we’ll find a way.",
    },
    write: "Write to us",
    shipping: "Shipping",
    payment: "Payment",
    selectShipping: "Select shipping",
    selectPayment: "Select payment",
    notForSum: {
      least: (name: string, sum: string) => `“${name}” can be used from ${sum}.`,
      greatest: (name: string, sum: string) => `“${name}” can be used up to ${sum}.`,
    },
    dropped: {
      shipping: {
        country: (name: string, country: string) =>
          `“${name}” isn’t available for the country you chose (${country}). Please select another shipping method.`,
        weight: (name: string) =>
          `What’s in your cart is too heavy for “${name}”. Please select another shipping method.`,
        cart: (name: string) =>
          `“${name}” can’t be used for what’s in your cart. Please select another shipping method.`,
        gone: () => "The shipping you chose is no longer offered. Please select another one.",
      },
      payment: {
        shipping: (name: string) =>
          `“${name}” isn’t available with the shipping you chose. Please select another payment method.`,
        cart: (name: string) =>
          `“${name}” isn’t available for this order. Please select another payment method.`,
        sum: (name: string) =>
          `“${name}” can’t be used for the amount left to pay. Please select another payment method.`,
        gone: () => "The payment method you chose is no longer offered. Please select another one.",
      },
    },
    missing: {
      name: "Please fill in your name.",
      email: "Please fill in your e-mail.",
      phone: "Please fill in your phone number.",
      address: "Please fill in your street and number.",
      city: "Please fill in your city.",
      postalCode: "Please fill in your postal code.",
      shipping: "Please select a shipping method.",
      payment: "Please select a payment method.",
      pickupPoint: "Please choose a pick-up point.",
    },
    notAnEmail: "This is not an e-mail address. It should look like name@example.com.",
    forCompany: "I’m buying for a company",
    companyName: "Company name",
    companyId: "Company number (IČO)",
    companyIdHint: "We’ll use it to fill in the rest.",
    vatId: "VAT number (DIČ)",
    vatIdHint: "If the company has one.",
    allRequired: "Fields with an asterisk are required.",
    submit: "Order with obligation to pay",
    submitting: "Submitting...",
    withdrawalPlace:
      "You can withdraw within 14 days without giving a reason, online too: “Withdraw from contract here” is at the end of every page and on the page of your order.",
    withdrawalOfRest:
      "You can withdraw from the rest within 14 days without giving a reason, online too: “Withdraw from contract here” is at the end of every page and on the page of your order.",
    agreementBefore: "By ordering you agree to our ",
    terms: "terms and conditions",
    agreementBetween: ". How we handle your data is set out in our ",
    privacy: "privacy policy",
    summary: "Your order",
    pieces: (count: number) => (count === 1 ? "1 item" : `${count} items`),
    goods: "Goods",
    shippingPrice: "Shipping",
    chooseShipping: "not chosen yet",
    fee: (payment: string) => `Payment fee: ${payment}`,
    toFreeShipping: (amount: string) => `${amount} more and this shipping is free.`,
    total: "Total",
    totalWithVat: "Total including VAT",
    noWithdrawal: (names: string) => `By law, the 14-day right of withdrawal doesn’t apply to: ${names}.`,
    changeCart: "Change the cart",
    methodsFailed: (message: string) => `Failed to load shipping and payment options: ${message}`,
    submitFailed: (message: string) => `Failed to submit order: ${message}`,
    unknownError: "Unknown error",
    pricesChanged: "Prices have changed",
    pricesChangedText: (total: string) =>
      `Since you filled your cart, a price has changed. Your order now comes to ${total}. Nothing has been ordered yet: please check it and confirm again.`,
    totalChangedText:
      "Since you filled your cart, a price has changed. Nothing has been ordered yet: please check the order and confirm again.",
    gone: "Something in your cart can’t be ordered as it is. Please change it there to continue.",
    earlierUnpaid: (number: string) =>
      `Your earlier order ${number} is still waiting for its payment. This is a new order.`,
    showUnpaid: "Show its payment details",
    earlier: (number: string) => `We have your earlier order ${number}. This is a new one.`,
    showEarlier: "Show the earlier order",
  },
  {
    title: "Pokladna",
    kicker: "Poslední kolo",
    contact: "Kontaktní údaje",
    delivery: "Vaše adresa",
    methods: "Doprava a platba",
    name: "Jméno a příjmení",
    email: "E-mail",
    emailHint: "Potvrzení a faktura přijdou na váš e-mail.",
    emailHintNoMail: "E-mail vám teď poslat nemůžeme. Potvrzení a doklady najdete na stránce objednávky.",
    phone: "Telefon",
    address: "Ulice a číslo",
    city: "Město",
    postalCode: "PSČ",
    country: "Země",
    anotherCountry: (name: string) => `Adresa je podle všeho v jiné zemi (${name}), doručíme proto tam.`,
    parcelsGoTo: (countries: string) =>
      `Balíky posíláme jen do těchto zemí: ${countries}. Objednávku si můžete vyzvednout osobně, nebo nám napište a něco vymyslíme.`,
    oddPhone: "Tohle nevypadá jako celé telefonní číslo. Pokud je správně, nechte ho tak.",
    oddPostalCode: {
      cz: "České PSČ má pět číslic, například 470 01. Pokud je vaše správně, nechte ho tak.",
      other: "Tohle nevypadá jako poštovní směrovací číslo. Pokud je správně, nechte ho tak.",
    },
    nothingFits: {
      country: (country: string) =>
        `Obsah vašeho košíku do vybrané země (${country}) neposíláme. Vyberte jinou zemi, nebo nám napište a něco vymyslíme.`,
      weight: () =>
        "Na naši dopravu je obsah vašeho košíku moc těžký. Rozdělte ho do více objednávek, nebo nám napište a něco vymyslíme.",
      shipping: () => "Pro obsah vašeho košíku teď nemáme žádnou dopravu. Napište nám a něco vymyslíme.",
      payment: () =>
        "Pro tuto objednávku teď nemáme žádný způsob platby. Vyberte jinou dopravu, nebo nám napište a něco vymyslíme.",
      anyPayment: () => "Pro tuto objednávku teď nemáme žádný způsob platby. Napište nám a něco vymyslíme.",
    },
    write: "Napsat nám",
    shipping: "Doprava",
    payment: "Platba",
    selectShipping: "Vyberte dopravu",
    selectPayment: "Vyberte platbu",
    notForSum: {
      least: (name: string, sum: string) => `Platbu „${name}“ lze použít od ${sum}.`,
      greatest: (name: string, sum: string) => `Platbu „${name}“ lze použít nejvýše do ${sum}.`,
    },
    dropped: {
      shipping: {
        country: (name: string, country: string) =>
          `Doprava „${name}“ není pro vybranou zemi (${country}) k dispozici. Vyberte prosím jinou dopravu.`,
        weight: (name: string) =>
          `Na dopravu „${name}“ je obsah košíku moc těžký. Vyberte prosím jinou dopravu.`,
        cart: (name: string) =>
          `Dopravu „${name}“ pro obsah vašeho košíku použít nelze. Vyberte prosím jinou.`,
        gone: () => "Dopravu, kterou jste vybrali, už nenabízíme. Vyberte prosím jinou.",
      },
      payment: {
        shipping: (name: string) =>
          `Platbu „${name}“ s vybranou dopravou použít nelze. Vyberte prosím jinou.`,
        cart: (name: string) => `Platbu „${name}“ u této objednávky použít nelze. Vyberte prosím jinou.`,
        sum: (name: string) =>
          `Platbu „${name}“ na částku, která zbývá zaplatit, použít nelze. Vyberte prosím jinou.`,
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
      pickupPoint: "Vyberte prosím výdejní místo.",
    },
    notAnEmail: "Toto není e-mailová adresa. Má vypadat jako jmeno@example.com.",
    forCompany: "Nakupuji na firmu",
    companyName: "Název firmy",
    companyId: "IČO",
    companyIdHint: "Ostatní údaje podle něj doplníme.",
    vatId: "DIČ",
    vatIdHint: "Pokud ho firma má.",
    allRequired: "Pole s hvězdičkou jsou povinná.",
    submit: "Objednávka zavazující k platbě",
    submitting: "Odesílám...",
    withdrawalPlace:
      "Do 14 dnů můžete odstoupit bez udání důvodu, i online: „Odstoupit od smlouvy zde“ najdete na konci každé stránky a na stránce své objednávky.",
    withdrawalOfRest:
      "Od ostatního můžete do 14 dnů odstoupit bez udání důvodu, i online: „Odstoupit od smlouvy zde“ najdete na konci každé stránky a na stránce své objednávky.",
    agreementBefore: "Objednáním souhlasíte s našimi ",
    terms: "obchodními podmínkami",
    agreementBetween: ". Zpracování údajů popisuje stránka ",
    privacy: "Ochrana osobních údajů",
    summary: "Vaše objednávka",
    pieces: (count: number) =>
      count === 1 ? "1 kus" : count > 1 && count < 5 ? `${count} kusy` : `${count} kusů`,
    goods: "Zboží",
    shippingPrice: "Doprava",
    chooseShipping: "zatím nevybráno",
    fee: (payment: string) => `Poplatek za platbu: ${payment}`,
    toFreeShipping: (amount: string) => `Ještě ${amount} a tuto dopravu máte zdarma.`,
    total: "Celkem",
    totalWithVat: "Celkem včetně DPH",
    noWithdrawal: (names: string) => `Podle zákona bez práva odstoupit do 14 dnů: ${names}.`,
    changeCart: "Upravit košík",
    methodsFailed: (message: string) => `Nepodařilo se načíst možnosti dopravy a platby: ${message}`,
    submitFailed: (message: string) => `Objednávku se nepodařilo odeslat: ${message}`,
    unknownError: "Neznámá chyba",
    pricesChanged: "Změnily se ceny",
    pricesChangedText: (total: string) =>
      `Od naplnění košíku se změnila cena. Objednávka teď vychází na ${total}. Zatím jste nic neobjednali: zkontrolujte ji prosím a potvrďte znovu.`,
    totalChangedText:
      "Od naplnění košíku se změnila cena. Zatím jste nic neobjednali: zkontrolujte prosím objednávku a potvrďte ji znovu.",
    gone: "Něco z košíku v této podobě objednat nelze. Upravte to v košíku a můžete pokračovat.",
    earlierUnpaid: (number: string) =>
      `Vaše dřívější objednávka ${number} ještě čeká na platbu. Tohle je nová objednávka.`,
    showUnpaid: "Zobrazit její platební údaje",
    earlier: (number: string) => `Vaši dřívější objednávku ${number} máme. Tohle je nová.`,
    showEarlier: "Zobrazit dřívější objednávku",
  },
);

import { defineWords, plural } from "#kit/web/language/words.ts";

/** Texts of the cart's page. */
export const cartPageWords = defineWords(
  {
    title: "Cart",
    kicker: "Your order",
    description: "What you have chosen in the team shop.",
    lines: "Products in the cart",
    empty: "Your cart is empty",
    first: "From our shop",
    emptyHelp: "A cap, a course or ten minutes sideways beside a racing driver: take your pick.",
    toShop: "Go to the shop",
    toCheckout: "Go to checkout",
    unitPrice: "Unit price",
    quantityOf: (name: string) => `Quantity: ${name}`,
    fewer: (name: string) => `One fewer: ${name}`,
    more: (name: string) => `One more: ${name}`,
    remove: "Remove",
    removeOf: (name: string) => `Remove from the cart: ${name}`,
    removed: (name: string) => `${name} was removed from the cart.`,
    total: "Total",
    vatIncluded: "Prices include VAT.",
    toFreeShipping: (amount: string, name: string) => `${amount} more and shipping is free: ${name}.`,
    freeShipping: (name: string) => `Shipping is free: ${name}.`,
    withoutShipping: "You’ll choose the shipping in the next step.",
    gone: (_left: number) => "No longer on sale. Please remove it before you order.",
    soldOut: (_left: number) => "Sold out. Please remove it before you order.",
    notHeld: (_left: number, places: number): string =>
      places === 1
        ? "We no longer hold this place. Please remove it and choose a time again."
        : "We no longer hold these places. Please remove them and choose a time again.",
    heldFor: (minutes: number) => `Held for you for ${minutes} more ${minutes === 1 ? "minute" : "minutes"}.`,
    heldNoMore: "No longer held for you.",
    places: (count: number) => (count === 1 ? "1 place" : `${count} places`),
    chooseTime: "Choose a time again",
    noSize: (_left: number) => "Please remove it and choose a size on its page.",
    few: (left: number) =>
      left === 1
        ? "Only one is left. Please lower the quantity."
        : `Only ${left} are left. Please lower the quantity.`,
    goneSummary: "Something in your cart can’t be ordered. Please remove it to continue.",
    fewSummary: "You have more in your cart than we have in stock. Lower the quantity to continue.",
    priceWas: (price: string) => `The price has changed since you added it. It was ${price}.`,
  },
  {
    title: "Košík",
    kicker: "Vaše objednávka",
    description: "Co jste si vybrali v týmovém e-shopu.",
    lines: "Zboží v košíku",
    empty: "Váš košík je prázdný",
    first: "Z našeho e-shopu",
    emptyHelp: "Kšiltovka, kurz nebo deset minut bokem vedle závodního jezdce: je z čeho vybírat.",
    toShop: "Přejít do e-shopu",
    toCheckout: "Přejít k pokladně",
    unitPrice: "Cena za kus",
    quantityOf: (name: string) => `Množství: ${name}`,
    fewer: (name: string) => `O kus méně: ${name}`,
    more: (name: string) => `O kus více: ${name}`,
    remove: "Odebrat",
    removeOf: (name: string) => `Odebrat z košíku: ${name}`,
    removed: (name: string) => `Z košíku odebráno: ${name}.`,
    total: "Celkem",
    vatIncluded: "Ceny jsou včetně DPH.",
    toFreeShipping: (amount: string, name: string) => `Ještě ${amount} a máte dopravu zdarma: ${name}.`,
    freeShipping: (name: string) => `Dopravu máte zdarma: ${name}.`,
    withoutShipping: "Dopravu si vyberete v dalším kroku.",
    gone: (_left: number) => "Už není v prodeji. Před objednáním prosím produkt odeberte.",
    soldOut: (_left: number) => "Vyprodáno. Před objednáním prosím produkt odeberte.",
    notHeld: (_left: number, places: number): string =>
      places === 1
        ? "Toto místo už nedržíme. Odeberte ho prosím a vyberte si čas znovu."
        : "Tato místa už nedržíme. Odeberte je prosím a vyberte si čas znovu.",
    heldFor: (minutes: number) => `Držíme pro vás ještě ${minutes} min.`,
    heldNoMore: "Už ho pro vás nedržíme.",
    places: (count: number) =>
      plural("cs", count, { one: `${count} místo`, few: `${count} místa`, other: `${count} míst` }),
    chooseTime: "Vybrat čas znovu",
    noSize: (_left: number) => "Odeberte prosím tento produkt a na jeho stránce si vyberte velikost.",
    few: (left: number) =>
      `${plural("cs", left, { one: "Zbývá už jen", few: "Zbývají už jen", other: "Zbývá už jen" })} ${left} ${plural("cs", left, { one: "kus", few: "kusy", other: "kusů" })}. Snižte prosím množství.`,
    goneSummary: "Něco z košíku teď objednat nelze. Odeberte to a můžete pokračovat.",
    fewSummary: "Na skladě je méně kusů než v košíku. Snižte množství a můžete pokračovat.",
    priceWas: (price: string) => `Cena se od vložení do košíku změnila. Byla ${price}.`,
  },
);

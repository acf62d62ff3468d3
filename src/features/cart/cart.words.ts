import { defineWords } from "#kit/web/language/words.ts";

/** Texts of the buttons that fill the cart, and of what is said of it on other pages. */
export const cartWords = defineWords(
  {
    continueShopping: "Continue Shopping",
    goToCart: "Go to Cart",
    unnamed: "Unnamed Product",
    add: "Add to Cart",
    addOf: (name: string) => `Add to Cart: ${name}`,
    notOnSale: "No longer on sale",
    outOfStock: "Sold out",
    chooseSize: "Choose a size",
    chooseSizeOf: (name: string) => `Choose a size: ${name}`,
    notification: "Added to the cart",
    added: (name: string) => `${name} was added to the cart.`,
    needsScript: "The cart needs JavaScript. Please switch it on in your browser and load the page again.",
    codeWaits: (code: string) => `The code ${code} is waiting in your cart.`,
  },
  {
    continueShopping: "Pokračovat v nákupu",
    goToCart: "Přejít do košíku",
    unnamed: "Produkt bez názvu",
    add: "Přidat do košíku",
    addOf: (name: string) => `Přidat do košíku: ${name}`,
    notOnSale: "Už není v prodeji",
    outOfStock: "Vyprodáno",
    chooseSize: "Vybrat velikost",
    chooseSizeOf: (name: string) => `Vybrat velikost: ${name}`,
    notification: "Přidáno do košíku",
    added: (name: string) => `Do košíku přidáno: ${name}.`,
    needsScript: "Košík potřebuje JavaScript. Zapněte ho prosím v prohlížeči a načtěte stránku znovu.",
    codeWaits: (code: string) => `Kód ${code} na vás čeká v košíku.`,
  },
);

import { defineWords, plural } from "#kit/web/language/words.ts";

/** Texts of a product's card, which other pages show too. */
export const productsWords = defineWords(
  {
    unnamed: "Unnamed Product",
    noDescription: "No description",
    bestseller: "Bestseller",
    isNew: "New",
    soldOut: "Sold out",
    lastPieces: (count: number) => (count === 1 ? "Last one left" : `Last ${count} left`),
    originalPrice: "Original price:",
    lowestPrice: (price: string) => `Lowest price in the last 30 days: ${price}`,
    experience: "Experience",
    merchandise: "Merchandise",
    course: "Course",
  },
  {
    unnamed: "Produkt bez názvu",
    noDescription: "Bez popisu",
    bestseller: "Nejprodávanější",
    isNew: "Novinka",
    soldOut: "Vyprodáno",
    lastPieces: (count: number) =>
      count === 1
        ? "Poslední kus"
        : `${plural("cs", count, { few: "Poslední", other: "Posledních" })} ${count} ${plural("cs", count, { few: "kusy", other: "kusů" })}`,
    originalPrice: "Původní cena:",
    lowestPrice: (price: string) => `Nejnižší cena za posledních 30 dní: ${price}`,
    experience: "Zážitek",
    merchandise: "Zboží",
    course: "Kurz",
  },
);

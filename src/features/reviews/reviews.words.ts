import type { Language } from "#kit/contract/language/language.ts";
import { defineWords, plural } from "#kit/web/language/words.ts";

/** Texts of published reviews at a product. */
export const reviewsWords = defineWords(
  {
    title: "Reviews",
    verified:
      "Reviews come only from people who rode with us or received what they bought here: we send each of them a personal link. We publish praise and criticism alike, leaving out only insults, other people’s personal data, advertising and anything that isn’t about the product.",
    stars: (value: string) => `${value} out of 5 stars`,
    summary: (average: string, count: number) =>
      `${average} out of 5 from ${count} ${plural("en", count, { one: "review", other: "reviews" })}`,
    anonymous: { ride: "Rider", goods: "Customer" },
    picture: (name: string) => `Customer’s picture: ${name}`,
    invented: "Demo content: invented",
    answer: "Our reply",
    inLanguage: (language: Language): string =>
      language === "cs" ? "Written in Czech" : "Written in English",
    previous: "Previous reviews",
    more: "More reviews",
    pages: "Pages of reviews",
    nothing: "There are no more reviews.",
  },
  {
    title: "Recenze",
    verified:
      "Recenze píší jen lidé, kteří u nás jeli nebo dostali, co tu koupili: každému posíláme vlastní odkaz. Zveřejňujeme chválu i kritiku. Vynecháváme jen urážky, osobní údaje jiných lidí, reklamu a to, co se produktu netýká.",
    stars: (value: string) => `${value} z 5 hvězdiček`,
    summary: (average: string, count: number) =>
      `${average} z 5 podle ${count} ${plural("cs", count, { one: "recenze", other: "recenzí" })}`,
    anonymous: { ride: "Účastník", goods: "Zákazník" },
    picture: (name: string) => `Fotka od zákazníka: ${name}`,
    invented: "Ukázka: vymyšleno",
    answer: "Naše odpověď",
    inLanguage: (language: Language): string => (language === "cs" ? "Napsáno česky" : "Napsáno anglicky"),
    previous: "Předchozí recenze",
    more: "Další recenze",
    pages: "Stránky recenzí",
    nothing: "Další recenze už tu nejsou.",
  },
);

import { defineWords } from "#kit/web/language/words.ts";

export const goesWithWords = defineWords(
  { title: "Goes with it", unnamed: "Unnamed Product" },
  { title: "Hodí se k tomu", unnamed: "Produkt bez názvu" },
);

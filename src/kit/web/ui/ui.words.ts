import { defineWords } from "../words.ts";

export const uiWords = defineWords(
  {
    loading: "Loading",
    tryAgain: "Try again",
    required: "required",
    home: "To the home page",
  },
  {
    loading: "Načítá se",
    tryAgain: "Zkusit znovu",
    required: "povinné",
    home: "Na úvodní stránku",
  },
);

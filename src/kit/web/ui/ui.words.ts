import { defineWords } from "../words.ts";

export const uiWords = defineWords(
  {
    loading: "Loading",
    tryAgain: "Try again",
    required: "required",
  },
  {
    loading: "Načítá se",
    tryAgain: "Zkusit znovu",
    required: "povinné",
  },
);

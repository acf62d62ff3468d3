import { defineWords } from "../language/words.ts";

export const uiWords = defineWords(
  {
    loading: "Loading",
    tryAgain: "Try again",
    required: "required",
    home: "To the home page",
    needsScript:
      "This part of the page needs JavaScript. Please switch it on in your browser and load the page again.",
  },
  {
    loading: "Načítá se",
    tryAgain: "Zkusit znovu",
    required: "povinné",
    home: "Na úvodní stránku",
    needsScript:
      "Tato část stránky potřebuje JavaScript. Zapněte ho prosím v prohlížeči a načtěte stránku znovu.",
  },
);

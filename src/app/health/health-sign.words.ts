import { defineWords } from "#kit/web/language/words.ts";

/** What the frame of the back office says of the site's health; all else comes with its own screen. */
export const healthSignWords = defineWords(
  {
    alarm: "Something is wrong with the site.",
    toHealth: "See what it is and what to do",
    sign: "something is wrong",
    transfersMissing:
      "Bank transfer isn’t offered to customers because no valid account number or IBAN has been filled in.",
    fillIn: "Fill in the account number",
  },
  {
    alarm: "S webem něco není v pořádku.",
    toHealth: "Zjistit, co to je a co s tím",
    sign: "něco není v pořádku",
    transfersMissing:
      "Bankovní převod zákazníkům nenabízíme, protože není vyplněné platné číslo účtu ani IBAN.",
    fillIn: "Vyplnit číslo účtu",
  },
);

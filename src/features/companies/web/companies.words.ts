import { defineWords } from "#kit/web/language/words.ts";

/** Names often end in a full stop of their own. */
const sentence = (text: string) => (text.endsWith(".") ? text : `${text}.`);

/** What is said beside a company number and a VAT number. */
export const companiesWords = defineWords(
  {
    asking: "Looking the company up in the ARES register...",
    found: (company: string) => `In the ARES register: ${sentence(company)}`,
    filled: "We have filled in what was blank. You can change it.",
    differs: "What you’ve filled in is different, so we’ve left it as it is.",
    take: "Use the data from ARES",
    ended: (day: string) =>
      `According to the ARES register, this company was dissolved on ${day}. Please check the number; if it is right, leave it as it is.`,
    unknown: "The ARES register doesn’t have this number. If it’s right, leave it and fill in the rest.",
    away: "The ARES register isn’t responding right now. Please fill in the company’s details yourself; you can carry on.",
    vat: {
      asking: "Checking the VAT number in VIES...",
      valid: (name: string) => (name ? `Valid in VIES: ${sentence(name)}` : "Valid in VIES."),
      invalid:
        "According to VIES, this VAT number isn’t valid in the EU. Please check it; if it is right, leave it as it is.",
      away: "The VAT number can’t be checked in VIES right now. You can carry on.",
    },
  },
  {
    asking: "Hledáme firmu v rejstříku ARES...",
    found: (company: string) => `V rejstříku ARES: ${sentence(company)}`,
    filled: "Co bylo prázdné, jsme doplnili. Můžete to změnit.",
    differs: "Vyplnili jste něco jiného, takže to necháváme být.",
    take: "Převzít údaje z ARES",
    ended: (day: string) =>
      `Podle rejstříku ARES tato firma zanikla ${day}. Zkontrolujte prosím IČO; pokud je správně, nechte ho tak.`,
    unknown: "Rejstřík ARES toto IČO nezná. Pokud je správně, nechte ho tak a zbytek vyplňte.",
    away: "Rejstřík ARES teď neodpovídá. Vyplňte prosím firmu sami, pokračovat můžete i tak.",
    vat: {
      asking: "Ověřujeme DIČ v systému VIES...",
      valid: (name: string) => (name ? `Ověřeno ve VIES: ${sentence(name)}` : "Ověřeno ve VIES."),
      invalid:
        "Podle systému VIES toto DIČ v EU neplatí. Zkontrolujte ho prosím; pokud je správně, nechte ho tak.",
      away: "DIČ teď ve VIES nejde ověřit. Pokračovat můžete i tak.",
    },
  },
);

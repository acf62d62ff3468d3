import { defineWords } from "#kit/web/language/words.ts";

export const previewWords = defineWords(
  {
    title: "Preview – not public",
    typed: "As typed in the form so far; pictures as saved. Links lead to the public site.",
    text: "As saved, with hidden records and drafts. Links lead to the public site.",
  },
  {
    title: "Náhled – není veřejný",
    typed: "Podle toho, co je teď ve formuláři; obrázky podle uloženého stavu. Odkazy vedou na veřejný web.",
    text: "Uložený stav i se skrytými záznamy a koncepty. Odkazy vedou na veřejný web.",
  },
);

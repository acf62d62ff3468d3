import { defineWords } from "#kit/web/words.ts";

export const previewWords = defineWords(
  {
    title: "Preview – not public",
    text: "As saved, with hidden records and drafts. Links lead to the public site.",
  },
  {
    title: "Náhled – není veřejné",
    text: "Uložený stav i se skrytými záznamy a koncepty. Odkazy vedou na veřejný web.",
  },
);

import { defineWords } from "../../../language/words.ts";

/** Texts of the library of pictures: its screen and the dialog that chooses from it. */
export const libraryWords = defineWords(
  {
    title: "Picture library",
    fromLibrary: "From the library",
    choose: "Choose",
    search: "Search",
    searchHint: "File, alternative text, or where it’s used",
    use: "Use",
    everyUse: "All",
    uses: { used: "Used on the site", unused: "Not used anywhere", bin: "Bin" },
    kind: "Type",
    everyKind: "All types",
    pages: "Pages of the library",
    failed: "Failed to load the library",
    noMatch: "Nothing matches your search.",
    empty: "No pictures yet. Whatever you upload anywhere will be here.",
    unnamed: (width: number, height: number) => `Picture ${width} × ${height}`,
  },
  {
    title: "Knihovna obrázků",
    fromLibrary: "Z knihovny",
    choose: "Vybrat",
    search: "Hledat",
    searchHint: "Soubor, alternativní text, nebo kde se používá",
    use: "Použití",
    everyUse: "Vše",
    uses: { used: "Použité na webu", unused: "Nikde nepoužité", bin: "Koš" },
    kind: "Typ",
    everyKind: "Všechny typy",
    pages: "Stránky knihovny",
    failed: "Knihovnu se nepodařilo načíst",
    noMatch: "Hledání nic neodpovídá.",
    empty: "Zatím tu nic není. Cokoli kdekoli nahrajete, najdete i tady.",
    unnamed: (width: number, height: number) => `Obrázek ${width} × ${height}`,
  },
);

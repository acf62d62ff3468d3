import { defineWords } from "#kit/web/language/words.ts";

/** Texts of the screen of the library. */
export const picturesWords = defineWords(
  {
    title: "Pictures",
    intro: "All stored pictures, newest first. Upload new ones here, or find one and see where it’s used.",
    upload: "Upload pictures",
    known: "Already in the library",
    added: "In the library",
    done: "Done",
    open: "Open",
    clean: (count: number, size: string) => `Clean up: ${count} unused, ${size}`,
    confirmClean: (count: number, size: string) =>
      `Move ${count === 1 ? "one picture" : `${count} pictures`} that nothing uses (${size}) to the bin? ${count === 1 ? "It" : "They"} can be brought back for 30 days.`,
    cleaned: (count: number, size: string) =>
      `Moved to the bin: ${count} (${size}). You can bring ${count === 1 ? "it" : "them"} back for 30 days.`,
    cleanHint: "Pictures uploaded within the last hour are left alone.",
    binHint: (count: number, size: string) =>
      `In the bin: ${count} (${size}). Pictures are deleted for good after 30 days there.`,
    picture: "Picture",
    file: "File",
    size: "Size",
    when: "Uploaded",
    by: (who: string) => `by ${who}`,
    places: "Where it’s used",
    nowhere: "Nowhere on the site.",
    goneAt: (day: string) => `In the bin. It will be deleted for good on ${day}.`,
    alternative: "Alternative text",
    alternativeHint:
      "What the picture shows. Offered wherever you choose this picture; you can adapt it in each place.",
    decorative: "Decoration only: screen readers skip it",
    save: "Save the alternative text",
    described: "The alternative text is saved.",
    view: "Crop and focus",
    replace: "Replace everywhere",
    confirmReplace: (count: number) =>
      count === 0
        ? "Replace this picture with the new file?"
        : `Replace this picture with the new file ${count === 1 ? "in one place" : `in ${count} places`}?`,
    replaced: "The new file has replaced the old one everywhere. The old one is in the bin.",
    remove: "Move to the bin",
    inUse: "A picture in use can’t be deleted. First remove it from where it’s used.",
    removed: (name: string) => `${name} is in the bin.`,
    undo: "Bring it back",
    broughtBack: "The picture is back in the library.",
    close: "Close",
    failed: (reason: string) => `That failed: ${reason}`,
    viewHint:
      "Tap what matters most: it stays in view wherever the picture is cropped. With the keyboard, use the arrows.",
    point: (x: number, y: number) => `Focus: ${x}% from the left, ${y}% from the top`,
    shape: "Shape",
    shapes: {
      whole: "Whole picture",
      wide: "Wide 16:9",
      classic: "Photo 3:2",
      square: "Square 1:1",
      tall: "Tall 4:5",
    },
    close_up: "Zoom",
    cuts: "How it will be cropped",
    cutNames: { card: "Card", hero: "Hero", square: "Square", portrait: "Portrait" },
    saveView: "Save everywhere",
    resetView: "Whole picture, middle",
    viewSaved: "Saved. Every place shows it this way now.",
    moving: "An animated picture can’t be cropped.",
  },
  {
    title: "Obrázky",
    intro:
      "Všechny uložené obrázky od nejnovějších. Nahrajte nové, nebo najděte některý a zjistěte, kde se používá.",
    upload: "Nahrát obrázky",
    known: "Už v knihovně je",
    added: "V knihovně",
    done: "Hotovo",
    open: "Otevřít",
    clean: (count: number, size: string) => `Uklidit nepoužité: ${count}, ${size}`,
    confirmClean: (count: number, size: string) =>
      `Přesunout do koše obrázky, které nic nepoužívá? Počet: ${count}, ${size}. Vrátit je můžete do 30 dnů.`,
    cleaned: (count: number, size: string) =>
      `Přesunuto do koše: ${count} (${size}). Vrátit je můžete do 30 dnů.`,
    cleanHint: "Obrázky nahrané v poslední hodině zůstanou.",
    binHint: (count: number, size: string) =>
      `V koši: ${count} (${size}). Každý se po 30 dnech smaže natrvalo.`,
    picture: "Obrázek",
    file: "Soubor",
    size: "Velikost",
    when: "Nahráno",
    by: (who: string) => who,
    places: "Kde se používá",
    nowhere: "Nikde na webu.",
    goneAt: (day: string) => `V koši. Natrvalo se smaže ${day}.`,
    alternative: "Alternativní text",
    alternativeHint:
      "Co je na obrázku. Nabídne se všude, kde obrázek vyberete; na každém místě ho můžete upravit.",
    decorative: "Jen ozdoba: čtečky obrázek přeskočí",
    save: "Uložit alternativní text",
    described: "Alternativní text je uložený.",
    view: "Výřez a střed pozornosti",
    replace: "Všude nahradit",
    confirmReplace: (count: number) =>
      count === 0
        ? "Nahradit tento obrázek novým souborem?"
        : `Nahradit tento obrázek novým souborem všude, kde se používá? Počet míst: ${count}.`,
    replaced: "Nový soubor všude nahradil starý. Ten je v koši.",
    remove: "Přesunout do koše",
    inUse: "Obrázek, který se používá, nejde smazat. Nejdřív ho odeberte tam, kde se používá.",
    removed: (name: string) => `${name} je v koši.`,
    undo: "Vrátit zpět",
    broughtBack: "Obrázek je zpět v knihovně.",
    close: "Zavřít",
    failed: (reason: string) => `Nepodařilo se: ${reason}`,
    viewHint:
      "Klepněte na to nejdůležitější: zůstane vidět všude, kde se obrázek ořezává do tvaru. Na klávesnici použijte šipky.",
    point: (x: number, y: number) => `To nejdůležitější: ${x} % zleva, ${y} % shora`,
    shape: "Tvar",
    shapes: {
      whole: "Celý obrázek",
      wide: "Široký 16:9",
      classic: "Fotografie 3:2",
      square: "Čtverec 1:1",
      tall: "Na výšku 4:5",
    },
    close_up: "Přiblížení",
    cuts: "Jak se ořízne",
    cutNames: { card: "Karta", hero: "Úvodní obrázek", square: "Čtverec", portrait: "Na výšku" },
    saveView: "Uložit všude",
    resetView: "Celý obrázek, střed",
    viewSaved: "Uloženo. Všude se teď ukazuje takto.",
    moving: "Animovaný obrázek nejde oříznout.",
  },
);

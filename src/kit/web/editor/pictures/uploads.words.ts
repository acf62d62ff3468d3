import { defineWords } from "../../language/words.ts";

/** Texts of sending many pictures at once. */
export const uploadsWords = defineWords(
  {
    choose: "Choose pictures",
    drop: "or drop them here. JPEG, PNG, WebP, GIF or HEIC, up to 15 MB each.",
    skipped: (names: string) => `Not pictures, or empty: ${names}`,
    progress: (done: number, all: number) => `Uploaded ${done} of ${all}`,
    list: "Uploads",
    states: {
      waiting: "Waiting",
      sending: (percent: number) => `${percent}%`,
      storing: "Saving...",
      done: "Uploaded",
    },
    again: "Try again",
    againOf: (name: string) => `Try again: ${name}`,
    remove: "Remove from the list",
    removeOf: (name: string) => `Remove from the list: ${name}`,
  },
  {
    choose: "Vybrat obrázky",
    drop: "nebo je sem přetáhněte. JPEG, PNG, WebP, GIF nebo HEIC, každý do 15 MB.",
    skipped: (names: string) => `Nejde o obrázky, nebo jsou prázdné: ${names}`,
    progress: (done: number, all: number) => `Nahráno ${done} z ${all}`,
    list: "Nahrávané obrázky",
    states: {
      waiting: "Čeká",
      sending: (percent: number) => `${percent} %`,
      storing: "Ukládá se...",
      done: "Nahráno",
    },
    again: "Zkusit znovu",
    againOf: (name: string) => `Zkusit znovu: ${name}`,
    remove: "Odebrat ze seznamu",
    removeOf: (name: string) => `Odebrat ze seznamu: ${name}`,
  },
);

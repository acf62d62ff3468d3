import { defineWords } from "../../language/words.ts";

/** Texts of lists whose rows are dragged into their order; most are only spoken. */
export const reorderWords = defineWords(
  {
    move: "Move",
    moveOne: (name: string) => `Move: ${name}`,
    draggable: "movable",
    instructions:
      "To move it, press Space, use the up and down arrows, then press Space again to drop it. Escape puts it back.",
    picked: (name: string, place: number, count: number) =>
      `${name} picked up from position ${place} of ${count}.`,
    over: (name: string, place: number, count: number) => `${name}: position ${place} of ${count}.`,
    dropped: (name: string, place: number, count: number) =>
      `${name} dropped at position ${place} of ${count}.`,
    cancelled: (name: string) => `${name} is back in its place.`,
    hint: "Drag the rows by their handles into the order you want.",
    hintSearch: "Clear the search to change the order.",
    saving: "Saving the order...",
    saved: "The new order is saved.",
    undo: "Undo",
    undone: "The previous order has been restored.",
    failed: (reason: string) => `The order wasn’t saved: ${reason}`,
  },
  {
    move: "Přesunout",
    moveOne: (name: string) => `Přesunout: ${name}`,
    draggable: "lze přesunout",
    instructions:
      "Položku přesunete mezerníkem, pak šipkami nahoru a dolů a na správném místě znovu mezerníkem. Escape ji vrátí.",
    picked: (name: string, place: number, count: number) => `${name}: zvednuto z místa ${place} z ${count}.`,
    over: (name: string, place: number, count: number) => `${name}: místo ${place} z ${count}.`,
    dropped: (name: string, place: number, count: number) =>
      `${name}: položeno na místo ${place} z ${count}.`,
    cancelled: (name: string) => `${name}: zpět na původním místě.`,
    hint: "Řádky přetáhnete za úchyt do pořadí, jaké chcete.",
    hintSearch: "Pořadí lze měnit, když je hledání prázdné.",
    saving: "Ukládám pořadí...",
    saved: "Nové pořadí je uloženo.",
    undo: "Vrátit zpět",
    undone: "Platí znovu původní pořadí.",
    failed: (reason: string) => `Pořadí se neuložilo: ${reason}`,
  },
);

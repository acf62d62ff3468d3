import { defineWords } from "#kit/web/words.ts";

/** What people call the roles, and what each may do. */
export const roleWords = defineWords(
  {
    names: { owner: "Owner", editor: "Editor", shop: "Shop", track: "Track" },
    may: {
      owner: "everything, and looks after people and settings",
      editor: "content and messages",
      shop: "orders, vouchers, papers, stock and customers",
      track: "looks up and redeems vouchers, nothing else",
    },
  },
  {
    names: { owner: "Majitel", editor: "Redakce", shop: "Obchod", track: "Trať" },
    may: {
      owner: "všechno, stará se i o lidi a nastavení",
      editor: "obsah a zprávy",
      shop: "objednávky, poukazy, doklady, sklad a zákazníci",
      track: "vyhledá a uplatní poukaz, nic jiného",
    },
  },
);

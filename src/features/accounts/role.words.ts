import type { Both } from "#kit/contract/language/language.ts";
import type { Role } from "#kit/contract/roles.ts";

interface RoleWords {
  names: Record<Role, string>;
  may: Record<Role, string>;
}

/** What people call the roles, and what each may do. The server reads it too, so it needs nothing of the browser's code. */
export const roleWords: Both<RoleWords> = {
  en: {
    names: { owner: "Owner", editor: "Editor", shop: "Shop", track: "Track" },
    may: {
      owner: "Everything, and looks after people and settings.",
      editor: "Content, products, ride days, e-mail texts, reviews and messages.",
      shop: "Orders, vouchers, documents, stock and customers.",
      track: "Vouchers and the riders of a ride day, nothing else.",
    },
  },
  cs: {
    names: { owner: "Majitel", editor: "Redakce", shop: "Obchod", track: "Trať" },
    may: {
      owner: "Všechno, stará se i o lidi a nastavení.",
      editor: "Obsah, produkty, dny jízd, texty e-mailů, recenze a zprávy.",
      shop: "Objednávky, poukazy, doklady, sklad a zákazníci.",
      track: "Poukazy a účastníci dne jízd, nic jiného.",
    },
  },
};

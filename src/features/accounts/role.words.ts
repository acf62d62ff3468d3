import type { Both } from "#kit/contract/language/language.ts";
import type { Role } from "#kit/contract/roles.ts";

interface RoleWords {
  names: Record<Role, string>;
  may: Record<Role, string>;
}

/** What people call the roles, and what each may do. The server reads it too, so it needs nothing of the browser's code. */
export const roleWords: Both<RoleWords> = {
  en: {
    names: {
      owner: "Owner",
      shop: "Shop",
      content: "Content",
      messages: "Messages",
      track: "Track",
      money: "Money",
    },
    may: {
      owner: "Everything, and looks after people and settings.",
      shop: "Orders, vouchers, rides, stock and customers.",
      content: "Pages, blog, races, products, ride days, e-mail texts and reviews.",
      messages: "Messages from the contact form, and their answers.",
      track: "The riders of a ride day, their payments on the spot, and vouchers.",
      money: "Bank payments, cash desk, refunds and the month for the accountant.",
    },
  },
  cs: {
    names: {
      owner: "Majitel",
      shop: "Obchod",
      content: "Obsah",
      messages: "Zprávy",
      track: "Trať",
      money: "Peníze",
    },
    may: {
      owner: "Všechno, stará se i o lidi a nastavení.",
      shop: "Objednávky, poukazy, jízdy, sklad a zákazníci.",
      content: "Stránky, blog, závody, produkty, dny jízd, texty e-mailů a recenze.",
      messages: "Zprávy z kontaktního formuláře a odpovědi na ně.",
      track: "Účastníci dne jízd, jejich platby na místě a poukazy.",
      money: "Platby na účtu, pokladna, vratky a měsíc pro účetní.",
    },
  },
};

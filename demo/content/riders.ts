import type { Both } from "./types.ts";

/** Invented people who have seats on the demo team's days; they have no addresses, so nobody is written to. */
export const RIDERS: { name: string; language: "cs" | "en"; note?: string }[] = [
  { name: "Jana Kolářová", language: "cs" },
  { name: "Petr Sýkora", language: "cs" },
  { name: "Lucie Hájková", language: "cs", note: "Přijede s dcerou, chce fotku u auta." },
  { name: "Tomáš Bureš", language: "cs" },
  { name: "Oliver Grant", language: "en" },
  { name: "Veronika Machová", language: "cs" },
  { name: "Jakub Urban", language: "cs" },
  { name: "Hannah Weiss", language: "en", note: "Speaks no Czech." },
  { name: "Radek Pospíšil", language: "cs" },
  { name: "Simona Vlčková", language: "cs" },
  { name: "Daniel Kopecký", language: "cs" },
  { name: "Eva Šimková", language: "cs" },
];

/** Seats that are taken of a ride's times, one after another; of a course, half of its places. */
export const TAKEN = [2, 1, 0];

/** Vouchers that the demo team gave away, to be booked with. */
export const GIVEAWAY: {
  product: string;
  quantity: number;
  months: number;
  name: Both<string>;
  reason: Both<string>;
} = {
  product: "drift-taxi",
  quantity: 3,
  months: 12,
  name: { en: "Raffle winners", cs: "Výherci tomboly" },
  reason: { en: "End-of-season raffle", cs: "Tombola na konci sezóny" },
};

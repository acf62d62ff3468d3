import { defineWords } from "#kit/web/language/words.ts";

/** Texts of the search through all bookings. */
export const bookingsScreenWords = defineWords(
  {
    title: "Bookings",
    search: "Name, phone, e-mail or voucher code",
    find: "Find",
    failed: (reason: string) => `The search failed: ${reason}`,
    nobody: (q: string) => `No booking matches “${q}”.`,
    bookedBy: (name: string) => `booked by ${name}`,
  },
  {
    title: "Rezervace",
    search: "Jméno, telefon, e-mail nebo kód poukazu",
    find: "Najít",
    failed: (reason) => `Hledání se nepovedlo: ${reason}`,
    nobody: (q) => `Žádná rezervace neodpovídá hledání „${q}“.`,
    bookedBy: (name) => `rezervace na jméno ${name}`,
  },
);

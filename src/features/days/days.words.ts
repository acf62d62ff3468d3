import { defineWords, plural } from "#kit/web/language/words.ts";

/** Texts of ride days and courses on the public pages. */
export const daysWords = defineWords(
  {
    title: "Ride days and courses",
    lead: "The days when it’s your turn in the car. Choose one and book your time.",
    loadFailed: "Failed to load ride days",
    course: "Course",
    cancelled: "Cancelled",
    full: "Fully booked",
    free: (n: number) => `${n} ${plural("en", n, { one: "place", other: "places" })} free`,
    soon: "Booking opens soon",
    map: "Map",
    mapOf: (place: string) => ` of ${place} (opens in a new tab)`,
    book: "Book a place",
    waiting: "Waiting list",
    ofDay: (product: string, day: string) => `: ${product}, ${day}`,
  },
  {
    title: "Dny jízd a kurzy",
    lead: "Dny, kdy si sednete do auta vy. Vyberte si jeden a rezervujte si čas.",
    loadFailed: "Nepodařilo se načíst dny jízd",
    course: "Kurz",
    cancelled: "Zrušeno",
    full: "Obsazeno",
    free: (n: number) =>
      `${n} ${plural("cs", n, { one: "volné místo", few: "volná místa", other: "volných míst" })}`,
    soon: "Rezervace brzy otevřeme",
    map: "Mapa",
    mapOf: (place: string) => `: ${place} (otevře se v nové kartě)`,
    book: "Rezervovat místo",
    waiting: "Čekací listina",
    ofDay: (product: string, day: string) => `: ${product}, ${day}`,
  },
);

import type { Both } from "#kit/contract/language/language.ts";
import type { BookingState } from "../../booking-state.ts";

interface DayTableWords {
  /** The file's name without its ending. */
  file: string;
  head: string[];
  states: Record<BookingState, string>;
  paid: Record<"voucher" | "order" | "open", string>;
}

export const DAY_TABLE_WORDS: Both<DayTableWords> = {
  en: {
    file: "ride-day",
    head: [
      ...["Time", "Places", "Riders", "Product", "Status", "Paid", "Voucher", "Order"],
      ...["Customer", "E-mail", "Phone", "Note", "Signed"],
    ],
    states: {
      held: "Held",
      booked: "Booked",
      "checked-in": "Arrived",
      "no-show": "No-show",
      cancelled: "Cancelled",
    },
    paid: { voucher: "By voucher", order: "With the order", open: "To be paid" },
  },
  cs: {
    file: "den-jizd",
    head: [
      ...["Čas", "Míst", "Kdo jede", "Produkt", "Stav", "Platba", "Poukaz", "Objednávka"],
      ...["Zákazník", "E-mail", "Telefon", "Poznámka", "Podepsáno"],
    ],
    states: {
      held: "Drženo",
      booked: "Rezervováno",
      "checked-in": "Přijel",
      "no-show": "Nepřijel",
      cancelled: "Zrušeno",
    },
    paid: { voucher: "Poukazem", order: "V objednávce", open: "K zaplacení" },
  },
};

import type { Both } from "#kit/contract/language/language.ts";
import type { PushKind } from "./push-kinds.ts";

interface PushWords {
  /** Stand before a number. */
  many: Record<PushKind, string>;
  test: { title: string; text: string };
}

/** What notifications themselves say, whatever their record. */
export const PUSH_WORDS: Both<PushWords> = {
  en: {
    many: {
      order: "New orders",
      message: "New messages",
      payment: "Payments to decide on",
      withdrawal: "Withdrawals",
      seat: "Cancelled bookings",
      health: "Faults",
    },
    test: { title: "Notifications work", text: "This is what news from your shop will look like here." },
  },
  cs: {
    many: {
      order: "Nové objednávky",
      message: "Nové zprávy",
      payment: "Platby k rozhodnutí",
      withdrawal: "Odstoupení od smlouvy",
      seat: "Zrušené rezervace",
      health: "Poruchy",
    },
    test: { title: "Upozornění fungují", text: "Takhle tu budou vypadat novinky z vašeho obchodu." },
  },
};

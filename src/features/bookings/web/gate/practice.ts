import type { Language } from "#kit/contract/language/language.ts";
import { addDays, pragueDay } from "#kit/contract/time/days.ts";
import { pragueMoment } from "#kit/contract/time/prague-time.ts";
import type { GateList, GateRider } from "../../gate-list.contract.ts";

const RIDERS = [
  { name: { en: "Ann Example", cs: "Jana Ukázková" }, more: {} },
  {
    name: { en: "Paul Paying", cs: "Petr Platící" },
    more: { paid: "open", to_pay: 5000, to_pay_cash: 5000, voucher_code: null },
  },
  { name: { en: "Nora Notsigned", cs: "Nora Nepodepsaná" }, more: { signed: 0 } },
  { name: { en: "Theo Tall", cs: "Teo Vysoký" }, more: { signed: 0, outside: "height" } },
] as const;

/** A day of today with invented riders, to try the gate with. Nothing of it is stored or sent. */
export function practiceList(language: Language, now: Date): GateList {
  const date = pragueDay(now);
  const at = (time: string) => pragueMoment(date, time).toISOString();
  const limits = { en: "Height: 150 to 195 cm.", cs: "Výška: 150 až 195 cm." }[language];
  const bookings = RIDERS.map(({ name, more }, index): GateRider => {
    const early = index < 2;
    return {
      id: -1 - index,
      slot_id: early ? -1 : -2,
      starts_at: at(early ? "09:00" : "09:20"),
      seats: 1,
      riders: [name[language]],
      name: name[language],
      phone: "",
      product: { en: "Drift taxi", cs: "Drift taxi" }[language],
      state: "booked",
      paid: "voucher",
      voucher_code: `TEST-TEST-000${index}`,
      voucher_valid_until: addDays(date, 30),
      voucher_used_at: null,
      note: "",
      gate_at: null,
      gate_by: null,
      order_id: null,
      to_pay: null,
      to_pay_cash: null,
      paid_here: null,
      signed: 1,
      has_paper: false,
      outside: "",
      limits,
      sign_path: "",
      ...more,
    };
  });
  return {
    now: now.toISOString(),
    forget_at: pragueMoment(addDays(date, 1), "06:00").toISOString(),
    code_key: { id: "", key: "" },
    day: {
      id: -1,
      title: { en: "Practice", cs: "Zkouška" }[language],
      place: "",
      date,
      starts: "09:00",
      ends: "17:00",
      is_cancelled: false,
    },
    slots: [
      { id: -1, starts_at: at("09:00"), ends_at: at("09:20"), seats: 2, taken: 2 },
      { id: -2, starts_at: at("09:20"), ends_at: at("09:40"), seats: 2, taken: 2 },
    ],
    products: [],
    bookings,
  };
}

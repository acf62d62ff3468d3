import { expect, test } from "vitest";
import type { AdminBooking } from "./admin-bookings.contract.ts";
import { toldOfMove } from "./told-of-move.ts";

const booking = (customer_name: string, customer_email: string, more: Partial<AdminBooking> = {}) =>
  ({
    customer_name,
    customer_email,
    customer_phone: "777",
    riders: ["R"],
    state: "booked",
    ...more,
  }) as AdminBooking;

test("after a day has moved it is said how many get the mail, and who has to be called, each once", () => {
  const told = toldOfMove([
    booking("Jana", "jana@example.cz"),
    booking("Jana", "JANA@example.cz"),
    booking("Ota", ""),
    booking("Ota", ""),
    booking("", "", { riders: ["Ema"], customer_phone: "" }),
    booking("Gone", "", { state: "cancelled" }),
  ]);
  expect(told).toEqual({
    mailed: 1,
    toCall: [
      { name: "Ota", phone: "777" },
      { name: "Ema", phone: "" },
    ],
  });
});

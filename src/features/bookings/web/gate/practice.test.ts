import { expect, test } from "vitest";
import { openQuestion } from "../../gate-queue.ts";
import { practiceList } from "./practice.ts";

test("invented riders show every open question of the gate, and none of them could be a real booking", () => {
  for (const language of ["cs", "en"] as const) {
    const { bookings, slots, day } = practiceList(language, new Date("2027-01-10T08:00:00Z"));
    expect(bookings.map(openQuestion)).toEqual([null, "unpaid", "unsigned", "outside"]);
    expect(
      [day.id, ...bookings.map(({ id }) => id), ...slots.map(({ id }) => id)].every((id) => id < 0),
    ).toBe(true);
    expect(bookings.every(({ slot_id }) => slots.some(({ id }) => id === slot_id))).toBe(true);
  }
});

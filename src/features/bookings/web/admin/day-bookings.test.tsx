import { MantineProvider } from "@mantine/core";
import { expect, test } from "vitest";
import type { Day } from "#features/days/days.contract.ts";
import { newQueryClient } from "#kit/web/page.tsx";
import { staticPage } from "#testing/static-page.tsx";
import type { AdminBooking } from "../../admin-bookings.contract.ts";
import { DayBookings } from "./day-bookings.tsx";
import { dayBookingsQuery } from "./day-work.queries.ts";

const booking = (id: number, name: string, more: Partial<AdminBooking> = {}) => ({
  id,
  slot_id: 1,
  starts_at: "2027-06-14T07:20:00.000Z",
  seats: 1,
  riders: [name],
  state: "booked",
  cancelled_why: null,
  name: "Ride",
  paid: "voucher",
  voucher_code: null,
  order_id: null,
  note: "",
  customer_name: name,
  customer_phone: "",
  money_asked_at: null,
  signed: 1,
  conflicts: 0,
  ...more,
});

function shown(status: Day["status"]): string {
  const client = newQueryClient();
  client.setQueryData(
    ["en", ...dayBookingsQuery(1).key],
    [
      booking(1, "Ota"),
      booking(2, "Jana", { state: "cancelled", cancelled_why: "day" }),
      booking(3, "Eva", {
        state: "cancelled",
        cancelled_why: "day",
        money_asked_at: "2027-06-01T08:00:00.000Z",
      }),
    ],
  );
  const day = { id: 1, status, date: "2027-06-14" } as Day;
  return staticPage(
    <MantineProvider>
      <DayBookings day={day} show={() => {}} />
    </MantineProvider>,
    { client },
  );
}

test("a day that is on again still lists, apart and not counted, whom its cancelling left without a ride", () => {
  const [coming = "", left = ""] = shown("published").split("Cancelled with the day");
  expect(coming).toContain("1 booking, 1 place");
  expect([coming.includes("Ota"), coming.includes("Jana")]).toEqual([true, false]);
  expect(left).toMatch(/stay cancelled and the customers haven’t been told.*Jana/);
  expect(coming + left).not.toContain("Eva");
  expect(shown("cancelled")).not.toContain("Cancelled with the day");
  expect(shown("cancelled")).toMatch(/3 bookings.*Ota.*Jana.*Eva/);
});

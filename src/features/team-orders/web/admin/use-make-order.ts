import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import type { AdminBookingsEndpoints } from "#features/bookings/admin-bookings.contract.ts";
import type { BookingsEndpoints } from "#features/bookings/bookings.contract.ts";
import { isApiError } from "#kit/web/api/api-error.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { TeamOrdersEndpoints } from "../../team-orders.contract.ts";
import type { bodyOf, bookingOf } from "./order-form.ts";

type Body = NonNullable<ReturnType<typeof bodyOf>>;
type Booking = NonNullable<ReturnType<typeof bookingOf>>;
type Holds = { id: number; key: string }[];

interface Sent {
  text: string;
  key: string;
  /** Seats that are held for it, by the place of their item. */
  holds: (Holds | null)[];
}

/**
 * Makes the order, once for the same form however often it is tapped: seats of rides are held first, as a customer's are.
 * What is paid at the track is a booking, which brings its order. What is wrong stands at its field's path.
 */
export function useMakeOrder() {
  const api = useApi();
  const sent = useRef<Sent>({ text: "", key: "", holds: [] });
  const make = useMutation({
    mutationFn: async (made: { body: Body } | { booking: Booking }): Promise<{ id: number }> => {
      const text = JSON.stringify(made);
      const before = sent.current;
      if (before.text !== text) sent.current = { text, key: newKey(), holds: [] };
      const { key, holds } = sent.current;
      if ("booking" in made) {
        const call = api.of<AdminBookingsEndpoints>();
        const { order_id } = await call("POST /bookings/admin", { body: { ...made.booking, key } });
        return { id: order_id ?? 0 };
      }
      const { slots, ...body } = made.body;
      for (const [index, slot_id] of slots.entries()) {
        const item = body.items[index];
        if (slot_id === null || !item || holds[index]) continue;
        const call = api.of<BookingsEndpoints>();
        const held = await call("POST /bookings/holds", {
          body: {
            product_id: item.id,
            slot_id,
            seats: item.quantity,
            riders: [body.customer.name],
            instead_of: before.holds[index] ?? [],
          },
        });
        holds[index] = held.holds;
      }
      const items = body.items.map((item, index) => ({
        ...item,
        ...(holds[index] && { holds: holds[index] }),
      }));
      return api.of<TeamOrdersEndpoints>()("POST /orders/admin/orders", {
        body: { ...body, items },
        headers: { "idempotency-key": key },
      });
    },
    // Without a connection it fails at once and says so.
    networkMode: "always",
  });
  const errors = isApiError(make.error) ? make.error.errors : [];
  const faults: Record<string, string> = Object.fromEntries(
    errors.map(({ path, message }) => [at(path), message]),
  );
  return { make, faults };
}

/** A booking says what is wrong with its customer by the fields of its own. */
function at(path: string): string {
  return ["name", "phone", "email"].includes(path) ? `customer.${path}` : path;
}

/** `crypto.randomUUID` is missing on pages that came without TLS. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

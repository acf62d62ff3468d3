import { useEffect } from "react";
import type { BookingsEndpoints, Held } from "#features/bookings/bookings.contract.ts";
import { type CartLine, lineKey } from "#features/cart/index.ts";
import { cart, useCartStore } from "#features/cart/web/index.ts";
import { type ApiQuery, useApiQuery } from "#kit/web/api/queries.ts";
import type { LineProblem } from "../../cart-check.ts";

/** The held seats of a cart as the server has them now, by the line's key; null where they are held no more. */
function heldSeatsQuery(lines: CartLine[]): ApiQuery<Record<string, Held | null>> {
  return {
    key: ["held-seats", ...lines.flatMap(({ ride }) => ride?.holds.map(({ id }) => id) ?? [])],
    staleTime: 0,
    fetch: async (api, signal) => {
      const call = api.of<BookingsEndpoints>();
      const read = await Promise.all(
        lines.map(async (line) => {
          const body = { holds: line.ride?.holds ?? [] };
          return [lineKey(line), await call("POST /bookings/holds/read", { body, signal })] as const;
        }),
      );
      return Object.fromEntries(read);
    },
  };
}

/** Which lines have lost their seats. Prices and times of the others become those that the server says. */
export function useHeldSeats(lines: CartLine[] | undefined): Record<string, LineProblem> {
  const held = (lines ?? []).filter(({ ride }) => ride);
  const { data, isFetchedAfterMount } = useApiQuery(heldSeatsQuery(held), held.length > 0);
  const known = isFetchedAfterMount ? data : undefined;

  useEffect(() => {
    if (!known) return;
    const stored = useCartStore.getState().lines;
    const now = stored.map((line) => {
      const seats = known[lineKey(line)];
      if (!line.ride || !seats) return line;
      return { ...line, price: seats.price, ride: { ...line.ride, hold_until: seats.hold_until } };
    });
    if (JSON.stringify(now) !== JSON.stringify(stored)) cart.replace(now);
  }, [known]);

  if (!known) return {};
  const lost = held.map(lineKey).filter((key) => known[key] === null);
  return Object.fromEntries(lost.map((key) => [key, { kind: "notHeld" as const, left: 0 }]));
}

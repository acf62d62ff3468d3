import type { Config } from "#kit/server/config/config.ts";
import { secretKey } from "#kit/server/secrets/secret-key.ts";

type Secret = Pick<Config, "TOKEN_SECRET">;

interface Keyed {
  id: number;
  created_at: Date;
}

/** The key in the address of a booking's own page, made like an order's: nothing of it is stored. */
export function bookingKey(config: Secret, booking: Keyed): string {
  return secretKey("booking page", config, booking);
}

/** The path of a booking's own page, for its customer alone. */
export function bookingPath(config: Secret, booking: Keyed): string {
  return `/booking/${booking.id}/${bookingKey(config, booking)}`;
}

/** The key with which somebody leaves a waiting list. */
export function waitingKey(config: Secret, entry: Keyed): string {
  return secretKey("waiting list", config, entry);
}

/** The path of the page on which one leaves it. */
export function waitingPath(config: Secret, entry: Keyed): string {
  return `/waiting/${entry.id}/${waitingKey(config, entry)}`;
}

import { bookings, bookingWaiting, dayChanged, voucherSeats } from "#features/bookings/server/index.ts";
import { discountCodes } from "#features/discounts/server/index.ts";
import { orderItems } from "#features/orders/server/index.ts";
import { reviews } from "#features/reviews/server/index.ts";
import { trackTill } from "#features/track-sales/server/index.ts";
import { giveaways, usedPieces } from "#features/vouchers/server/index.ts";
import type { Parts } from "#kit/server/context.ts";
import { foretell } from "./orders/foretell.ts";
import { settle } from "./orders/settle.ts";

/** What features need of each other against the way of their imports: who does it is said here, and nowhere else. */
export const PARTS: Parts = {
  settle,
  foretell,
  dayChanged,
  voucherSeats,
  usedPieces,
  till: trackTill,
  productIds: [
    orderItems.product_id,
    giveaways.product_id,
    reviews.product_id,
    discountCodes.products,
    bookings.product_id,
    bookingWaiting.product_id,
  ],
};

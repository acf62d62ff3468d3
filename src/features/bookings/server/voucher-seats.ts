import type { VoucherSeats } from "#features/vouchers/server/index.ts";
import { endOfVoucher } from "./admin-bookings.ts";
import { askedBooking } from "./money-asked.ts";
import { bookedVouchers, placesOfVouchers } from "./order-bookings.ts";

/** What vouchers ask whoever holds their seats. */
export const voucherSeats: VoucherSeats = {
  placesOf: placesOfVouchers,
  isAskedBack: async (db, voucherId) => (await askedBooking(db, voucherId)) !== null,
  bookedOf: bookedVouchers,
  end: endOfVoucher,
};

import { oneOf, text } from "#kit/web/paged-list/list-address.ts";
import { useListAddress } from "#kit/web/paged-list/use-list-address.ts";
import { VOUCHER_STATES } from "../../voucher-state.ts";

const filters = { state: oneOf("state", VOUCHER_STATES) };
const open = { code: text("code") };

/** What the vouchers screen shows: page, search, state, and the code of the voucher that is open ("" for none). */
export const useVouchersView = () => useListAddress(filters, open);

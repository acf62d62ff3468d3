import { ORDER_STATUSES } from "#features/orders/index.ts";
import { oneOf, whole } from "#kit/web/paged-list/list-address.ts";
import { useListAddress } from "#kit/web/paged-list/use-list-address.ts";

const filters = { status: oneOf("status", ORDER_STATUSES) };
const open = { detail: whole("order") };

/** What the orders screen shows: page, search, status, and the order whose detail is open. */
export const useOrdersView = () => useListAddress(filters, open);

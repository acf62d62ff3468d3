import { oneOf, whole } from "#kit/web/paged-list/list-address.ts";
import { useListAddress } from "#kit/web/paged-list/use-list-address.ts";
import { MAIL_STATES } from "../../mail-states.ts";

const filters = { state: oneOf("state", MAIL_STATES) };
const open = { detail: whole("mail") };

/** What the mail log shows: page, search, state, and the mail that is open. */
export const useMailsView = () => useListAddress(filters, open);

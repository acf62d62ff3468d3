import { oneOf, whole } from "#kit/web/paged-list/list-address.ts";
import { useListAddress } from "#kit/web/paged-list/use-list-address.ts";
import { MESSAGE_FILTERS, type MessageFilter } from "./message-filter.ts";

const shown = oneOf("show", MESSAGE_FILTERS);
const filters = {
  filter: {
    ...shown,
    read: (text: string): MessageFilter => shown.read(text) ?? "all",
    write: (filter: MessageFilter) => (filter === "all" ? "" : filter),
  },
};
const open = { opened: whole("message") };

/** What the messages screen shows: page, search, filter, and the opened message. */
export const useMessagesView = () => useListAddress(filters, open);

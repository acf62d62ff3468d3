import { oneOf, text, whole } from "#kit/web/paged-list/list-address.ts";
import { useListAddress } from "#kit/web/paged-list/use-list-address.ts";
import { RECORD_TYPES } from "../../record-types.ts";

const filters = { type: oneOf("type", RECORD_TYPES), record: text("record"), user: text("user") };
const open = { entry: whole("entry") };

/** What the log of changes shows: page, search, kind, one record, person, and the change that is open. */
export function useHistoryView() {
  const { change, ...view } = useListAddress(filters, open);
  return {
    ...view,
    // A record belongs to its kind.
    change: (part: Parameters<typeof change>[0]) => change("type" in part ? { ...part, record: "" } : part),
  };
}

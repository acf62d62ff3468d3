import { useRecordTypes } from "#kit/web/editor/record-types.tsx";
import { text, whole } from "#kit/web/paged-list/list-address.ts";
import { useListAddress } from "#kit/web/paged-list/use-list-address.ts";

const filters = { type: text("type"), record: text("record"), user: text("user") };
const open = { entry: whole("entry") };

/** What the log of changes shows: page, search, kind, one record, person, and the change that is open. */
export function useHistoryView() {
  const types = useRecordTypes();
  const { change, ...view } = useListAddress(filters, open);
  return {
    ...view,
    // A kind that nobody knows filters nothing.
    type: types.some(({ type }) => type === view.type) ? view.type : "",
    // A record belongs to its kind.
    change: (part: Parameters<typeof change>[0]) => change("type" in part ? { ...part, record: "" } : part),
  };
}

import { useSearchParams } from "react-router";
import { RECORD_TYPES } from "../../record-types.ts";
import type { HistoryFilter } from "./history.queries.ts";

interface View extends HistoryFilter {
  /** The change whose versions are shown. */
  entry: number | null;
}

/** What the screen shows, kept in its address: links from the editors, going back and reloading find it again. */
export function useHistoryView(): View & { change: (part: Partial<View>) => void } {
  const [parameters, setParameters] = useSearchParams();
  const view: View = {
    type: RECORD_TYPES.find((type) => type === parameters.get("type")),
    record: parameters.get("record") ?? "",
    user: parameters.get("user") ?? "",
    q: parameters.get("q") ?? "",
    page: wholeNumber(parameters.get("page")) ?? 1,
    entry: wholeNumber(parameters.get("entry")),
  };

  /** Another filter starts on the first page, and a record belongs to its kind. */
  function change(part: Partial<View>): void {
    const next = { ...view, ...("entry" in part || "page" in part ? {} : { page: 1 }), ...part };
    const entries = {
      type: next.type ?? "",
      record: "type" in part ? "" : next.record,
      user: next.user,
      q: next.q,
      page: next.page === 1 ? "" : String(next.page),
      entry: next.entry === null ? "" : String(next.entry),
    };
    setParameters(
      Object.entries(entries).filter(([, value]) => value !== ""),
      { preventScrollReset: true, replace: "q" in part },
    );
  }

  return { ...view, change };
}

function wholeNumber(text: string | null): number | null {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

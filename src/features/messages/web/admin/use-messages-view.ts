import { useSearchParams } from "react-router";
import { MESSAGE_FILTERS, type MessageFilter } from "./message-filter.ts";

interface View {
  filter: MessageFilter;
  q: string;
  /** The opened message. */
  opened: number | null;
}

/** What the screen shows, kept in its address: the way back on a phone is the browser's own, too. */
export function useMessagesView(): View & { change: (part: Partial<View>) => void } {
  const [parameters, setParameters] = useSearchParams();
  const id = parameters.get("message") ?? "";
  const view: View = {
    filter: MESSAGE_FILTERS.find((filter) => filter === parameters.get("show")) ?? "all",
    q: parameters.get("q") ?? "",
    opened: /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null,
  };

  function change(part: Partial<View>): void {
    const next = { ...view, ...part };
    const entries = {
      show: next.filter === "all" ? "" : next.filter,
      q: next.q,
      message: next.opened === null ? "" : String(next.opened),
    };
    setParameters(
      Object.entries(entries).filter(([, value]) => value !== ""),
      { preventScrollReset: true, replace: next.opened === view.opened },
    );
  }

  return { ...view, change };
}

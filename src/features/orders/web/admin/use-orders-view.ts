import { useSearchParams } from "react-router";
import { ORDER_STATUSES, type OrderStatus } from "../../order-status.ts";

interface View {
  page: number;
  q: string;
  status: OrderStatus | undefined;
  /** The order whose detail is open. */
  detail: number | null;
}

/**
 * What the orders screen shows, kept in its address: going back, reloading and links from the dashboard find it
 * again. Another search or filter starts on the first page.
 */
export function useOrdersView(): View & { change: (part: Partial<View>) => void } {
  const [parameters, setParameters] = useSearchParams();
  const view = {
    page: wholeNumber(parameters.get("page")) ?? 1,
    q: parameters.get("q") ?? "",
    status: ORDER_STATUSES.find((status) => status === parameters.get("status")),
    detail: wholeNumber(parameters.get("order")),
  };

  function change(part: Partial<View>): void {
    const next = { ...view, ...part };
    const first = next.q !== view.q || next.status !== view.status;
    const entries = {
      page: first || next.page === 1 ? "" : String(next.page),
      q: next.q,
      status: next.status ?? "",
      order: next.detail === null ? "" : String(next.detail),
    };
    setParameters(
      Object.entries(entries).filter(([, value]) => value !== ""),
      {
        preventScrollReset: true,
        replace: next.q !== view.q,
      },
    );
  }

  return { ...view, change };
}

function wholeNumber(text: string | null): number | null {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

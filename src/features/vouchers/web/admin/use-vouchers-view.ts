import { useSearchParams } from "react-router";
import { VOUCHER_STATES, type VoucherState } from "../../voucher-state.ts";

interface View {
  page: number;
  q: string;
  state: VoucherState | undefined;
  /** The voucher whose detail is open; '' for none. */
  code: string;
}

/** What the screen shows, kept in its address. Another search or filter starts on the first page. */
export function useVouchersView(): View & { change: (part: Partial<View>) => void } {
  const [parameters, setParameters] = useSearchParams();
  const page = /^[1-9]\d{0,8}$/.exec(parameters.get("page") ?? "")?.[0];
  const view: View = {
    page: Number(page ?? 1),
    q: parameters.get("q") ?? "",
    state: VOUCHER_STATES.find((state) => state === parameters.get("state")),
    code: parameters.get("code") ?? "",
  };

  function change(part: Partial<View>): void {
    const next = { ...view, ...part };
    const first = next.q !== view.q || next.state !== view.state;
    const entries = {
      page: first || next.page === 1 ? "" : String(next.page),
      q: next.q,
      state: next.state ?? "",
      code: next.code,
    };
    setParameters(
      Object.entries(entries).filter(([, value]) => value !== ""),
      { preventScrollReset: true, replace: next.q !== view.q },
    );
  }

  return { ...view, change };
}

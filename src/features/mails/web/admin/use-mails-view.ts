import { useSearchParams } from "react-router";
import { MAIL_STATES, type MailState } from "../../mail-states.ts";

interface View {
  page: number;
  q: string;
  state: MailState | undefined;
  /** The mail that is open. */
  detail: number | null;
}

/** What the mail log shows, kept in its address; another search or filter starts on the first page. */
export function useMailsView(): View & { change: (part: Partial<View>) => void } {
  const [parameters, setParameters] = useSearchParams();
  const view = {
    page: wholeNumber(parameters.get("page")) ?? 1,
    q: parameters.get("q") ?? "",
    state: MAIL_STATES.find((state) => state === parameters.get("state")),
    detail: wholeNumber(parameters.get("mail")),
  };

  function change(part: Partial<View>): void {
    const next = { ...view, ...part };
    const isOther = next.q !== view.q || next.state !== view.state;
    const entries = {
      page: isOther || next.page === 1 ? "" : String(next.page),
      q: next.q,
      state: next.state ?? "",
      mail: next.detail === null ? "" : String(next.detail),
    };
    setParameters(
      Object.entries(entries).filter(([, value]) => value !== ""),
      { preventScrollReset: true, replace: next.q !== view.q },
    );
  }

  return { ...view, change };
}

function wholeNumber(text: string | null): number | null {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

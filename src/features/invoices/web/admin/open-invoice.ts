import type { Api } from "#kit/web/api.ts";
import type { PaperType } from "../../invoice-content.ts";

export interface PaperAsked {
  type: PaperType;
  /** One of several; without it the last, or for an invoice the one that is issued now. */
  number?: string;
}

/** The browser did not open a window. */
export class WindowBlockedError extends Error {}

interface Paper {
  title: string;
  /** Shown in the window until the paper has come. */
  waiting: string;
}

/**
 * Shows an invoice in a window of its own. Call it in the click itself, or the browser blocks the window; the
 * paper is fetched with the bearer, so no token stands in an address.
 *
 * @throws WindowBlockedError; ApiError where the paper can't be fetched, with the window closed again
 */
export async function openInvoice(
  api: Api,
  id: number,
  { type, number }: PaperAsked,
  paper: Paper,
): Promise<void> {
  const shown = window.open("", "_blank");
  if (!shown) throw new WindowBlockedError();
  shown.document.title = paper.title;
  shown.document.documentElement.lang = api.language;
  shown.document.body.textContent = paper.waiting;
  try {
    const blob = await api.blob(
      `/orders/admin/orders/${id}/invoice?type=${type}${number ? `&number=${number}` : ""}`,
    );
    // The address lives as long as this page, so that the window can be reloaded and saved.
    shown.location.replace(URL.createObjectURL(blob));
  } catch (error) {
    shown.close();
    throw error;
  }
}

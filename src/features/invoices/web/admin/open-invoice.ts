import type { Api } from "#kit/web/api/api.ts";
import { openPdf } from "#kit/web/editor/api-files.ts";
import type { DocumentType } from "../../invoice-content.ts";

export interface DocumentAsked {
  type: DocumentType;
  /** One of several; without it the last, or for an invoice the one that is issued now. */
  number?: string;
}

/** Shows an invoice of an order in a window of its own; throws as `openPdf`. */
export function openInvoice(
  api: Api,
  id: number,
  { type, number }: DocumentAsked,
  words: Parameters<typeof openPdf>[2],
): Promise<void> {
  const path = `/orders/admin/orders/${id}/invoice?type=${type}${number ? `&number=${number}` : ""}`;
  return openPdf(api, path, words);
}

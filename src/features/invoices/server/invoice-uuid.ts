import { createHash } from "node:crypto";
import type { InvoiceContent } from "../invoice-content.ts";

/** What names a paper in the world. Those issued before papers carried one get one made of their content. */
export function invoiceUuid({ uuid, number, seller, issued_on }: InvoiceContent): string {
  if (uuid) return uuid;
  const hex = createHash("sha256").update(`${seller.company_id}/${number}/${issued_on}`).digest("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}

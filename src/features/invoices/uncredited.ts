import type { InvoiceContent, InvoiceLine } from "./invoice-content.ts";

type Creditable = Pick<InvoiceContent, "lines" | "discount" | "shipping" | "payment">;

/**
 * What of an invoice no credit note has taken back. Lines are told apart by name and price: of two that are the same in
 * both it makes no difference which one a credit note meant. Pure.
 */
export function uncredited(invoice: Creditable, credits: readonly Creditable[]): Creditable {
  const credited = credits.flatMap(({ lines }) => lines).map((line) => ({ ...line }));
  const lines = invoice.lines.map((line) => ({ ...line, quantity: line.quantity - take(credited, line) }));
  const shipping = credits.reduce((rest, note) => rest + note.shipping.price, invoice.shipping.price);
  const fee = credits.reduce((rest, note) => rest + (note.payment.fee ?? 0), invoice.payment.fee ?? 0);
  const discount =
    invoice.discount &&
    credits.reduce((rest, note) => rest + (note.discount?.amount ?? 0), invoice.discount.amount);
  return {
    ...(invoice.discount && discount && { discount: { ...invoice.discount, amount: discount } }),
    payment: { ...invoice.payment, fee },
    lines: lines.filter(({ quantity }) => quantity > 0),
    shipping: { ...invoice.shipping, price: shipping },
  };
}

/** Uses up what credit notes have of a line; answers how many pieces. */
function take(credited: InvoiceLine[], { name, unit, quantity }: InvoiceLine): number {
  let taken = 0;
  for (const line of credited) {
    if (line.name !== name || line.unit !== -unit) continue;
    const pieces = Math.min(line.quantity, quantity - taken);
    line.quantity -= pieces;
    taken += pieces;
  }
  return taken;
}

import type { PaymentKind } from "#features/orders/index.ts";
import type { InvoiceContent } from "../../invoice-content.ts";
import { czk } from "./isdoc-amounts.ts";
import type { Node } from "./isdoc-parties.ts";

/** UN/ECE 4461, as far as ISDOC takes it: cash, card, transfer to an account. */
const MEANS: Record<PaymentKind, string> = { cash: "10", card: "48", bank: "42" };

/** How the sum is or was paid; the account only where the schema's fields for it can be filled. */
export function paymentMeans(content: InvoiceContent): Node {
  const { payment, seller, due_on, variable_symbol, total } = content;
  const [, id, code] = /^([\d-]+)\/(\d{4})$/.exec(seller.account.replace(/\s/g, "")) ?? [];
  const details: Node =
    payment.kind === "bank" && id && code
      ? {
          Details: {
            PaymentDueDate: due_on,
            ID: id,
            BankCode: code,
            Name: "",
            IBAN: seller.iban.replace(/\s/g, ""),
            BIC: seller.bic.replace(/\s/g, ""),
            VariableSymbol: variable_symbol,
          },
        }
      : {};
  return {
    Payment: { PaidAmount: czk(total), PaymentMeansCode: MEANS[payment.kind], ...details },
  };
}

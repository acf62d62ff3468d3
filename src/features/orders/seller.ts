/** Who sells, as the settings of the group `general` say; blank where nothing is set. */
export interface Seller {
  name: string;
  address: string;
  /** IČO. */
  company_id: string;
  /** DIČ. */
  vat_id: string;
  /** Per cent, prices include it; null: no VAT payer. */
  vat_rate: number | null;
  account: string;
  iban: string;
  bic: string;
  /** The name on the letterhead, where it is another than the firm's. */
  brand?: string;
  email?: string;
  phone?: string;
  /** The entry in a public register, as section 435 of the Civil Code wants it on papers. */
  register?: string;
}

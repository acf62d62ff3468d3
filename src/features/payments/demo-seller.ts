/** The identity under which the demo team sells. A shop that has another one sells in earnest. */
export const DEMO_SELLER = {
  company_id: "98765434",
  bank_account: "2017000006/9999",
  bank_iban: "CZ3899990000002017000006",
} as const;

import { postalAddressLine } from "#kit/contract/companies/address-country.ts";

/** Whom an order goes to. Pure. */

interface Addressed {
  customer_company: string;
  customer_name: string;
  customer_address: string;
}

/** A firm first, then the person who ordered for it and the address: the lines of a label. */
export function addressee({ customer_company, customer_name, customer_address }: Addressed): string[] {
  return [customer_company, customer_name, postalAddressLine(customer_address)].filter(
    (line) => line.trim() !== "",
  );
}

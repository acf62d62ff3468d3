import { useEffect, useRef } from "react";
import type { Company } from "#features/companies/companies.contract.ts";
import { useCompany } from "#features/companies/web/index.ts";
import type { CheckoutValues } from "./checkout-values.ts";
import type { CheckoutForm } from "./use-checkout-form.ts";

const ADDRESS = ["address", "city", "postalCode"] as const;
const FIELDS = ["companyName", "vatId", ...ADDRESS] as const;
type Filled = Partial<Record<(typeof FIELDS)[number], string>>;

/** What ARES says of the company number in the form. Once it has answered, what is blank is filled in. */
export function useCompanyFill(form: CheckoutForm) {
  const answer = useCompany(form.values.forCompany ? form.values.companyId : "");
  const company = answer?.kind === "found" ? answer.company : null;
  const filled = useRef<Filled>({});

  // biome-ignore lint/correctness/useExhaustiveDependencies: once an answer; what is typed later stays as it is
  useEffect(() => {
    if (!company) return;
    const wanted = blanksOf(form.values, fromRegister(company), filled.current);
    filled.current = { ...filled.current, ...wanted };
    if (Object.keys(wanted).length > 0) form.fill(wanted);
  }, [company]);

  const offered = company ? fromRegister(company) : {};
  return {
    answer,
    /** Whether something in the form is another than in the register. */
    differs: FIELDS.some(
      (field) => offered[field] !== undefined && !isSame(form.values[field], offered[field]),
    ),
    /** Whether the register has filled something in that still stands there. */
    hasFilled: FIELDS.some((field) => filled.current[field] && filled.current[field] === form.values[field]),
    take() {
      filled.current = offered;
      form.fill(offered);
    },
  };
}

/** Parts that the register does not know are left out, and an address abroad, whose country the form asks for. */
function fromRegister({ name, vat_id, street, city, postal_code, country }: Company): Filled {
  return {
    companyName: name,
    ...(vat_id && { vatId: vat_id }),
    ...(street && country === "CZ" && { address: street, city, postalCode: postal_code }),
  };
}

/**
 * What may be filled in without a question: blank fields, and those that still are as another company number filled
 * them. An address is filled in whole or not at all.
 */
function blanksOf(values: CheckoutValues, offered: Filled, before: Filled): Filled {
  const isFree = (field: keyof Filled) => values[field].trim() === "" || values[field] === before[field];
  const isWholeFree = ADDRESS.every(isFree);
  const free = FIELDS.filter((field) =>
    (ADDRESS as readonly string[]).includes(field) ? isWholeFree : isFree(field),
  );
  return Object.fromEntries(free.flatMap((field) => (offered[field] ? [[field, offered[field]]] : [])));
}

function isSame(typed: string, offered: string): boolean {
  const plain = (text: string) => text.replace(/\s/g, "").toLowerCase();
  return plain(typed) === plain(offered);
}

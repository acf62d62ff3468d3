import { useState } from "react";
import { useWords } from "#kit/web/words.ts";
import { checkoutWords } from "../checkout.words.ts";
import {
  CHECKOUT_FIELDS,
  type CheckoutField,
  type CheckoutValues,
  type Fault,
  faultsOf,
  readValues,
} from "./checkout-values.ts";
import { TAB_KEYS, tabMemory } from "./tab-memory.ts";

export interface CheckoutForm {
  values: CheckoutValues;
  /** What is wrong with a field, in words; undefined where nothing is, or nobody has tried yet. */
  errorOf: (field: CheckoutField) => string | undefined;
  set: (field: CheckoutField, value: string) => void;
  /** Checks all fields and shows what is wrong; the first field at fault, or null. */
  check: () => CheckoutField | null;
  /** Shows the server's own words beside the fields. */
  show: (errors: Partial<Record<CheckoutField, string>>) => void;
}

/** The form's values, kept over reloads of the tab, and their faults. For rendering in the browser only. */
export function useCheckoutForm(): CheckoutForm {
  const words = useWords(checkoutWords);
  const [values, setValues] = useState(() => readValues(tabMemory.get(TAB_KEYS.draft)));
  const [faults, setFaults] = useState<Partial<Record<CheckoutField, Fault>>>({});
  const [told, setTold] = useState<Partial<Record<CheckoutField, string>>>({});

  function errorOf(field: CheckoutField): string | undefined {
    const fault = faults[field];
    if (!fault) return told[field];
    return fault === "missing" ? words.missing[field] : words.notAnEmail;
  }

  return {
    values,
    errorOf,
    set(field, value) {
      const next = { ...values, [field]: value };
      setValues(next);
      tabMemory.set(TAB_KEYS.draft, next);
      setFaults(({ [field]: _, ...rest }) => rest);
      setTold(({ [field]: _, ...rest }) => rest);
    },
    check() {
      const found = faultsOf(values);
      setFaults(found);
      setTold({});
      return CHECKOUT_FIELDS.find((field) => found[field]) ?? null;
    },
    show: setTold,
  };
}

import { useState } from "react";
import { COMPANY_ERRORS } from "#kit/contract/companies/company-numbers.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { checkoutWords } from "../../checkout.words.ts";
import { TAB_KEYS, tabMemory } from "../placing/tab-memory.ts";
import {
  type CHECKOUT_FIELDS,
  type CheckoutError,
  type CheckoutField,
  type CheckoutValues,
  firstInvalidField,
  readValues,
  validationErrorsOf,
} from "./checkout-values.ts";

type RequiredField = (typeof CHECKOUT_FIELDS)[number] | "pickupPoint";

export interface CheckoutForm {
  values: CheckoutValues;
  /** A field's validation error; undefined where there is none or it was not checked yet. */
  errorOf: (field: CheckoutField) => string | undefined;
  set: (field: keyof CheckoutValues, value: string) => void;
  /** Several fields at once. */
  fill: (values: Partial<CheckoutValues>) => void;
  /** Checks all fields, some with another value, and shows what is wrong; the first field with an error, or null. */
  check: (instead?: Partial<CheckoutValues>, needsPoint?: boolean) => CheckoutField | null;
  /** Shows the server's own words beside the fields. */
  show: (errors: Partial<Record<CheckoutField, string>>) => void;
}

/** The form's values, kept over reloads of the tab, and their errors. For rendering in the browser only. */
export function useCheckoutForm(): CheckoutForm {
  const words = useWords(checkoutWords);
  const { language } = useLanguage();
  const [values, setValues] = useState(() => readValues(tabMemory.get(TAB_KEYS.draft)));
  const [errors, setErrors] = useState<Partial<Record<CheckoutField, CheckoutError>>>({});
  const [told, setTold] = useState<Partial<Record<CheckoutField, string>>>({});

  function errorOf(field: CheckoutField): string | undefined {
    const error = errors[field];
    if (!error) return told[field];
    if (error === "notAnEmail") return words.notAnEmail;
    return error === "missing" ? words.missing[field as RequiredField] : COMPANY_ERRORS[error][language];
  }

  function put(changed: Partial<CheckoutValues>): void {
    const next = { ...values, ...changed };
    setValues(next);
    tabMemory.set(TAB_KEYS.draft, next);
    const clear = <T>(all: Partial<Record<CheckoutField, T>>) => Object.keys(changed).reduce(without, all);
    setErrors(clear);
    setTold(clear);
  }

  return {
    values,
    errorOf,
    set: (field, value) => put({ [field]: value }),
    fill: put,
    check(instead, needsPoint) {
      const found = validationErrorsOf({ ...values, ...instead }, needsPoint);
      setErrors(found);
      setTold({});
      return firstInvalidField(found);
    },
    show: setTold,
  };
}

/** One of the two numbers is enough, so what is said of one goes when the other is filled in. */
function without<T>(
  all: Partial<Record<CheckoutField, T>>,
  field: string,
): Partial<Record<CheckoutField, T>> {
  const gone = field === "vatId" || field === "companyId" ? ["vatId", "companyId"] : [field];
  return Object.fromEntries(Object.entries(all).filter(([name]) => !gone.includes(name)));
}

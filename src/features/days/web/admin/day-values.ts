import type { Language } from "#kit/contract/language/language.ts";
import type { FieldError } from "#kit/contract/validation/says.ts";
import {
  emptyFormOf,
  type FormValuesOf,
  formErrorsOf,
  formValuesOf,
} from "#kit/web/editor/records/content-form.ts";
import { days, wholeDay } from "../../days.content.ts";
import type { Day, DayInput } from "../../days.contract.ts";

/** The form of a day: its fields, and what belongs to it. */
export type DayValues = FormValuesOf<typeof days> & {
  /** `own_price` is text where what was typed is no amount, and null or blank where the product's price counts. */
  products: { id: string; own_price: number | string | null }[];
  car_ids: number[];
  driver_ids: number[];
};

export const EMPTY_DAY: DayValues = { ...emptyFormOf(days), products: [], car_ids: [], driver_ids: [] };

export function dayValues(day: Day): DayValues {
  return {
    ...formValuesOf(days, day),
    products: day.products.map(({ id, own_price }) => ({ id, own_price })),
    car_ids: day.cars.map(({ id }) => id),
    driver_ids: day.drivers.map(({ id }) => id),
  };
}

export function dayErrors(values: DayValues, day: Day | null, language: Language): FieldError[] {
  return formErrorsOf(days, values, day === null, language, wholeDay);
}

/** What the form sends; the server names what is no amount. */
export function dayBody({ products, ...values }: DayValues): DayInput {
  const priced = products.map(({ id, own_price }) => ({
    id,
    own_price: own_price === "" ? null : own_price,
  }));
  return { ...values, products: priced as DayInput["products"] };
}

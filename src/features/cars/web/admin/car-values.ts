import type { Language } from "#kit/contract/language.ts";
import type { FieldError } from "#kit/contract/says.ts";
import { faultsOf } from "#kit/web/editor/check-whole.ts";
import { NO_PICTURE, type PictureValue, pictureParts, toFormData } from "#kit/web/editor/form-data.ts";
import { DEFAULT_SPEC_ICONS, type SpecIcons } from "../../car-specs.ts";
import { type CarDetail, type CarTexts, carContent } from "../../cars.contract.ts";
import { carsAdminWords } from "./cars-admin.words.ts";

/** What the car form holds. */
export interface CarValues {
  picture: PictureValue;
  horsepower: number | null;
  display_order: number;
  is_active: boolean;
  is_current: boolean;
  spec_icons: SpecIcons;
  translations: Record<Language, CarTexts>;
}

const NO_TEXTS: CarTexts = {
  name: "",
  description: "",
  specs_1: "",
  specs_2: "",
  specs_3: "",
  specs_4: "",
  image_alt: "",
};

export const EMPTY_CAR: CarValues = {
  picture: NO_PICTURE,
  horsepower: null,
  display_order: 0,
  is_active: true,
  is_current: false,
  spec_icons: DEFAULT_SPEC_ICONS,
  translations: { en: NO_TEXTS, cs: NO_TEXTS },
};

export function carValues(car: CarDetail): CarValues {
  const { image_path, horsepower, display_order, is_active, is_current, spec_icons, translations } = car;
  const picture = { path: image_path, file: null };
  return { picture, horsepower, display_order, is_active, is_current, spec_icons, translations };
}

export function carFaults(
  { picture, ...values }: CarValues,
  car: CarDetail | null,
  language: Language,
): FieldError[] {
  const faults = faultsOf(carContent.whole, { ...values, image_path: picture.path }, language);
  if (!car && !picture.file && !picture.path)
    faults.push({ path: "picture", message: carsAdminWords[language].photoRequired });
  return faults;
}

export function carForm({ picture, ...values }: CarValues): FormData {
  return toFormData({ ...pictureParts("image", "image_path", picture), ...values });
}

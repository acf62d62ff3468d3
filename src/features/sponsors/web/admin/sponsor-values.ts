import type { Language } from "#kit/contract/language.ts";
import type { FieldError } from "#kit/contract/says.ts";
import { faultsOf } from "#kit/web/editor/check-whole.ts";
import { NO_PICTURE, type PictureValue, pictureParts, toFormData } from "#kit/web/editor/form-data.ts";
import { type Sponsor, sponsorContent } from "../../sponsors.contract.ts";

/** What the sponsor form holds. */
export interface SponsorValues {
  logo: PictureValue;
  website_url: string;
  display_order: number;
  is_active: boolean;
  translations: Sponsor["translations"];
}

export const EMPTY_SPONSOR: SponsorValues = {
  logo: NO_PICTURE,
  website_url: "",
  display_order: 0,
  is_active: true,
  translations: { en: { name: "" }, cs: { name: "" } },
};

export function sponsorValues(sponsor: Sponsor): SponsorValues {
  const { logo_path, website_url, display_order, is_active, translations } = sponsor;
  return { logo: { path: logo_path, file: null }, website_url, display_order, is_active, translations };
}

export function sponsorFaults(
  { logo, ...values }: SponsorValues,
  _sponsor: Sponsor | null,
  language: Language,
): FieldError[] {
  return faultsOf(sponsorContent.whole, { ...values, logo_path: logo.path }, language);
}

export function sponsorForm({ logo, ...values }: SponsorValues): FormData {
  return toFormData({ ...pictureParts("logo", "logo_path", logo), ...values });
}

import { type Both, type Language, LOCALE } from "#kit/contract/language/language.ts";

const MONTHS: Both<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }> = {
  en: { one: "month", other: "months" },
  cs: { one: "měsíc", few: "měsíce", other: "měsíců" },
};

/**
 * How long a voucher can be used, as every page, mail and the terms say it: "12 months from payment". The day to which
 * that comes is `monthsLater` in `features/vouchers/voucher-state.ts`, and stands on the voucher. It has nothing to do
 * with the last day on which the voucher is on sale.
 */
export function voucherValidity(months: number, language: Language): string {
  const forms = MONTHS[language];
  const unit = forms[new Intl.PluralRules(LOCALE[language]).select(months)] ?? forms.other;
  return `${months} ${unit} ${language === "cs" ? "od zaplacení" : "from payment"}`;
}

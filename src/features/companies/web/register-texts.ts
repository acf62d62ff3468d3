import { formatDay } from "#kit/contract/time/format-date.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { CompanyAnswer, VatAnswer } from "../companies.contract.ts";
import { companiesWords } from "./companies.words.ts";
import type { Asked } from "./use-company.ts";

/** What ARES says of a company number, in words; blank where it was not asked. */
export function useCompanyText(answer: Asked<CompanyAnswer>): string {
  const t = useWords(companiesWords);
  const { language } = useLanguage();
  if (answer === null) return "";
  if (answer.kind !== "found") return t[answer.kind];
  const { name, address, ended_on } = answer.company;
  const found = t.found([name, address].filter(Boolean).join(", "));
  return ended_on ? `${found} ${t.ended(formatDay(ended_on, language))}` : found;
}

/** What VIES says of a VAT number, in words; blank where it was not asked. */
export function useVatText(answer: Asked<VatAnswer>): string {
  const { vat } = useWords(companiesWords);
  if (answer === null || answer.kind === "elsewhere") return "";
  return answer.kind === "valid" ? vat.valid(answer.name) : vat[answer.kind];
}

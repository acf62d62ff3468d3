import { isCompanyId, plainNumber } from "#kit/contract/companies/company-numbers.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import type { CompaniesEndpoints, CompanyAnswer, VatAnswer } from "../companies.contract.ts";
import { viesNumber } from "../vies-number.ts";

const HOUR_MS = 3_600_000;

/** What the register says, or that it is being asked; null where there is nothing to ask. */
export type Asked<A> = A | { kind: "asking" } | null;

/** The company with a Czech company number. Whatever goes wrong is `away`: nobody has to wait for it. */
export function useCompany(companyId: string): Asked<CompanyAnswer> {
  const number = plainNumber(companyId);
  const isAsked = isCompanyId(number);
  const { data, isError } = useApiQuery<CompanyAnswer>(
    {
      key: ["companies", number],
      staleTime: HOUR_MS,
      fetch: (api, signal) =>
        api.of<CompaniesEndpoints>()("GET /companies/:company_id", {
          params: { company_id: number },
          signal,
        }),
    },
    isAsked,
  );
  if (!isAsked) return null;
  return data ?? { kind: isError ? "away" : "asking" };
}

/** Whether VIES knows a VAT number; null for one that it can't be asked. */
export function useVatCheck(vatId: string): Asked<VatAnswer> {
  const number = plainNumber(vatId);
  const isAsked = viesNumber(number) !== null;
  const { data, isError } = useApiQuery<VatAnswer>(
    {
      key: ["companies", "vat", number],
      staleTime: HOUR_MS,
      fetch: (api, signal) =>
        api.of<CompaniesEndpoints>()("GET /companies/vat-ids/:vat_id", {
          params: { vat_id: number },
          signal,
        }),
    },
    isAsked,
  );
  if (!isAsked) return null;
  return data ?? { kind: isError ? "away" : "asking" };
}

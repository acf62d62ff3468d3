import { implement } from "#kit/server/http/mount.ts";
import { companiesEndpoints } from "../companies.contract.ts";
import { checkVatId, companyById } from "./companies.service.ts";
import { testRegisters } from "./register-states.ts";

export const companiesRoutes = implement(companiesEndpoints, {
  company: (context, { params }) => companyById(context, params.company_id),
  vatId: (context, { params }) => checkVatId(context, params.vat_id),
  test: (context) => testRegisters(context),
});

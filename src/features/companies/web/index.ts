export { companiesWords } from "./companies.words.ts";
export { useCompanyText, useVatText } from "./register-texts.ts";
export { useCompany, useVatCheck } from "./use-company.ts";

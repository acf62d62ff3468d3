import { z } from "zod";
import {
  COMPANY_ERRORS,
  isCompanyId,
  isVatId,
  plainNumber,
} from "#kit/contract/companies/company-numbers.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { says } from "#kit/contract/validation/says.ts";

/** The public registers that are asked: of Czech companies, and of VAT numbers of the European Union. */
export const REGISTERS = ["ares", "vies"] as const;
export type Register = (typeof REGISTERS)[number];

/** `busy`: it refuses more questions for now. `unreadable`: its answer is not as published. */
export const REGISTER_ERRORS = ["away", "busy", "unreadable"] as const;
export type RegisterFault = (typeof REGISTER_ERRORS)[number];

const company = z.object({
  company_id: z.string(),
  name: z.string(),
  /** Blank where the register has none. */
  vat_id: z.string(),
  /** The seat in one line. */
  address: z.string(),
  /** Its parts; all three are blank where the register only has the line. */
  street: z.string(),
  city: z.string(),
  postal_code: z.string(),
  /** ISO code. */
  country: z.string(),
  /** The day (YYYY-MM-DD) on which it was dissolved; null while it exists. */
  ended_on: z.string().nullable(),
});

/** `away`: the register can't be asked now; the number may be right. */
const companyAnswer = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("found"), company }),
  z.object({ kind: z.literal("unknown") }),
  z.object({ kind: z.literal("away") }),
]);

/** `elsewhere`: a number of a country that VIES does not know of. */
const vatAnswer = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("valid"), name: z.string(), address: z.string() }),
  z.object({ kind: z.literal("invalid") }),
  z.object({ kind: z.literal("elsewhere") }),
  z.object({ kind: z.literal("away") }),
]);

export type Company = z.output<typeof company>;
export type CompanyAnswer = z.output<typeof companyAnswer>;
export type VatAnswer = z.output<typeof vatAnswer>;

export const companiesEndpoints = {
  company: endpoint({
    method: "GET",
    path: "/companies/:company_id",
    access: "public",
    summary: "Name and seat of a Czech company by its number (IČO), from ARES; 400 where a digit is wrong",
    params: z.object({
      company_id: z.string().overwrite(plainNumber).refine(isCompanyId, says(COMPANY_ERRORS.companyId)),
    }),
    response: companyAnswer,
  }),
  vatId: endpoint({
    method: "GET",
    path: "/companies/vat-ids/:vat_id",
    access: "public",
    summary: "Whether a VAT number of the European Union is valid, from VIES",
    params: z.object({
      vat_id: z.string().overwrite(plainNumber).refine(isVatId, says(COMPANY_ERRORS.vatId)),
    }),
    response: vatAnswer,
  }),
  test: endpoint({
    method: "POST",
    path: "/companies/test",
    access: "admin",
    roles: [],
    summary: "Asks both registers now whether they answer",
    body: z.object({}),
    status: 200,
    response: z.array(z.object({ register: z.enum(REGISTERS), fault: z.enum(REGISTER_ERRORS).nullable() })),
    keepsAnswers: true,
  }),
};

export type CompaniesEndpoints = typeof companiesEndpoints;

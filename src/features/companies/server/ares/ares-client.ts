import { z } from "zod";
import { isVatId } from "#kit/contract/companies/company-numbers.ts";
import { isCalendarDay } from "#kit/contract/time/days.ts";
import type { CompanyAnswer } from "../../companies.contract.ts";
import { askJson, oneLine, parsedAs, RegisterError, requireOk } from "../register-error.ts";

/** ARES, the Czech register of economic subjects: its REST API, `ekonomicke-subjekty/{ico}`. */

const PATIENCE_MS = 5000;
/** The Ministry of Finance, which runs ARES. */
const ALWAYS_THERE = "00006947";

/** No part of a company is longer; what is, is not looked at. */
const LONGEST_PART = 1000;

/** Numbers come as numbers or as texts, and what is not known is left out or null. */
const part = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) =>
    value === null || value === undefined ? "" : String(value).trim().slice(0, LONGEST_PART),
  );

const seat = z.object({
  kodStatu: part,
  nazevObce: part,
  nazevMestskehoObvodu: part,
  nazevCastiObce: part,
  nazevUlice: part,
  cisloDomovni: part,
  cisloOrientacni: part,
  cisloOrientacniPismeno: part,
  /** 1: a house number, 2: that of a building without one (č. ev.). */
  typCisloDomovni: part,
  psc: part,
  pscTxt: part,
  textovaAdresa: part,
});

const subject = z.object({
  ico: z.string(),
  obchodniJmeno: z.string().min(1),
  dic: part,
  datumZaniku: part,
  sidlo: seat.nullish(),
});

/** A 404 of a company that is not there. One of an address that is not there has other fields. */
const notFound = z.object({ kod: z.literal("NENALEZENO") });

/** The company with this number. Throws RegisterError. */
export async function askAres(url: string, companyId: string): Promise<CompanyAnswer> {
  const { status, body } = await askJson(`${url}/ekonomicke-subjekty/${companyId}`, PATIENCE_MS);
  if (status === 404 && notFound.safeParse(body).success) return { kind: "unknown" };
  requireOk({ status });
  const found = parsedAs(subject, body);
  if (found.ico.padStart(8, "0") !== companyId) throw new RegisterError("unreadable", "another company");
  const ended = found.datumZaniku.slice(0, 10);
  return {
    kind: "found",
    company: {
      company_id: companyId,
      name: oneLine(found.obchodniJmeno, 200),
      vat_id: isVatId(found.dic) ? found.dic : "",
      ...addressOf(found.sidlo),
      ended_on: isCalendarDay(ended) ? ended : null,
    },
  };
}

/** Asks for a company that is always there. Throws RegisterError. */
export async function testAres(url: string): Promise<void> {
  const answer = await askAres(url, ALWAYS_THERE);
  if (answer.kind !== "found") throw new RegisterError("unreadable", "it knows no company");
}

type Seat = z.output<typeof seat>;

function addressOf(found: Seat | null | undefined) {
  const line = oneLine(found?.textovaAdresa, 300);
  const country = /^[A-Z]{2}$/.test(found?.kodStatu ?? "") ? (found?.kodStatu ?? "CZ") : "CZ";
  const parts = { street: streetOf(found), city: cityOf(found), postal_code: postalCodeOf(found) };
  if (country !== "CZ" || Object.values(parts).some((each) => each === ""))
    return { street: "", city: "", postal_code: "", country, address: line };
  return { ...parts, country, address: `${parts.street}, ${parts.postal_code} ${parts.city}` };
}

/** `Na Příkopě 12/3a`; where streets have no names the number stands behind the name of the place. */
function streetOf(found: Seat | null | undefined): string {
  if (!found) return "";
  const orientation = found.cisloOrientacni && `${found.cisloOrientacni}${found.cisloOrientacniPismeno}`;
  const number = [found.cisloDomovni, orientation].filter(Boolean).join("/");
  const street = found.nazevUlice || found.nazevCastiObce || found.nazevObce;
  return number && oneLine(`${street} ${found.typCisloDomovni === "2" ? "č. ev. " : ""}${number}`, 150);
}

/** Prague's letters go to its districts: `Praha 4`. */
function cityOf(found: Seat | null | undefined): string {
  const { nazevObce = "", nazevMestskehoObvodu = "" } = found ?? {};
  return oneLine(nazevMestskehoObvodu.startsWith(`${nazevObce} `) ? nazevMestskehoObvodu : nazevObce, 100);
}

function postalCodeOf(found: Seat | null | undefined): string {
  const code = (found?.psc || found?.pscTxt || "").replace(/\s/g, "");
  return /^\d{5}$/.test(code) ? `${code.slice(0, 3)} ${code.slice(3)}` : "";
}

import { z } from "zod";
import type { VatAnswer } from "../../companies.contract.ts";
import { askJson, oneLine, parsedAs, RegisterError, requireOk } from "../register-error.ts";

/** VIES, the European Commission's check of VAT numbers: its REST API, `ms/{country}/vat/{number}`. */

/** It asks the country's own register in turn. */
const PATIENCE_MS = 8000;

const checked = z.object({
  isValid: z.boolean(),
  userError: z.string(),
  name: z.string().nullish(),
  address: z.string().nullish(),
});

/** How it says that a question was not taken. */
const refused = z.object({
  actionSucceed: z.literal(false),
  // Of a list of nonsense only the first item is judged.
  errorWrappers: z.tuple([z.object({ error: z.string().max(200) })], z.unknown()),
});

const status = z.object({ vow: z.object({ available: z.boolean() }) });

interface Asked {
  country: string;
  number: string;
}

/** Whether the number is valid. `away` where its country does not answer VIES. Throws RegisterError. */
export async function askVies(url: string, { country, number }: Asked): Promise<VatAnswer> {
  const answer = await askJson(`${url}/ms/${country}/vat/${encodeURIComponent(number)}`, PATIENCE_MS);
  const refusal = refused.safeParse(answer.body);
  if (refusal.success) return judged(refusal.data.errorWrappers[0].error);
  requireOk(answer);
  const { isValid, userError, name, address } = parsedAs(checked, answer.body);
  if (!isValid) return judged(userError);
  return { kind: "valid", name: readText(name, 200), address: readText(address, 300) };
}

/** `isValid` is false for a number that is not valid and for one that could not be checked alike. */
function judged(error: string): VatAnswer {
  if (error === "INVALID" || error === "INVALID_INPUT") return { kind: "invalid" };
  // The country's own register is away or busy: VIES itself is well.
  if (error.startsWith("MS_")) return { kind: "away" };
  throw new RegisterError(error.includes("CONCURRENT") || error.includes("BLOCKED") ? "busy" : "away", error);
}

/** Asks VIES whether it works, which counts as no check. Throws RegisterError. */
export async function testVies(url: string): Promise<void> {
  const answer = await askJson(`${url}/check-status`, PATIENCE_MS);
  requireOk(answer);
  if (!parsedAs(status, answer.body).vow.available) throw new RegisterError("away");
}

/** Countries that don't tell names answer `---`. */
function readText(text: string | null | undefined, max: number): string {
  const line = oneLine(text, max);
  return /^[-\s,]*$/.test(line) ? "" : line;
}

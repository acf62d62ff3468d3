import { and, eq, gt } from "drizzle-orm";
import type { Context } from "#kit/server/context.ts";
import { clientNetwork } from "#kit/server/rate-limit/client-network.ts";
import { requireHit, takeHits } from "#kit/server/rate-limit/rate-limit.ts";
import type { CompanyAnswer, Register, VatAnswer } from "../companies.contract.ts";
import { viesNumber } from "../vies-number.ts";
import { askAres } from "./ares/ares-client.ts";
import { registerAnswers } from "./companies.table.ts";
import { RegisterError } from "./register-error.ts";
import { noteError, noteOk } from "./register-states.ts";
import { askVies } from "./vies/vies-client.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A company of today is in the register tomorrow, and a typing error is soon forgotten. */
const UNKNOWN_FOR = 60 * MINUTE;

/** One person fills in a form; a list of numbers is none. */
const PER_VISITOR = { limit: 30, windowMs: 10 * MINUTE };
/** What the registers are asked in all, far below what they refuse (ARES: 500 a minute). */
const IN_ALL = { limit: 300, windowMs: 10 * MINUTE };

/** The company with this number; `away` where ARES can't be asked. Throws TOO_MANY_REQUESTS. */
export function companyById(context: Context, companyId: string): Promise<CompanyAnswer> {
  return answered(context, "ares", companyId, () => askAres(context.config.ARES_API_URL, companyId));
}

/** Whether a VAT number is valid; `away` where VIES or the country's register can't be asked. Throws TOO_MANY_REQUESTS. */
export async function checkVatId(context: Context, vatId: string): Promise<VatAnswer> {
  const asked = viesNumber(vatId);
  if (!asked) return { kind: "elsewhere" };
  const number = asked.country + asked.number;
  return answered(context, "vies", number, () => askVies(context.config.VIES_API_URL, asked));
}

async function answered<A extends CompanyAnswer | VatAnswer>(
  context: Context,
  register: Register,
  number: string,
  ask: () => Promise<A>,
): Promise<A | { kind: "away" }> {
  const { db, now, log } = context;
  await requireHit(context, { key: `companies ${clientNetwork(context.address)}`, ...PER_VISITOR });
  const key = `${register} ${number}`;
  const [kept] = await db
    .select()
    .from(registerAnswers)
    .where(and(eq(registerAnswers.key, key), gt(registerAnswers.expires_at, now())));
  if (kept) return kept.answer as A;
  if (!(await takeHits(context, [{ key: `companies ${register}`, ...IN_ALL }])).allowed)
    return { kind: "away" };
  try {
    const answer = await ask();
    await noteOk(context, register, { isNeeded: true });
    if (answer.kind !== "away") await keep(context, key, answer);
    return answer;
  } catch (error) {
    if (!(error instanceof RegisterError)) throw error;
    log.warn({ register, fault: error.kind, cause: String(error.cause) }, "A register could not be asked");
    await noteError(context, register, error.kind, { isNeeded: true });
    return { kind: "away" };
  }
}

async function keep({ db, now }: Context, key: string, answer: CompanyAnswer | VatAnswer): Promise<void> {
  const isSure = answer.kind === "found" || answer.kind === "valid";
  const expires_at = new Date(now().getTime() + (isSure ? DAY : UNKNOWN_FOR));
  await db
    .insert(registerAnswers)
    .values({ key, answer, expires_at })
    .onConflictDoUpdate({ target: registerAnswers.key, set: { answer, expires_at } });
}

import { gt, isNotNull, lte, or, sql } from "drizzle-orm";
import type { Services } from "#kit/server/context.ts";
import { REGISTERS, type Register, type RegisterFault } from "../companies.contract.ts";
import { testAres } from "./ares/ares-client.ts";
import { registerAnswers, registerStates } from "./companies.table.ts";
import { RegisterError } from "./register-error.ts";
import { testVies } from "./vies/vies-client.ts";

const QUEUE = "registers";
const EVERY_FIVE_MINUTES = "*/5 * * * *";
const DAY_MS = 86_400_000;

type Needs = Pick<Services, "db" | "now">;

/** Notes that a register answered; `isNeeded` where a person asked for it. */
export async function noteOk(
  { db, now }: Needs,
  register: Register,
  { isNeeded = false } = {},
): Promise<void> {
  const at = now();
  const state = { last_ok_at: at, fault: null, failing_since: null, ...(isNeeded && { needed_at: at }) };
  await db
    .insert(registerStates)
    .values({ register, ...state })
    .onConflictDoUpdate({ target: registerStates.register, set: state });
}

/** Notes that a register did not answer as it should, and since when. */
export async function noteError(
  { db, now }: Needs,
  register: Register,
  fault: RegisterFault,
  { isNeeded = false } = {},
): Promise<void> {
  const at = now();
  const needed = isNeeded && { needed_at: at };
  await db
    .insert(registerStates)
    .values({ register, fault, failing_since: at, ...needed })
    .onConflictDoUpdate({
      target: registerStates.register,
      set: {
        fault,
        ...needed,
        failing_since: sql`coalesce(${registerStates.failing_since}, excluded.failing_since)`,
      },
    });
}

/** Asks both registers now whether they answer; null where one does. */
export function testRegisters(services: Services) {
  return Promise.all(
    REGISTERS.map(async (register) => ({ register, fault: await testRegister(services, register) })),
  );
}

async function testRegister(services: Services, register: Register): Promise<RegisterFault | null> {
  const { ARES_API_URL, VIES_API_URL } = services.config;
  try {
    await (register === "ares" ? testAres(ARES_API_URL) : testVies(VIES_API_URL));
    await noteOk(services, register);
    return null;
  } catch (error) {
    if (!(error instanceof RegisterError)) throw error;
    await noteError(services, register, error.kind);
    return error.kind;
  }
}

/** Declares that registers which somebody needed within a day, or which failed, are asked whether they answer. */
export function declareRegisterJobs(services: Services): void {
  services.jobs.work(QUEUE, () => testThoseInUse(services), { retryLimit: 0, keepSeconds: 3600 });
  services.jobs.schedule(QUEUE, EVERY_FIVE_MINUTES, "Europe/Prague");
}

/** A shop that sells to no company asks nobody. */
export async function testThoseInUse(services: Services): Promise<void> {
  const yesterday = new Date(services.now().getTime() - DAY_MS);
  const inUse = await services.db
    .select({ register: registerStates.register })
    .from(registerStates)
    .where(or(gt(registerStates.needed_at, yesterday), isNotNull(registerStates.fault)));
  for (const { register } of inUse) await testRegister(services, register);
}

/** Daily work: what the registers said is kept a day. */
export async function forgetRegisterAnswers({ db, now }: Needs): Promise<void> {
  await db.delete(registerAnswers).where(lte(registerAnswers.expires_at, now()));
}

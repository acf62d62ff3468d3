import type { z } from "zod";
import { askOutside } from "#kit/server/ask-outside.ts";
import type { RegisterFault } from "../companies.contract.ts";

const MOST_BYTES = 500_000;

/** A register did not answer as it should. */
export class RegisterError extends Error {
  readonly kind: RegisterFault;

  constructor(kind: RegisterFault, cause?: unknown) {
    super(`Register: ${kind}`, { cause });
    this.kind = kind;
  }
}

/** Asks for JSON; `body` is null where it is none. Throws RegisterError. */
export async function askJson(
  address: string,
  patienceMs: number,
): Promise<{ status: number; body: unknown }> {
  const headers = { accept: "application/json" };
  const answer = await askOutside(address, { patienceMs, mostBytes: MOST_BYTES }, { headers }).catch(
    (error) => {
      throw new RegisterError("away", error);
    },
  );
  if (answer.status === 429) throw new RegisterError("busy");
  try {
    return { status: answer.status, body: JSON.parse(answer.body.toString("utf8")) };
  } catch {
    return { status: answer.status, body: null };
  }
}

/** Throws RegisterError for an answer that is no answer. */
export function requireOk({ status }: { status: number }): void {
  if (status !== 200) throw new RegisterError(status >= 500 ? "away" : "unreadable", `status ${status}`);
}

/** The body as the register's description has it. Throws RegisterError. */
export function parsedAs<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new RegisterError("unreadable", parsed.error.issues[0]?.path.join("."));
  return parsed.data;
}

/** A line of at most `max` characters without control characters; what is far too long is not looked at. */
export function oneLine(text: string | null | undefined, max: number): string {
  return (text ?? "")
    .trimStart()
    .slice(0, 2 * max)
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(", ")
    .replace(/\p{Cc}+/gu, " ")
    .slice(0, max)
    .toWellFormed()
    .trim();
}

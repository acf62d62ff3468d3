import { Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import type { Context } from "../context.ts";
import type { Database } from "../database/database.ts";

interface Change<Id> {
  id: Id;
  based_on: string;
}

interface Stored {
  updated_at: Date;
}

/** How one of many records is changed; each step as the type does it for one alone. */
interface Steps<Row extends Stored, C extends Change<number | string>, Answer> {
  /** The row, locked. Throws NOT_FOUND. */
  lock: (tx: Database, id: C["id"]) => Promise<Row>;
  labelOf: (row: Row) => Both<string>;
  change: (tx: Database, stored: Row, asked: C) => Promise<Answer>;
}

const GONE: Both<string> = {
  en: "One of these records was deleted in the meantime. Nothing was changed.",
  cs: "Jeden z těchto záznamů mezitím někdo smazal. Nic se nezměnilo.",
};
const changed = ({ en, cs }: Both<string>): Both<string> => ({
  en: `“${en || cs}” has been changed by someone else in the meantime. Nothing was changed.`,
  cs: `„${cs || en}“ mezitím změnil někdo jiný. Nic se nezměnilo.`,
});

/** Changes many records in one transaction, all or none. Throws CONFLICT, and whatever a change of one throws. */
export async function changeMany<Row extends Stored, C extends Change<number | string>, Answer>(
  { db }: Context,
  asked: readonly C[],
  { lock, labelOf, change }: Steps<Row, C, Answer>,
): Promise<{ records: Answer[] }> {
  // All lock in the same order, so that two of them never wait for each other.
  const inOrder = asked.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const answers = new Map<C, Answer>();
  await db.transaction(async (tx) => {
    for (const one of inOrder) {
      const stored = await lock(tx, one.id).catch(gone);
      if (stored.updated_at.toISOString() !== new Date(one.based_on).toISOString())
        throw new Refusal("CONFLICT", { words: changed(labelOf(stored)) });
      answers.set(one, await change(tx, stored, one));
    }
  });
  return { records: asked.map((one) => answers.get(one) as Answer) };
}

function gone(error: unknown): never {
  if (error instanceof Refusal && error.code === "NOT_FOUND") throw new Refusal("CONFLICT", { words: GONE });
  throw error;
}

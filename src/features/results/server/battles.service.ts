import { eq } from "drizzle-orm";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { Battle, Outcome } from "../rules/tree.ts";
import { changingRound, resolved, roundOfBattle } from "./change-round.ts";
import type { BattleRow, LoadedRound } from "./load-rounds.ts";
import { showLoaded } from "./read-results.ts";
import { conflict, RESULT_WORDS } from "./result-words.ts";
import { type RunPoints, resultBattles } from "./results.table.ts";

interface Word {
  winner_id: number | null;
  how: "judges" | "walkover" | "seed" | "none";
  /** The stored winner that this word replaces; 0: nobody. */
  instead_of?: number | undefined;
  runs?: RunPoints[] | undefined;
  note?: string | undefined;
}

/**
 * Says who won a battle. The same word twice is one; of two different ones the second is told and changes nothing,
 * unless it names what it replaces. Throws NOT_FOUND, INVALID, CONFLICT.
 */
export async function decideBattle(context: Context, id: number, word: Word) {
  return changingRound(context, await roundOfBattle(context, id), async (tx, loaded) => {
    const { stored, battle } = battleIn(loaded, id);
    const both = [battle.first, battle.second].filter((slot) => typeof slot === "number");
    if (battle.first === "open" || battle.second === "open" || both.length === 0)
      throw conflict(RESULT_WORDS.notKnown);
    if (word.winner_id !== null && !both.includes(word.winner_id))
      throw invalidField("winner_id", RESULT_WORDS.notInBattle, context.language);
    requireSplit(context, loaded, word.runs, "runs");
    const how: Outcome = word.winner_id === null ? "none" : word.how === "none" ? "judges" : word.how;
    const isSame = battle.how !== null && battle.winner === word.winner_id;
    const saysMore = word.runs !== undefined || word.note !== undefined;
    if (isSame && !saysMore && (word.instead_of === undefined || stored.how === null || stored.how === how))
      return { isNothing: true };
    if (battle.how !== null && !isSame && word.instead_of !== (battle.winner ?? 0))
      throw await alreadyDecided(context, tx, loaded, battle, stored);
    if (how === "seed") requireSeed(context, loaded, stored, word.winner_id as number, both);
    const decided_by = context.user?.name || context.user?.email || "";
    await tx
      .update(resultBattles)
      .set({
        winner_id: word.winner_id,
        how,
        decided_at: context.now(),
        decided_by,
        ...(word.runs && { runs: word.runs }),
        ...(word.note !== undefined && { note: word.note }),
      })
      .where(eq(resultBattles.id, id));
    const after = { winner: nameOf(loaded, word.winner_id), how, ...(word.note && { note: word.note }) };
    return logOf(loaded, stored, battle, after);
  });
}

/** Takes a decision back; `winner_id` is what one saw there. Throws NOT_FOUND, CONFLICT. */
export async function undoDecision(context: Context, id: number, winner_id: number | null) {
  return changingRound(context, await roundOfBattle(context, id), async (tx, loaded) => {
    const { stored, battle } = battleIn(loaded, id);
    if (stored.how === null) return { isNothing: true };
    if (stored.winner_id !== winner_id) throw await alreadyDecided(context, tx, loaded, battle, stored);
    await tx
      .update(resultBattles)
      .set({ winner_id: null, how: null, runs: [], note: "", decided_at: null, decided_by: null })
      .where(eq(resultBattles.id, id));
    return logOf(loaded, stored, battle, { winner: null, how: null });
  });
}

/** One more time, the `number`th. Throws NOT_FOUND, INVALID, CONFLICT where the rules allow no more. */
export async function addRerun(
  context: Context,
  id: number,
  { number, first = null, second = null }: Partial<RunPoints> & { number: number },
) {
  return changingRound(context, await roundOfBattle(context, id), async (tx, loaded) => {
    const { stored, battle } = battleIn(loaded, id);
    if (typeof battle.first !== "number" || typeof battle.second !== "number")
      throw conflict(RESULT_WORDS.notKnown);
    requireSplit(context, loaded, [{ first, second }], "first");
    const same = stored.reruns[number - 1];
    if (same?.first === first && same.second === second) return { isNothing: true };
    if (number !== stored.reruns.length + 1)
      throw conflict(RESULT_WORDS.changedMeanwhile, { reruns: stored.reruns.length });
    if (battle.how !== null) throw await alreadyDecided(context, tx, loaded, battle, stored);
    const { most_reruns } = loaded.round.rules.tree;
    if (most_reruns !== null && number > most_reruns) throw conflict(RESULT_WORDS.reruns(most_reruns));
    const reruns = [...stored.reruns, { first, second }];
    await tx.update(resultBattles).set({ reruns }).where(eq(resultBattles.id, id));
    return {
      before: { battle: placeOfBattle(battle), reruns: stored.reruns.length },
      after: { battle: placeOfBattle(battle), reruns: number },
    };
  });
}

function battleIn(loaded: LoadedRound, id: number): { stored: BattleRow; battle: Battle } {
  const stored = loaded.battles.find((one) => one.id === id);
  const battle =
    stored &&
    resolved(loaded).find(
      ({ stage, position, kind }) =>
        stage === stored.stage && position === stored.position && kind === stored.kind,
    );
  if (!battle) throw new Refusal("NOT_FOUND");
  return { stored, battle };
}

/** The second of two phones is told who was first, with the round as it is now. */
async function alreadyDecided(
  { language }: Context,
  tx: Database,
  loaded: LoadedRound,
  battle: Battle,
  stored: BattleRow,
) {
  const winner: Both<string> =
    battle.winner === null
      ? RESULT_WORDS.nobody
      : { en: nameOf(loaded, battle.winner) ?? "", cs: nameOf(loaded, battle.winner) ?? "" };
  const by = stored.decided_by ?? "";
  const [en, cs] = [RESULT_WORDS.decided(winner.en, by).en, RESULT_WORDS.decided(winner.cs, by).cs];
  const detail = { reason: "decided", winner_id: battle.winner, decided_by: by };
  return conflict({ en, cs }, detail, await showLoaded(tx, loaded, language));
}

function requireSeed(
  { language }: Context,
  { round }: LoadedRound,
  { reruns }: BattleRow,
  winner: number,
  both: readonly number[],
): void {
  const { after_reruns, most_reruns } = round.rules.tree;
  const seedOf = (id: number) => round.entries.find((one) => one.id === id)?.seed ?? Number.MAX_SAFE_INTEGER;
  const isBetter = both.every((id) => id === winner || seedOf(winner) < seedOf(id));
  if (after_reruns !== "seed" || reruns.length < (most_reruns ?? 0) || !isBetter)
    throw invalidField("how", RESULT_WORDS.notBySeed, language);
}

function requireSplit(
  { language }: Context,
  { round }: LoadedRound,
  runs: readonly RunPoints[] | undefined,
  path: string,
): void {
  const { split } = round.rules.tree;
  if (split === null || !runs) return;
  for (const { first, second } of runs)
    if ((first !== null || second !== null) && Math.abs((first ?? 0) + (second ?? 0) - split) > 1e-6)
      throw invalidField(path, RESULT_WORDS.split(split), language);
}

function nameOf({ entries, drivers }: LoadedRound, entry: number | null): string | null {
  const driver = entries.find(({ id }) => id === entry)?.driver_id;
  return driver === undefined ? null : (drivers.get(driver)?.name ?? null);
}

function placeOfBattle({ stage, position, kind }: Pick<Battle, "stage" | "position" | "kind">): string {
  return kind === "third" ? "third" : `${stage}/${position + 1}`;
}

function logOf(loaded: LoadedRound, stored: BattleRow, battle: Battle, after: Record<string, unknown>) {
  const place = { battle: placeOfBattle(battle) };
  return {
    before: { ...place, winner: nameOf(loaded, stored.winner_id), how: stored.how },
    after: { ...place, ...after },
  };
}

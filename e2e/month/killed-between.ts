import type { SeasonSite } from "../season/season-site.ts";

const AT_ONCE = 6;

/**
 * Takes steps, some at a time; the server is killed once so many have their answer, begins again at `moment`, and the
 * steps that have none are taken again. A step can be taken twice. Answers how many were cut off or never begun.
 */
export async function killedBetween(
  site: SeasonSite,
  answers: number,
  moment: string,
  steps: readonly (() => Promise<unknown>)[],
): Promise<number> {
  const left = new Set(steps);
  let answered = 0;
  let killed: Promise<void> | undefined;
  const take = async (queue: (() => Promise<unknown>)[], isLast: boolean) => {
    for (let step = queue.shift(); step && (isLast || !killed); step = queue.shift()) {
      try {
        await step();
      } catch (error) {
        // What a killed server leaves is a broken connection; anything else is a fault.
        if (isLast || !killed) throw error;
        return;
      }
      left.delete(step);
      if (!isLast && ++answered === answers) killed = site.kill();
    }
  };
  const all = (queue: (() => Promise<unknown>)[], isLast: boolean) =>
    Promise.all(Array.from({ length: AT_ONCE }, () => take(queue, isLast)));
  await all([...steps], false);
  await killed;
  const cut = left.size;
  await site.begin(moment);
  await all([...left], true);
  return cut;
}

/** Begins a step, kills the server as soon as it shows that the step is under way, and begins again at `moment`. */
export async function killedWithin(
  site: SeasonSite,
  moment: string,
  step: () => Promise<unknown>,
  isUnderWay: () => Promise<boolean>,
): Promise<void> {
  let ended = false;
  const begun = step().then(
    () => {
      ended = true;
    },
    () => {
      ended = true;
    },
  );
  while (!ended && !(await isUnderWay()));
  await site.kill();
  await begun;
  await site.begin(moment);
}

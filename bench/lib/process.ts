import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "./row.ts";

/** A second process that answers one message with one message. */
export interface Helper<Question, Answer> {
  pid: number;
  ask(question: Question): Promise<Answer>;
  stop(): Promise<void>;
}

/** Starts `bench/<file>` as a process of its own. Where it ends before it answered, the asker is told so. */
export function startHelper<Question extends object, Answer>(file: string): Helper<Question, Answer> {
  const child = fork(join(ROOT, "bench", file), {
    cwd: ROOT,
    env: { ...process.env, NODE_NO_WARNINGS: "1" },
  });
  return {
    pid: child.pid as number,
    ask: (question) => ask<Answer>(child, file, question),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await gone;
    },
  };
}

/** The helper's side: answers every question with what `answer` makes of it, and an error by ending. */
export function serveQuestions<Question, Answer>(answer: (question: Question) => Promise<Answer>): void {
  process.on("message", async (question) => {
    process.send?.(await answer(question as Question));
  });
  process.on("disconnect", () => process.exit(0));
}

function ask<Answer>(child: ChildProcess, file: string, question: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`${file} ended with ${code}`));
    child.once("exit", ended);
    child.once("message", (answer) => {
      child.off("exit", ended);
      resolve(answer as Answer);
    });
    child.send(question);
  });
}

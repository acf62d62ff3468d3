import { startError } from "../start/start-error.ts";

/**
 * Ends the process: 0, or 1 with one line for the person at the terminal (a stack for unexpected errors). `told`
 * may add to the line.
 */
export function runCommand(
  main: () => Promise<void>,
  told: (sentence: string, error: unknown) => string = (sentence) => sentence,
): void {
  main().then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${told(startError(error), error)}\n`);
      process.exit(1);
    },
  );
}

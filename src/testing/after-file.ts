import { afterAll } from "vitest";

/** What has been opened for the tests of the file that runs. */
const open = new Set<() => Promise<void>>();

/** Closes something after the file's tests. `afterAll` is heard while a file is read alone, not in a hook or a test. */
export function afterFile(close: () => Promise<void>): void {
  open.add(close);
}

/** Of each file, as a worker goes on to the next one with the same modules. */
export function closeAfterFile(): void {
  afterAll(async () => {
    const closing = [...open];
    open.clear();
    for (const close of closing.reverse()) await close();
  });
}

import { expect, test } from "vitest";
import { startError } from "./start-error.ts";

const server = "postgres://127.0.0.1/paddock";

/** As Drizzle wraps what the database answered. */
function answered(code: string, words: string): Error {
  return new Error("Failed query: insert into laps", { cause: Object.assign(new Error(words), { code }) });
}

test.each([
  ["", "58P02", 'could not create file "base/5/17002": File exists', "DATA_DIR: no more files can be opened"],
  ["", "53100", "could not extend file", "DATA_DIR: the disk is full"],
  ["", "58030", "could not read file", "DATA_DIR: the database does not answer"],
  [server, "53100", "could not extend file", "DATABASE_URL: the database does not answer"],
  [server, "57P03", "the database system is starting up", "DATABASE_URL: the database does not answer"],
  [server, "ECONNREFUSED", "connect ECONNREFUSED", "DATABASE_URL: the database does not answer"],
  [server, "ENOSPC", "no space left on device", "DATA_DIR: the disk is full"],
])("with DATABASE_URL=%j a start that ends by %s (%s) says %s, in one line", (url, code, words, said) => {
  const line = startError(answered(code, words), url);
  expect(line.startsWith(said)).toBe(true);
  expect(line).toContain(words);
  expect(line).not.toMatch(/\n|insert into/);
});

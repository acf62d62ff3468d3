import { expect, test } from "vitest";
import { implementations } from "#app/declared-site.ts";
import type { Endpoint } from "#kit/contract/endpoint.ts";
import { parseIn } from "#kit/contract/validation/says.ts";
import { storable } from "#kit/contract/validation/storable.ts";
import { bodyWith, fieldsOf, SLOW_TEXTS, schemaOf } from "#testing/hostile/slow-fields.ts";
import { testServer } from "#testing/test-server.ts";

/** No field takes time that grows faster than what is sent: neither where a body is judged nor in what follows. */

const LONG = 400_000;
const SHORT = LONG / 8;
/** Of processor time, over which what is linear does not come. A quadratic pattern takes minutes here. */
const BUDGET_MS = 150;

const calls = implementations
  .flatMap(({ endpoints }) => Object.values(endpoints) as Endpoint[])
  .filter(({ body }) => body);

/** Milliseconds of the processor that this process takes for it. */
async function cpuOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Where it takes more than its share: eight times as long for a text of eight times the length, and a budget. */
async function isSlow(take: (length: number) => unknown): Promise<boolean> {
  // Other work of this process may fall into one measurement, not into three.
  for (let times = 0; times < 3; times++) {
    const long = await cpuOf(() => take(LONG));
    if (long < BUDGET_MS || long < 16 * (await cpuOf(() => take(SHORT)))) return false;
  }
  return true;
}

test("every field of every body is judged in its text's own time", async () => {
  const slow: string[] = [];
  let asked = 0;
  for (const { method, path, body } of calls)
    for (const field of fieldsOf({ body } as Endpoint))
      for (const [name, make] of SLOW_TEXTS) {
        asked++;
        const take = (length: number) =>
          parseIn("cs", body as never, storable(bodyWith(field, make(length))));
        if (await isSlow(take)) slow.push(`${method} ${path} ${field.join(".")}: ${name}`);
      }
  expect(slow).toEqual([]);
  expect(asked).toBeGreaterThan(1_000);
}, 300_000);

test("every open call answers the largest text that is let in within its own time", async () => {
  const { call } = await testServer();
  const slow: string[] = [];
  const open = calls.filter(({ access, rawBody }) => access !== "admin" && !rawBody);
  for (const endpoint of open) {
    const name = `${endpoint.method} ${endpoint.path.replace(/:key/g, "A".repeat(32)).replace(/:\w+/g, "1")}`;
    for (const field of fieldsOf(endpoint))
      for (const [kind, make] of SLOW_TEXTS) {
        const take = (length: number) => call(name, { body: bodyWith(field, make(length)) });
        if (await isSlow(take)) slow.push(`${name} ${field.join(".")}: ${kind}`);
      }
  }
  expect(slow).toEqual([]);
}, 300_000);

test("every list of a body has a longest length", () => {
  const lists: string[] = [];
  const look = (node: Record<string, unknown>, path: string): void => {
    if (node.type === "array" && node.maxItems === undefined) lists.push(path);
    for (const [key, part] of Object.entries(node))
      if (typeof part === "object" && part !== null) look(part as Record<string, unknown>, `${path}.${key}`);
  };
  for (const { method, path, body } of calls) look(schemaOf(body as never), `${method} ${path}`);
  expect(lists).toEqual([]);
});

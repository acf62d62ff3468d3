import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { liveToken, placeKnownOrder } from "#testing/hostile/hostile-session.ts";
import { runHostile, runSeeds } from "#testing/hostile/run-hostile.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import type { LogLine } from "#testing/test-log.ts";
import { testServer } from "#testing/test-server.ts";

/** The same generator as `npm run hostile`, which sends thousands and the pages too; a fault names its request. */

const COUNT = 400;
const SEED = 20_261;

test("hundreds of hostile requests over every call, and all that ever found a fault: no fault, nothing given away, and it works as before", async () => {
  const server = await testServer({ TRUST_PROXY: "127.0.0.1" });
  const { app, services } = server;
  await openShop(services);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const known = await placeKnownOrder(app, services);
  const run = { port, pages: false, known, token: () => liveToken(services) };
  expect((await runSeeds(run)).faults).toEqual([]);
  const { faults, statuses } = await runHostile({ ...run, count: COUNT, seed: SEED });
  expect(faults).toEqual([]);
  const { lines } = services.log as unknown as { lines: LogLine[] };
  expect(lines.filter(({ level }) => level === "error" || level === "fatal")).toEqual([]);
  // They got in: not all of them were turned away at the door.
  expect(statuses[200]).toBeGreaterThan(15);
  expect(statuses[422]).toBeGreaterThan(5);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  expect((await server.call("GET /settings")).status).toBe(200);
  expect((await server.call("GET /orders/admin/orders", { token: await liveToken(services) })).status).toBe(
    200,
  );
});

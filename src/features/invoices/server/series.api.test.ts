// @module-tag both-databases
import fc from "fast-check";
import { expect, test } from "vitest";
import { rateLimitHits } from "#kit/server/rate-limit/rate-limit.table.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { walk } from "#testing/walk.ts";
import { invoices } from "./invoices.table.ts";

const server = await testServer();
const { db } = server.services;

type Step = {
  which: number;
  what: "pay" | "look" | "completed" | "cancelled" | "processing" | "refund" | "delete";
};

const NEW_YEAR = Date.parse("2026-12-31T23:00:00Z");

/** The sequences of each series, in the order of issue. */
async function series(): Promise<Record<string, number[]>> {
  const rows = await db.select().from(invoices).orderBy(invoices.id);
  const found: Record<string, number[]> = {};
  for (const { kind, year, sequence } of rows) {
    found[`${kind} ${year}`] ??= [];
    found[`${kind} ${year}`]?.push(sequence);
  }
  return found;
}

test("whatever is done to orders, in turn or at once and over the new year, every series is 1, 2, 3, ...", async () => {
  const step = fc.record({
    which: fc.nat(2),
    what: fc.constantFrom("pay", "look", "completed", "cancelled", "processing", "refund", "delete"),
  }) as fc.Arbitrary<Step>;
  const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(rounds, fc.nat(4), async (rounds, turn) => {
      server.setNow(new Date(NEW_YEAR - 60_000));
      const { payload } = await openShop(server.services);
      const token = await server.signIn();
      const ids: number[] = [];
      for (let i = 0; i < 3; i++)
        ids.push((await server.call("POST /orders", { body: payload })).body.orderId);
      const run = async ({ which, what }: Step) => {
        const path = `/orders/admin/orders/${ids[which]}`;
        const { status } = await (what === "pay"
          ? server.call(`POST ${path}/paid`, { token, body: { how: "bank" } })
          : what === "look"
            ? server.call(`GET ${path}/isdoc?type=final`, { token })
            : what === "refund"
              ? server.call(`POST ${path}/refunded`, { token, body: {} })
              : what === "delete"
                ? server.call(`DELETE ${path}`, { token })
                : server.call(`PATCH ${path}`, { token, body: { status: what } }));
        // Refused where it makes no sense, but never broken off half way.
        expect(status).toBeLessThan(500);
      };
      for (const [index, steps] of rounds.entries()) {
        if (index === turn) server.setNow(new Date(NEW_YEAR + 60_000));
        await Promise.all(steps.map(run));
      }
      await db.delete(rateLimitHits);
      for (const [name, sequences] of Object.entries(await series()))
        expect([name, sequences]).toEqual([name, sequences.map((_, i) => i + 1)]);
    }),
    walk(5),
  );
  server.setNow(null);
});

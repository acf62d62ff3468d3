import { AsyncLocalStorage } from "node:async_hooks";
import type { PGlite } from "@electric-sql/pglite";

/**
 * A PGlite whose `query`, `exec` and `transaction` throw when called from inside one of its own transactions: with its
 * single connection they would wait for that transaction, which waits for them, for ever.
 */
export function refuseNestedUse(client: PGlite): PGlite {
  const surrounding = new AsyncLocalStorage<{ open: boolean }>();
  const refuse = () => {
    if (!surrounding.getStore()?.open) return;
    throw new Error("A query on the database from inside a transaction: use the transaction's `tx` instead.");
  };
  const guarded: Partial<PGlite> = {
    async query(...call: Parameters<PGlite["query"]>) {
      refuse();
      return client.query(...call);
    },
    async exec(...call) {
      refuse();
      return client.exec(...call);
    },
    async transaction(callback) {
      refuse();
      const scope = { open: true };
      return client.transaction((tx) =>
        surrounding.run(scope, async () => {
          try {
            return await callback(tx);
          } finally {
            scope.open = false;
          }
        }),
      );
    },
  };
  return new Proxy(client, {
    get(target, name) {
      const value = Reflect.get(guarded, name) ?? Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

import { sql } from "drizzle-orm";
import { Gauge, type Registry } from "prom-client";
import type { Database, OpenDatabase } from "#kit/server/database/database.ts";

/** What is read from the database at each look: queues, mails, how long it took, and its connections. */
export function registerDatabaseMetrics(
  register: Registry,
  { db, open }: { db: Database; open: OpenDatabase },
) {
  const rows = async (query: ReturnType<typeof sql>) =>
    (await db.execute<Record<string, unknown>>(query)).rows;

  new Gauge({
    name: "paddock_jobs",
    help: "Jobs by queue and state: waiting (created, retry), active, failed in the last day",
    labelNames: ["queue", "state"],
    registers: [register],
    async collect() {
      this.reset();
      const counts = await rows(
        sql`select q.name, j.state::text as state, count(j.id)::int as n from pgboss.queue q
          left join pgboss.job j on j.name = q.name
            and (j.state <> 'failed' or j.completed_on > now() - interval '1 day')
          group by 1, 2`,
      );
      for (const { name } of counts)
        for (const state of ["created", "retry", "active", "failed"])
          this.set({ queue: String(name), state }, 0);
      for (const { name, state, n } of counts)
        if (state !== null) this.set({ queue: String(name), state: String(state) }, Number(n));
    },
  });
  new Gauge({
    name: "paddock_mails",
    help: "Mails of the last year by state",
    labelNames: ["state"],
    registers: [register],
    async collect() {
      for (const state of ["queued", "sent", "written", "failed", "late"]) this.set({ state }, 0);
      for (const { state, n } of await rows(sql`select state, count(*)::int as n from mails group by 1`))
        this.set({ state: String(state) }, Number(n));
    },
  });
  new Gauge({
    name: "paddock_database_ping_seconds",
    help: "How long one trivial query took, waiting for a connection included",
    registers: [register],
    async collect() {
      const started = process.hrtime.bigint();
      await open.ping();
      this.set(Number(process.hrtime.bigint() - started) / 1e9);
    },
  });
  const { connections } = open;
  if (!connections) return;
  new Gauge({
    name: "paddock_database_connections",
    help: "The pool's connections: busy, idle, and calls that wait for one",
    labelNames: ["state"],
    registers: [register],
    collect() {
      for (const [state, n] of Object.entries(connections())) this.set({ state }, n);
    },
  });
}

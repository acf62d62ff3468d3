import { eq, sql } from "drizzle-orm";
import { someDeviceWants, tellTeam } from "#features/push/server/index.ts";
import type { Services } from "#kit/server/context.ts";
import { siteMarks } from "#kit/server/database/site-marks.table.ts";
import { HEALTH_PARTS } from "./health.contract.ts";
import { siteHealth } from "./health.service.ts";

const QUEUE = "push-health";
const MARK = "health-told";

/** Declares who looks after the site's health while nobody has its page open. */
export function declareHealthWatch(services: Services): void {
  services.jobs.work(QUEUE, () => watchHealth(services), { retryLimit: 0, keepSeconds: 3600 });
  services.jobs.schedule(QUEUE, "*/10 * * * *", "Europe/Prague");
}

/** Tells of each fault once, until it is over: what only needs a look waits for the dashboard. */
export async function watchHealth(services: Services): Promise<void> {
  const { db, now } = services;
  const { rows } = await db.execute<{ wanted: boolean }>(sql`select ${someDeviceWants("health")} as wanted`);
  if (!rows[0]?.wanted) return;
  const health = await siteHealth(services);
  const wrong = HEALTH_PARTS.filter((part) => health[part].state === "wrong");
  await db.transaction(async (tx) => {
    const [mark] = await tx.select().from(siteMarks).where(eq(siteMarks.name, MARK)).for("update");
    const told = mark?.note.split(" ") ?? [];
    const fresh = wrong.filter((part) => !told.includes(part));
    const note = wrong.join(" ");
    if (note !== (mark?.note ?? ""))
      await tx
        .insert(siteMarks)
        .values({ name: MARK, note, made_at: now() })
        .onConflictDoUpdate({ target: siteMarks.name, set: { note, made_at: now() } });
    if (fresh.length > 0) await tellTeam(services, tx, "health", fresh.join(" "), true);
  });
}

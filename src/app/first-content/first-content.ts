import { eq } from "drizzle-orm";
import { storeBuiltInMethods } from "#features/methods/server/index.ts";
import { hasBuiltInPages, storeBuiltInPages } from "#features/pages/server/index.ts";
import { storeBuiltInVoucher } from "#features/products/server/index.ts";
import { storeBuiltInSettings } from "#features/settings/server/index.ts";
import { settings } from "#features/settings/server/settings.table.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Services } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { siteMarks } from "#kit/server/database/site-marks.table.ts";
import { noteDemoRecords } from "../going-live/demo-records.ts";

/**
 * The first start: built-in settings, methods and the voucher, and the demo team unless DEMO is off. All or nothing,
 * once for a database, however many processes start on it and whatever the team deletes later.
 */
export async function fillEmptyDatabase({ config, open, db, media, now }: Services): Promise<void> {
  if (await hasHadContent(db)) return;
  await open.alone("firstContent", async () => {
    if (await hasHadContent(db)) return;
    await media.atomically(async (tx) => {
      // Two can't both add it, should the one that fills lose its lock with its connection.
      await tx.insert(siteMarks).values({ name: "filled", made_at: now() });
      if (config.DEMO === "on") {
        await (await import("./demo-team.ts")).storeDemoTeam(tx, media, now());
        await noteDemoRecords(tx);
        await (await import("./demo-bookings.ts")).storeDemoBookings(tx, config, now());
      }
      await storeBuiltInSettings(tx);
      await storeBuiltInMethods(tx);
      await storeBuiltInVoucher(tx, pragueDay(now()));
      await storeBuiltInPages(tx, now());
    });
  });
}

/** Terms, privacy and the like on a site that is older than they are: their drafts, which say what the site said. */
export async function fillMissingPages({ open, db, now }: Services): Promise<void> {
  if (await hasBuiltInPages(db)) return;
  await open.alone("firstContent", () => db.transaction((tx) => storeBuiltInPages(tx, now())));
}

/** Whether the database was ever filled, even if everything was deleted since. */
export async function hasHadContent(db: Database): Promise<boolean> {
  if ((await db.$count(siteMarks, eq(siteMarks.name, "filled"))) > 0) return true;
  return (await db.$count(settings)) > 0;
}

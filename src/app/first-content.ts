import { storeBuiltInMethods } from "#features/orders/server/built-in-methods.ts";
import { storeBuiltInVoucher } from "#features/products/server/built-in-voucher.ts";
import { storeBuiltInSettings } from "#features/settings/server/built-in-settings.ts";
import { settings } from "#features/settings/server/settings.table.ts";
import { pragueDay } from "#kit/contract/days.ts";
import type { Services } from "#kit/server/context.ts";

/** The first start: built-in settings, methods and the voucher, and the demo team unless DEMO is off. All or nothing. */
export async function fillEmptyDatabase({ config, db, media, now }: Services): Promise<void> {
  if ((await db.$count(settings)) > 0) return;
  await media.atomically(async (tx) => {
    if (config.DEMO === "on") await (await import("./demo-team.ts")).storeDemoTeam(tx, media, now());
    await storeBuiltInSettings(tx);
    await storeBuiltInMethods(tx);
    await storeBuiltInVoucher(tx, pragueDay(now()));
  });
}

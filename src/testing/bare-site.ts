import type { AddressInfo } from "node:net";
import { join } from "node:path";
import process from "node:process";
import { createServer } from "#app/http/server.ts";
import { createServices, MIGRATIONS } from "#app/services.ts";
import { ensureAdministrator } from "#features/accounts/server/first-administrator.ts";
import { storeBuiltInMethods } from "#features/methods/server/built-in-methods.ts";
import { storeBuiltInSettings } from "#features/settings/server/built-in-settings.ts";
import { readConfig } from "#kit/server/config/config.ts";
import { openDatabase } from "#kit/server/database/database.ts";
import { createLog } from "#kit/server/log.ts";

/**
 * `node bare-site.ts <folder>`: the whole site without its pages, as a process of its own under whatever limits it was
 * started with. Writes its port, then its log. It catches nothing that would end it; a busy machine is no overload.
 */

const [folder = ""] = process.argv.slice(2);
const open = await openDatabase({ folder: join(folder, "database") });
await open.migrate(MIGRATIONS);
const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: "warn", DEMO: "off" });
const { services, storage } = createServices({ config, open, log: createLog(config) });
await services.jobs.start();
await ensureAdministrator(services);
await open.db.transaction(async (tx) => {
  await storeBuiltInSettings(tx);
  await storeBuiltInMethods(tx);
});
const app = await createServer({ services, storage, pages: "none", maxEventLoopDelay: 60_000 });
await app.listen({ port: 0, host: "127.0.0.1" });
process.stdout.write(`port ${(app.server.address() as AddressInfo).port}\n`);

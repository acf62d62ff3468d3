import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { FIRST_DATABASE, prepareDatabase } from "#app/start/first-database.ts";
import { openDatabase } from "#kit/server/database/database.ts";
import { createLog } from "#kit/server/log.ts";
import { root } from "./setup.mjs";

/** Makes the archive that a first start unpacks (`FIRST_DATABASE`). */
const open = await openDatabase({ memory: true });
await prepareDatabase(open, join(root, "migrations"), createLog({ LOG_LEVEL: "warn" }));
const archive = await open.dump?.();
await open.close();
if (!archive) throw new Error("The embedded database gave no archive.");
writeFileSync(FIRST_DATABASE, gzipSync(await archive.bytes()));
process.exit(0);

import { PGlite } from "@electric-sql/pglite";
import { DurableNodeFs, durableStartParams } from "#kit/server/database/durable-node-fs.ts";

/** The limit of a start: the embedded database of a folder opened, one row read, and kept open. */
const [folder = ""] = process.argv.slice(2);
const client = await PGlite.create({ fs: new DurableNodeFs(folder), startParams: durableStartParams });
await client.query("select count(*) from cars");
process.stdout.write("ready\n");
setInterval(() => {}, 60_000);
process.on("SIGTERM", () => client.close().then(() => process.exit(0)));

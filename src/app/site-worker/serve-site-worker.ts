import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";

const WORKER = "src/app/site-worker/worker.ts";

/** The service worker of the public site, as `npm run build` made it; there is none in development. */
export function serveSiteWorker(app: FastifyInstance, root: string): void {
  const folder = join(root, "build/admin");
  const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"));
  const code = readFileSync(join(folder, manifest[WORKER].file), "utf8");
  app.get("/site-worker.js", { schema: { hide: true } }, async (_, reply) =>
    reply.header("cache-control", "no-cache").type("text/javascript; charset=utf-8").send(code),
  );
}

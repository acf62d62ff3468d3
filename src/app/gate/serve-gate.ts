import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Config } from "#kit/server/config/config.ts";
import { pageLanguage } from "../http/request-language.ts";
import { ADMIN_BASE } from "../rendering/client-apps.ts";

/** Where the gate is; its worker answers nothing else. */
const GATE = "/gate";
const ENTRIES = ["src/app/gate/main.tsx", "src/app/gate/gate.css"];
const WORKER = "src/app/gate/worker.ts";
const ICONS = ["/icon-192.png", "/icon-512.png", "/favicon.svg"];
const NAMES = { cs: "Vjezd", en: "Gate" };

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

/** The service worker of the gate with the list of its files, as `npm run build` made them. */
export function gateWorker(root: string): string {
  const folder = join(root, "build/admin");
  const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as Record<string, Chunk>;
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(ADMIN_BASE + file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) add(next);
  };
  for (const entry of ENTRIES) add(entry);
  const code = readFileSync(join(folder, manifest[WORKER]?.file ?? ""), "utf8");
  const version = createHash("sha256")
    .update([...files, code].join("\n"))
    .digest("base64url")
    .slice(0, 12);
  const given = { version, page: GATE, files: [...files, "/icon-192.png", "/favicon.svg"] };
  return `globalThis.GATE_FILES=${JSON.stringify(given)};\n${code}`;
}

/** The gate's service worker, and the manifest by which a phone puts it on its home screen. */
export function serveGate(app: FastifyInstance, config: Config, worker: string | null): void {
  app.get(`${GATE}.webmanifest`, { schema: { hide: true } }, async (request, reply) => {
    const asked = (request.query as { lang?: unknown }).lang;
    const language = pageLanguage(request, config, asked === "cs" || asked === "en" ? asked : null);
    const [small, large, drawn] = ICONS;
    return reply
      .header("cache-control", "no-cache")
      .type("application/manifest+json")
      .send({
        name: `Paddock: ${NAMES[language]}`,
        short_name: NAMES[language],
        lang: language,
        id: GATE,
        start_url: GATE,
        scope: GATE,
        display: "standalone",
        background_color: "#0d1013",
        theme_color: "#0d1013",
        icons: [
          { src: small, sizes: "192x192", type: "image/png" },
          { src: large, sizes: "512x512", type: "image/png" },
          { src: drawn, sizes: "any", type: "image/svg+xml" },
        ],
      });
  });
  if (worker !== null)
    app.get(`${GATE}-worker.js`, { schema: { hide: true } }, async (_, reply) =>
      reply.header("cache-control", "no-cache").type("text/javascript; charset=utf-8").send(worker),
    );
}

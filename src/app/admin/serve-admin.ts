import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Both } from "#kit/contract/language/language.ts";
import type { Config } from "#kit/server/config/config.ts";
import { pageLanguage } from "../http/request-language.ts";

const BASE = "/admin";
const WORKER = "src/app/admin/worker.ts";
/** The dark scheme's ground, which phones show while the app opens. */
const GROUND = "#0d1013";

interface Names {
  name: string;
  short_name: string;
  description: string;
  shortcuts: [name: string, url: string][];
}

const NAMES: Both<Names> = {
  en: {
    name: "Paddock: Back office",
    short_name: "Paddock",
    description: "Orders, messages and content of the team.",
    shortcuts: [
      ["Orders", `${BASE}/orders`],
      ["Messages", `${BASE}/messages`],
      ["Vouchers", `${BASE}/vouchers`],
    ],
  },
  cs: {
    name: "Paddock: Administrace",
    short_name: "Paddock",
    description: "Objednávky, zprávy a obsah webu týmu.",
    shortcuts: [
      ["Objednávky", `${BASE}/orders`],
      ["Zprávy", `${BASE}/messages`],
      ["Poukazy", `${BASE}/vouchers`],
    ],
  },
};

/** The service worker of the back office, as `npm run build` made it. */
export function adminWorker(root: string): string {
  const folder = join(root, "build/admin");
  const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"));
  return readFileSync(join(folder, manifest[WORKER].file), "utf8");
}

/** The manifest by which a phone installs the back office, and its service worker; null in development. */
export function serveAdmin(app: FastifyInstance, config: Config, worker: string | null): void {
  app.get(`${BASE}.webmanifest`, { schema: { hide: true } }, async (request, reply) => {
    const asked = (request.query as { lang?: unknown }).lang;
    const language = pageLanguage(request, config, asked === "cs" || asked === "en" ? asked : null);
    const { shortcuts, ...names } = NAMES[language];
    const icon = (src: string, side: number, purpose = "any") => ({
      src,
      sizes: `${side}x${side}`,
      type: "image/png",
      purpose,
    });
    return reply
      .header("cache-control", "no-cache")
      .type("application/manifest+json")
      .send({
        ...names,
        lang: language,
        dir: "ltr",
        id: BASE,
        start_url: BASE,
        scope: BASE,
        display: "standalone",
        background_color: GROUND,
        theme_color: GROUND,
        icons: [
          icon("/icon-192.png", 192),
          icon("/icon-512.png", 512),
          icon("/icon-maskable-192.png", 192, "maskable"),
          icon("/icon-maskable-512.png", 512, "maskable"),
        ],
        shortcuts: shortcuts.map(([name, url]) => ({ name, url })),
      });
  });
  if (worker !== null)
    app.get(`${BASE}-worker.js`, { schema: { hide: true } }, async (_, reply) =>
      reply.header("cache-control", "no-cache").type("text/javascript; charset=utf-8").send(worker),
    );
}

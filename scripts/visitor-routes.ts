import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LIST = /^manifest-\w+\.js$/;
/** Layouts whose pages nobody comes to from a public one: both are entered by a document of their own. */
const FOR_THE_TEAM = new Set(["app/layouts/admin-layout", "app/layouts/preview-layout"]);

interface Manifest {
  url: string;
  routes: Record<string, { id: string; parentId?: string }>;
}

/**
 * Puts `visitor-manifest-*.js` beside the router's list of routes: the same without the back office, which is more
 * than half of it. Public pages name it instead (`src/entry.server.tsx`).
 */
export function visitorRoutes(): Plugin {
  let folder = "";
  return {
    name: "visitor-routes",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client" || name === "ssr",
    writeBundle({ dir }) {
      if (this.environment.name === "client") folder = join(dir ?? "", "assets");
    },
    // The router writes its list after the server's build.
    closeBundle() {
      if (this.environment.name !== "ssr") return;
      for (const name of readdirSync(folder).filter((file) => LIST.test(file))) {
        const text = readFileSync(join(folder, name), "utf8");
        writeFileSync(join(folder, addressForVisitors(name)), forVisitors(text));
      }
    },
  };
}

/** The address of the list without the team's pages, beside that of the whole. */
function addressForVisitors(url: string): string {
  return url.replace(/[^/]*$/, "visitor-$&");
}

/** `window.__reactRouterManifest={...};` without the pages of the team. Throws where it reads otherwise. */
export function forVisitors(text: string): string {
  const [, name, json] = /^(window\.\w+)=(\{.*\});$/s.exec(text) ?? [];
  if (!name || !json) throw new Error("The router writes its list of routes in another way now");
  const manifest = JSON.parse(json) as Manifest;
  const isForTheTeam = (id: string | undefined): boolean =>
    id !== undefined && (FOR_THE_TEAM.has(id) || isForTheTeam(manifest.routes[id]?.parentId));
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => !isForTheTeam(id)));
  return `${name}=${JSON.stringify({ ...manifest, url: addressForVisitors(manifest.url), routes })};`;
}

import { existsSync, rmSync } from "node:fs";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type Site, startSite } from "../../e2e/site.ts";
import { fingerprint } from "../../scripts/fingerprint.mjs";
import { ROOT } from "./row.ts";

export { ADMIN } from "../../e2e/site.ts";
export type { Site };

/** What decides about the demo team's content. */
const MADE_FROM = [
  "demo",
  "migrations",
  "src/app/first-content/first-content.ts",
  "src/app/first-content/demo-team.ts",
];

/**
 * The built site with the demo team, on a folder of its own; the content is made once and copied. On a database
 * server, or a given folder (`fromTemplate` false), a site finds or makes its own.
 */
export async function startDemoSite(
  environment: Record<string, string> = {},
  fromTemplate = !environment.DATABASE_URL,
): Promise<Site> {
  const site = await startSite(fromTemplate ? await template() : undefined, environment);
  await waitUntilReady(site.url);
  return site;
}

/** A busy machine may hold a start up for so long that the first calls are refused as overload. */
async function waitUntilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 120; tries++) {
    if ((await fetch(`${url}/api/settings`)).ok) return;
    await setTimeout(500);
  }
  throw new Error("The site answers nothing but refusals.");
}

/** A stopped site's data folder with the demo team. */
export async function template(): Promise<string> {
  const name = `demo-${fingerprint(ROOT, MADE_FROM).slice(0, 12)}`;
  const folder = join(ROOT, ".cache/bench", name);
  if (existsSync(folder)) return folder;
  const making = `${folder}-making`;
  rmSync(making, { recursive: true, force: true });
  const site = await startSite(undefined, { DATA_DIR: making });
  await site.stop();
  await rename(making, folder);
  return folder;
}

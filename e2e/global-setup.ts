import { rm } from "node:fs/promises";
import { startSite } from "./site.ts";

/** Makes the demo team once; each worker's site starts from a copy. */
export default async function setup(): Promise<() => Promise<void>> {
  const site = await startSite(undefined, { KEEP: "1" });
  await site.stop();
  process.env.PADDOCK_TEMPLATE = site.folder;
  return () => rm(site.folder, { recursive: true, force: true });
}

import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { cp, lstat, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { placeOrder } from "../api-calls.ts";
import { productCall, productWithTwoPhotos } from "../product-calls.ts";
import { ROOT, type Site, startSite } from "../site.ts";

const run = promisify(execFile);
const MEGABYTE = 1024 * 1024;
const NPM_NOTES = "node_modules/.package-lock.json";

test("a build runs with the packages of `npm ci --omit=dev` alone, all in at most 350 MB", async () => {
  test.setTimeout(240_000);
  const place = await installation();
  const data = await mkdtemp(join(ROOT, ".cache/data-"));
  let site: Site | undefined;
  try {
    expect((await bytesIn(place)) / MEGABYTE).toBeLessThan(350);
    const start = { command: [process.execPath, "scripts/start.mjs"], cwd: place };
    site = await startSite(undefined, { DATA_DIR: data }, [], start);
    for (const path of ["/", "/shop", "/api/products", "/admin", "/api/docs/js/scalar.js"])
      expect((await fetch(site.url + path)).status, path).toBe(200);
    await placeOrder(site, "Karel Lehký");
    // Drawn on a thread.
    await expect.poll(async () => (await (site as Site).mails()).join()).toContain("application/pdf");
    // Decoded in a process.
    await productCall(site, "POST", "", await productWithTwoPhotos("Light"));

    const backup = ["scripts/command.mjs", "src/app/backup/backup-command.ts"];
    const env = { ...process.env, DATA_DIR: data };
    const { stdout } = await run(process.execPath, backup, { cwd: place, env });
    expect(stdout).toContain("a test restore worked");
  } finally {
    await site?.stop();
    for (const folder of [place, data]) await rm(folder, { recursive: true, force: true });
  }
});

/** What a server needs and nothing else; packages and build are hard links. */
async function installation(): Promise<string> {
  const place = await mkdtemp(join(ROOT, ".cache/server-"));
  const { packages } = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8"));
  const notes = JSON.parse(readFileSync(join(ROOT, NPM_NOTES), "utf8"));
  const runs = (path: string) => path !== "" && !packages[path]?.dev && !packages[path]?.devOptional;
  notes.packages = Object.fromEntries(Object.entries(notes.packages).filter(([path]) => runs(path)));
  const folders = ["build", "migrations", "demo/pictures", "scripts", ...Object.keys(notes.packages)];
  for (const folder of folders.filter((path) => existsSync(join(ROOT, path)))) {
    await mkdir(join(place, folder, ".."), { recursive: true });
    // One package may lie in another one that is there already.
    if (!existsSync(join(place, folder))) await run("cp", ["-al", join(ROOT, folder), join(place, folder)]);
  }
  // Snapshots of the schema are for drizzle-kit, which makes the next migration.
  const meta = join(place, "migrations/meta");
  for (const file of await readdir(meta)) if (file.endsWith("_snapshot.json")) await rm(join(meta, file));
  for (const file of ["package.json", "package-lock.json"]) await cp(join(ROOT, file), join(place, file));
  await writeFile(join(place, NPM_NOTES), JSON.stringify(notes));
  await mkdir(join(place, "node_modules/.bin"));
  await run("ln", ["-s", "../node/bin/node", join(place, "node_modules/.bin/node")]);
  return place;
}

/** What a folder takes on disk; a file with two names counts once. */
async function bytesIn(folder: string): Promise<number> {
  const sizes = new Map<number, number>();
  for (const entry of await readdir(folder, { recursive: true })) {
    const { ino, blocks } = await lstat(join(folder, entry));
    sizes.set(ino, blocks * 512);
  }
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

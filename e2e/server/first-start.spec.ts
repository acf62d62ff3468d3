import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { startPostgresServer } from "../../src/testing/database/postgres-server.ts";
import { startS3Server } from "../../src/testing/storage/s3-server.ts";
import { canHaveSmallDisk, startSmallDisk } from "../../src/testing/storage/small-disk.ts";
import { launch, startSite } from "../site.ts";

/** How a start ends that can't succeed, and what it said on the way. One that succeeds is killed: its code is null. */
async function endOf(folder: string, environment: Record<string, string> = {}, within: string[] = []) {
  const server = launch(folder, { PORT: "0", ...environment }, within);
  let said = "";
  server.stderr?.on("data", (chunk) => {
    said += chunk;
  });
  server.stdout?.on("data", (chunk) => {
    if (/^Paddock /m.test(String(chunk))) server.kill("SIGKILL");
  });
  const [code] = await once(server, "close");
  return { code, said };
}

test("two processes that start together on an empty database open one demo shop @job", async () => {
  test.setTimeout(240_000);
  const [postgres, s3] = await Promise.all([startPostgresServer(), startS3Server()]);
  const environment = {
    DATABASE_URL: postgres.url,
    ...s3.environment,
    TOKEN_SECRET: "one secret for both processes, long enough",
    DEMO: "on",
  };
  const sites = await Promise.all([1, 2].map(() => startSite(undefined, environment)));
  const read = async (path: string) =>
    Promise.all(sites.map(async ({ url }) => (await fetch(`${url}/api/${path}`)).json()));
  for (const path of ["cars", "products", "settings"]) {
    const [first, second] = await read(path);
    expect(first.length).toBeGreaterThan(1);
    expect(second).toEqual(first);
    const names = first.map((each: { slug?: string; setting_key?: string }) => each.slug ?? each.setting_key);
    expect(new Set(names).size).toBe(names.length);
  }
  for (const site of sites) {
    expect(site.said()).not.toMatch(/insert into|^\s+at /m);
    await site.stop();
  }
  await s3.stop();
  await postgres.stop();
});

test("a start on an empty secret ends with one line", async () => {
  const folder = await mkdtemp(join(tmpdir(), "paddock-site-"));
  await writeFile(join(folder, "token-secret"), "");
  expect(await endOf(folder)).toEqual({
    code: 1,
    said: expect.stringMatching(/^TOKEN_SECRET: .+ holds no secret .+ delete it .+\n$/),
  });
  await rm(folder, { recursive: true });
});

test("a site whose database is gone does not open the demo shop in its place (15.3) @job", async () => {
  const site = await startSite(process.env.PADDOCK_TEMPLATE);
  expect(await site.terminate()).toBe(0);
  await rm(join(site.folder, "database"), { recursive: true });
  expect(await endOf(site.folder)).toEqual({
    code: 1,
    said: expect.stringMatching(/^DATA_DIR: .+ has had content .+ restore a backup .+\n$/),
  });
  await rm(site.folder, { recursive: true });
});

// Elsewhere there is no disk to fill.
if (canHaveSmallDisk()) {
  test("a start on a full or read-only disk ends with one line, and goes on once it can write", async () => {
    test.setTimeout(240_000);
    for (const megabytes of [1, 12]) {
      const small = await startSmallDisk(megabytes);
      const ended = await endOf(join(small.inside, "data"), {}, small.within);
      expect(ended).toEqual({ code: 1, said: expect.stringMatching(/^DATA_DIR: .*disk is full.*\n$/) });
      await small.fill();
      const full = await endOf(join(small.inside, "data"), {}, small.within);
      expect(full).toEqual({ code: 1, said: expect.stringMatching(/^DATA_DIR: .*disk is full.*\n$/) });
      await small.stop();
    }
    const disk = await startSmallDisk(120);
    const data = join(disk.inside, "data");
    const environment = { DATA_DIR: data, DEMO: "off" };
    await (await startSite(undefined, environment, disk.within)).stop();
    await disk.readOnly(true);
    expect(await endOf(data, {}, disk.within)).toEqual({
      code: 1,
      said: expect.stringMatching(/^DATA_DIR: .*read-only.*\n$/),
    });
    await disk.readOnly(false);
    await (await startSite(undefined, environment, disk.within)).stop();
    await disk.stop();
  });
}

import { cp, mkdtemp, readdir, rm, stat, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { caller, placeOrder } from "../api-calls.ts";
import { startSite } from "../site.ts";
import { runCommand } from "./run-command.ts";

const backup = (data: string) => runCommand("build/app/backup-command.js", [], { DATA_DIR: data });
const restore = (data: string, ...args: string[]) =>
  runCommand("build/app/restore-command.js", args, { DATA_DIR: data });

test("a running site is backed up by one command, and another place goes on from the file @job", async () => {
  test.setTimeout(240_000);
  const site = await startSite(process.env.PADDOCK_TEMPLATE);
  const order = await placeOrder(site, "Zálohovaný Kupec");
  const made = await backup(site.folder);
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining("a test restore worked") });
  const file = made.said.split("\n")[0] as string;
  expect((await stat(file)).mode & 0o077).toBe(0);
  const pictures = await (await fetch(`${site.url}/api/gallery`)).json();

  const place = await mkdtemp(join(tmpdir(), "paddock-place-"));
  expect(await restore(place, file)).toMatchObject({ code: 0 });
  const second = await startSite(undefined, { DATA_DIR: place });
  try {
    const admin = await caller(second);
    const orders = (await admin("GET", "/orders/admin/orders")) as { customer_name: string; total: number }[];
    expect(orders.filter((each) => each.customer_name === "Zálohovaný Kupec")).toMatchObject([
      { total: order.total },
    ]);
    expect(await (await fetch(`${second.url}/api/gallery`)).json()).toEqual(pictures);
    const picture = await fetch(`${second.url}${pictures[0].image_path}`);
    expect(picture.status).toBe(200);
    const next = await placeOrder(second, "Další Kupec");
    expect(next.id).toBe(order.id + 1);

    const again = await restore(place, file);
    expect(again).toMatchObject({ code: 1, said: expect.stringContaining("--replace") });
    const whileItRuns = await restore(place, file, "--replace");
    expect(whileItRuns).toMatchObject({ code: 1, said: expect.stringContaining("in use") });
  } finally {
    await second.stop();
  }
  expect(await restore(place, file, "--replace")).toMatchObject({ code: 0 });
  const kept = (await readdir(place)).filter((name) => name.startsWith("database-before-"));
  expect(kept).toHaveLength(1);
  await site.stop();
  await rm(place, { recursive: true, force: true });
});

test("a backup that was cut off leaves the site as it was, also with --replace, and the next start opens it (15.3)", async () => {
  test.setTimeout(240_000);
  const site = await startSite(process.env.PADDOCK_TEMPLATE);
  const order = await placeOrder(site, "Zachovaný Kupec");
  const made = await backup(site.folder);
  const file = join(site.folder, "cut.tar");
  await cp(made.said.split("\n")[0] as string, file);
  await truncate(file, 3_000_000);
  expect(await site.terminate()).toBe(0);

  const refused = {
    code: 1,
    said: expect.stringMatching(/^The backup is not whole: .+ Nothing was restored.*\n$/),
  };
  const content = async () =>
    (await readdir(site.folder))
      .filter((name) => /^(database|media|restore)/.test(name) && !name.endsWith(".lock"))
      .sort();
  expect(await restore(site.folder, file, "--replace")).toEqual(refused);
  expect(await content()).toEqual(["database", "media"]);
  const again = await startSite(undefined, { DATA_DIR: site.folder });
  const admin = await caller(again);
  expect(await admin("GET", "/orders/admin/orders?q=Zachovaný")).toMatchObject([{ id: order.id }]);
  await again.stop();

  const place = await mkdtemp(join(tmpdir(), "paddock-place-"));
  expect(await restore(place, file)).toEqual(refused);
  expect(await readdir(place)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(database|media|restore.*)$/)]),
  );
  for (const folder of [site.folder, place]) await rm(folder, { recursive: true, force: true });
});

test("what is no backup, and a place without a database, are told in one line", async () => {
  const place = await mkdtemp(join(tmpdir(), "paddock-place-"));
  const nothing = await backup(place);
  expect(nothing).toMatchObject({ code: 1, said: expect.stringMatching(/^DATA_DIR: .*no database.*\n$/) });
  const foreign = await restore(place, "package.json");
  expect(foreign).toMatchObject({ code: 1, said: expect.stringMatching(/^The file is no backup.*\n$/) });
  const missing = await restore(place, join(place, "nowhere.tar"));
  expect(missing).toMatchObject({ code: 1, said: expect.stringMatching(/^Name the backup file.*\n$/) });
  await rm(place, { recursive: true, force: true });
});

import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { jpegOf } from "../../src/testing/content/sample-images.ts";
import { canHaveSmallDisk, startSmallDisk } from "../../src/testing/storage/small-disk.ts";
import { adminCaller, callerOf, must } from "../kill-test/call.ts";
import { sendOrder } from "../kill-test/clients.ts";
import { newLedger, type SentOrder } from "../kill-test/ledger.ts";
import { openShop, pictureForm } from "../kill-test/shop.ts";
import { startSite } from "../site.ts";

// Elsewhere the parts alone show it: database-embedded.test.ts and disk-storage.test.ts.
if (canHaveSmallDisk()) {
  test("on a full disk the site says 503, loses nothing, and goes on by itself once there is room", async () => {
    test.setTimeout(240_000);
    const disk = await startSmallDisk(160);
    const environment = { DATA_DIR: join(disk.inside, "data"), DEMO: "off", TRUST_PROXY: "1" };
    const site = await startSite(undefined, environment, disk.within);
    const picture = new Uint8Array(await jpegOf(640, 427));
    const [admin, visitor] = [await adminCaller(site.url), callerOf(site.url)];
    const shop = await openShop(admin, picture);
    const ledger = newLedger();
    const order = async (name: string) => {
      const sent: SentOrder = { round: 1, key: `full-disk-${name}`, quantity: 1 };
      await sendOrder({ visitor, shop, ledger }, `r1-${name}@example.cz`, sent);
      return sent.id;
    };
    const upload = () => admin("POST", "/gallery", { body: pictureForm(picture) });
    const before = await order("before");
    expect(before).toBeGreaterThan(0);

    await disk.fill();
    // The last blocks of its files may still take one or two.
    await expect.poll(async () => ((await order(`full-${Date.now()}`)) === undefined ? 503 : 201)).toBe(503);
    expect([...ledger.refused.keys()]).toEqual([503]);
    const refused = await upload();
    expect([refused.status, refused.body.message]).toEqual([503, expect.stringMatching(/try again/)]);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);

    await disk.empty();
    const after = await order("after");
    expect(after).toBeGreaterThan(before ?? 0);
    expect((await upload()).status).toBe(201);
    expect(await site.terminate()).toBe(0);

    const again = await startSite(undefined, environment, disk.within);
    const orders = await must((await adminCaller(again.url))("GET", "/orders/admin/orders"));
    const ids = orders.map(({ id }: { id: number }) => id);
    expect(ids).toEqual(expect.arrayContaining([before, after]));
    const outbox = join(disk.outside, "data/outbox");
    const confirmed = async (name: string) =>
      (await readdir(outbox)).some((file) => file.endsWith(`r1-${name}-example-cz.eml`));
    await expect.poll(() => confirmed("before"), { timeout: 60_000 }).toBe(true);
    await expect.poll(() => confirmed("after"), { timeout: 60_000 }).toBe(true);
    await again.stop();
    await disk.stop();
  });
}

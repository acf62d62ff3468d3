import { execFile } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { photoOf } from "../src/testing/content/sample-images.ts";
import { ADMIN, type Site, startDemoSite } from "./lib/demo-site.ts";
import { takenBy, watchPeak } from "./lib/process-tree.ts";
import { atMost, type Figure, ROOT, type Row, run, say } from "./lib/row.ts";

const ORDERS = 200;
const UPLOADS = 50;
const MADE_UP = 400;
/** Helpers end after half a minute without work. */
const SETTLE_MS = 100_000;
/** More than this from one hour to the next is growth. */
const NOISE_MB = 15;

export const memory: Row = {
  name: "memory",
  title: "Resident memory of a first start that is then used, with the embedded database and all helpers",
  limit:
    "nothing: amounts. A use is every page and its pictures in both languages, 400 made-up addresses, 200 orders and their payments, 50 uploads of 10 megapixels, every list of the back office, papers, exports and a backup",
  tried: [],
  measure,
};

async function* measure(): AsyncIterable<Figure> {
  const folder = await mkdtemp(join(tmpdir(), "paddock-bench-"));
  const site = await startDemoSite({ DATA_DIR: folder, TRUST_PROXY: "1" }, false);
  const peak = watchPeak(site.pid);
  try {
    yield await standing("after a first start", site, Number.POSITIVE_INFINITY);
    await use(site, folder);
    const first = await standing("after an hour's use", site, 320);
    yield first;
    await use(site, folder);
    const second = await standing("after a second hour's", site, 320);
    yield second;
    yield atMost("more in the second hour", Math.round(second.value - first.value), NOISE_MB, "MB");
    yield atMost("at its highest, helpers and all", Math.round(peak.peakMb()), 450, "MB");
  } finally {
    peak.stop();
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function standing(what: string, { pid }: Site, bar: number): Promise<Figure> {
  await setTimeout(SETTLE_MS);
  const { residentMb, processes } = await takenBy(pid);
  const detail = `${processes} ${processes === 1 ? "process" : "processes"}`;
  return atMost(what, Math.round(residentMb), bar, "MB", detail);
}

async function use(site: Site, folder: string): Promise<void> {
  const step = async (name: string, work: () => Promise<unknown>) => {
    const from = await takenBy(site.pid);
    await work();
    const to = await takenBy(site.pid);
    say(
      `    ${name}: ${Math.round(to.residentMb)} MB in ${to.processes}, ${Math.round(to.seconds - from.seconds)} s`,
    );
  };
  await step("pages", () => visitPages(site));
  await step("made-up addresses", () => askMadeUp(site));
  const orders: number[] = [];
  await step("orders", async () => orders.push(...(await placeOrders(site))));
  const { accessToken } = await json(site, "POST", "/auth/login", { body: ADMIN });
  const headers = { authorization: `Bearer ${accessToken}` };
  await step("payments", async () => {
    for (const id of orders.slice(0, ORDERS / 4))
      await json(site, "POST", `/orders/admin/orders/${id}/paid`, { body: { how: "bank" }, headers });
  });
  await step("uploads", () => upload(site, headers));
  await step("back office", () => administer(site, headers));
  await step("papers", () => print(site, headers, orders));
  await step("backup", () => backUp(folder));
}

/** As a browser on a phone: the document, then the pictures that it names. */
async function visitPages(site: Site): Promise<void> {
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || "/");
  const pictures = new Set<string>();
  for (const path of [...new Set(paths)])
    for (const language of ["cs", "en"]) {
      const page = await text(site, path.replaceAll("&amp;", "&"), { "accept-language": language });
      for (const [, source] of page.matchAll(/(?:src|href)="(\/media\/[^"]+)"/g))
        pictures.add(String(source));
    }
  for (const picture of pictures) await text(site, picture, { accept: "image/avif,image/webp,*/*" });
  if (paths.length < 30) throw new Error(`Only ${paths.length} pages are in the sitemap.`);
}

async function askMadeUp(site: Site): Promise<void> {
  const made = [
    "/product/",
    "/blog/",
    "/car/",
    "/",
    "/shop?q=",
    "/blog?page=",
    "/api/products?x=",
    "/api/cars/",
  ];
  for (let n = 0; n < MADE_UP; n++) {
    const end = randomInt(1_000_000);
    await (await fetch(`${site.url}${made[n % made.length]}${end}`)).arrayBuffer();
  }
}

async function placeOrders(site: Site): Promise<number[]> {
  const [shipping] = await json(site, "GET", "/orders/shipping-methods");
  const payment = (await json(site, "GET", "/orders/payment-methods")).find(
    ({ kind }: { kind: string }) => kind === "bank",
  );
  const product = await json(site, "GET", "/products/drift-taxi");
  const ids: number[] = [];
  for (let n = 0; n < ORDERS; n++) {
    const body = {
      customer: {
        name: `Zákazník ${n}`,
        email: `zakaznik-${n}@example.cz`,
        phone: "+420 123 456 789",
        address: "Děčínská 1, Česká Lípa, 470 01",
      },
      items: [{ id: product.id, quantity: 1, price: product.price }],
      shipping_method: shipping.id,
      payment_method: payment.id,
      total: product.price + shipping.price,
    };
    const headers = { "accept-language": n % 2 ? "cs" : "en" };
    ids.push((await json(site, "POST", "/orders", { body, headers })).orderId);
  }
  return ids;
}

async function upload(site: Site, headers: Record<string, string>): Promise<void> {
  const photograph = new Uint8Array(await photoOf(3888, 2592).jpeg({ quality: 90 }).toBuffer());
  const { pathname } = new URL(`${site.url}/api/gallery`);
  const one = async (n: number) => {
    const form = new FormData();
    form.set("title", `Photograph ${n}`);
    form.set("category", "cars");
    form.set("image", new Blob([photograph], { type: "image/jpeg" }), `photograph-${n}.jpg`);
    const answer = await fetch(site.url + pathname, { method: "POST", headers, body: form });
    if (!answer.ok) throw new Error(`${answer.status} for an upload: ${await answer.text()}`);
  };
  // As the gallery's screen sends them, two at a time.
  for (let n = 0; n < UPLOADS; n += 2) await Promise.all([one(n), one(n + 1)]);
}

/** Every list of the back office that needs no more than its address. */
async function administer(site: Site, headers: Record<string, string>): Promise<void> {
  const { paths } = await json(site, "GET", "/openapi.json");
  const lists = Object.keys(paths).filter((path) => paths[path].get && !path.includes("{"));
  for (const path of lists) {
    const address = path.startsWith("/api") ? path : `/api${path}`;
    const answer = await fetch(site.url + address, { headers });
    // Those that must be told more answer 422.
    await answer.arrayBuffer().catch(() => {});
  }
}

async function print(site: Site, headers: Record<string, string>, orders: number[]): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  for (const id of orders.slice(0, 30))
    await text(site, `/api/orders/admin/orders/${id}/invoice?type=proforma`, headers);
  await text(site, `/api/orders/admin/papers?ids=${orders.join(",")}`, headers);
  for (const what of ["orders", "invoices", "pdf", "isdoc"])
    await text(site, `/api/orders/admin/export?from=2020-01-01&to=${today}&what=${what}`, headers);
  const month = today.slice(0, 7);
  for (const as of ["csv", "pdf", "zip"])
    await text(site, `/api/accounting/month/file?month=${month}&as=${as}`, headers);
}

/** By the command, which asks the running site. */
async function backUp(folder: string): Promise<void> {
  await promisify(execFile)(process.execPath, ["build/app/backup-command.js"], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: "production", DATA_DIR: folder, BACKUP_DIR: join(folder, "backups") },
  });
}

async function json(
  site: Site,
  method: string,
  path: string,
  { body, headers }: { body?: object; headers?: Record<string, string> } = {},
) {
  const answer = await fetch(`${site.url}/api${path}`, {
    method,
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.1`,
      "idempotency-key": crypto.randomUUID(),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function text(site: Site, path: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(site.url + path, { headers });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${(await answer.text()).slice(0, 200)}`);
  return answer.text();
}

if (import.meta.main) await run(memory);

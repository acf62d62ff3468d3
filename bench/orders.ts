import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startPostgresServer } from "../src/testing/database/postgres-server.ts";
import type { BareOrders } from "./lib/bare-orders.ts";
import { type Site, startDemoSite } from "./lib/demo-site.ts";
import { startLoad } from "./lib/load.ts";
import { startHelper } from "./lib/process.ts";
import { alternate } from "./lib/rounds.ts";
import { atLeast, type Figure, type Row, run } from "./lib/row.ts";

const CONNECTIONS = 10;
const SECONDS = 3;
const ROUNDS = 5;
const BAR = 0.35;
/** Each request then comes from the address that its header names. */
const BEHIND_PROXY = { TRUST_PROXY: "1" };

export const orders: Row = {
  name: "orders",
  title: "POST /orders, durable: orders per second",
  limit:
    "a bare transaction that inserts the same rows (order, items, key, origin, mails, jobs) on the same kind of database",
  tried: [
    "An order takes 4 statements instead of 21 (`docs/decisions/0029-orders-in-four-statements.md`): one reads all that it is checked against, one stores it, one its mails and the kept answer, one their jobs.",
    "Prepared statements by name and one call of the embedded database for each query brought 0.57 and 0.68, but on private members of Drizzle and PGlite. Without them it is the figure above (`docs/decisions/0046-tricks-measured.md`).",
    "Workers look for mails every half second, for one each. A NOTIFY in the transaction made PostgreSQL commit orders one by one, each with a write to disk of its own: between 10 connections 200 to 500 a second with it, 1,000 to 1,900 without.",
    "The terms, the same for every order, are drawn once.",
    "What is left on a server: one thread answers requests, checks, writes mails and speaks the protocol, while the limit's ready-made inserts spread over the server's processes.",
  ],
  async *measure() {
    yield await onEmbedded();
    yield await onServer();
  },
};

/** The embedded database has one process: the limit runs on a copy of the folder. */
async function onEmbedded(): Promise<Figure> {
  const folder = await mkdtemp(join(tmpdir(), "paddock-bench-"));
  const first = await startDemoSite({ ...BEHIND_PROXY, KEEP: "1" });
  try {
    await placeOne(first);
    await first.stop();
    await cp(join(first.folder, "database"), join(folder, "database"), { recursive: true });
    return await compare("embedded database", BEHIND_PROXY, { folder: join(folder, "database") });
  } finally {
    await rm(folder, { recursive: true, force: true });
    await rm(first.folder, { recursive: true, force: true });
  }
}

async function onServer(): Promise<Figure> {
  const server = await startPostgresServer({ durable: true });
  const admin = new pg.Client({ connectionString: server.url });
  try {
    await admin.connect();
    await admin.query("create database site");
    const databaseUrl = (name: string) => Object.assign(new URL(server.url), { pathname: name }).href;
    const environment = { ...BEHIND_PROXY, DATABASE_URL: databaseUrl("site") };
    const first = await startDemoSite(environment);
    await placeOne(first);
    await first.stop();
    await admin.query("create database bare template site");
    return await compare("PostgreSQL server", environment, { url: databaseUrl("bare") });
  } finally {
    await admin.end();
    await server.stop();
  }
}

async function compare(
  what: string,
  environment: Record<string, string>,
  database: BareOrders["database"],
): Promise<Figure> {
  const site = await startDemoSite(environment);
  const load = startLoad();
  const bare = startHelper<BareOrders, number>("lib/bare-orders.ts");
  try {
    const body = JSON.stringify(await payload(site));
    const { measured, limit, ratio } = await alternate(
      ROUNDS,
      () =>
        load.perSecond({
          url: `${site.url}/api/orders`,
          method: "POST",
          headers: { "content-type": "application/json", "accept-language": "cs" },
          body,
          connections: CONNECTIONS,
          seconds: SECONDS,
          everyoneNew: true,
        }),
      () => bare.ask({ database, connections: CONNECTIONS, seconds: SECONDS }),
    );
    return atLeast(what, ratio, BAR, `${Math.round(measured)} of ${Math.round(limit)} orders/s`);
  } finally {
    await Promise.all([load.stop(), bare.stop(), site.stop()]);
  }
}

async function placeOne(site: Site): Promise<void> {
  const answer = await fetch(`${site.url}/api/orders`, {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": "cs", "idempotency-key": "the-first" },
    body: JSON.stringify(await payload(site)),
  });
  if (answer.status !== 201) throw new Error(`${answer.status} for an order: ${await answer.text()}`);
}

interface Priced {
  id: number;
  price: number;
  kind?: string;
}

/** A drift taxi ride, paid by bank transfer: three mails' worth of rows and no counted stock. */
async function payload({ url }: Site) {
  const get = async (path: string) => (await fetch(`${url}/api${path}`)).json();
  const [shipping] = (await get("/orders/shipping-methods")) as Priced[];
  const payment = ((await get("/orders/payment-methods")) as Priced[]).find(({ kind }) => kind === "bank");
  const product = (await get("/products/drift-taxi")) as { id: string; price: number };
  if (!shipping || !payment) throw new Error("The demo team offers no shipping or no bank transfer.");
  return {
    customer: {
      name: "Žofie Šťastná",
      email: "zofie@example.cz",
      phone: "+420 123 456 789",
      address: "Děčínská 1, Česká Lípa, 470 01",
    },
    items: [{ id: product.id, quantity: 1, price: product.price }],
    shipping_method: shipping.id,
    payment_method: payment.id,
    total: product.price + shipping.price,
  };
}

if (import.meta.main) await run(orders);

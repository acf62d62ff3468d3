import { existsSync } from "node:fs";
import { cp, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { MIGRATIONS } from "#app/services.ts";
import { openDatabase } from "#kit/server/database/database.ts";
import { startPostgresServer } from "../src/testing/database/postgres-server.ts";
import { ADMIN, type Site, startDemoSite, template } from "./lib/demo-site.ts";
import { grow, type Size } from "./lib/grown.ts";
import { median } from "./lib/rounds.ts";
import { atMost, type Figure, ROOT, type Row, run } from "./lib/row.ts";

const FEW: Size = { orders: 100, posts: 100, products: 100 };
const MANY: Size = { orders: 100_000, posts: 50_000, products: 10_000 };
const WARM_UP = 2;
const ROUNDS = 15;
const BAR = 2;
/** Of a search, which reads all records. */
const SEARCH_MS = 100;
/** Of the search over everything, which is several of them. */
const EVERYTHING_MS = 150;

const EVERYTHING = { team: true, isSearch: true, bar: EVERYTHING_MS } as const;

/** What is asked for with many records, and with few. `team`: with a bearer, so that nothing is kept. */
const QUESTIONS: { what: string; many: string; few?: string; team?: true; isSearch?: true; bar?: number }[] =
  [
    { what: "orders, first page", many: "/orders/admin/orders?page=1&limit=50", team: true },
    {
      what: "orders, page 1000",
      many: "/orders/admin/orders?page=1000&limit=50",
      few: "/orders/admin/orders?page=2&limit=50",
      team: true,
    },
    { what: "orders, open ones", many: "/orders/admin/orders?page=1&limit=10&status=pending", team: true },
    {
      what: "orders, searched for a name",
      many: "/orders/admin/orders?page=1&limit=50&q=zakaznik%2077",
      team: true,
      isSearch: true,
    },
    {
      what: "orders, searched for a voucher",
      many: "/orders/admin/orders?page=1&limit=50&q=0000-0000-A777",
      team: true,
      isSearch: true,
    },
    { what: "orders to pay", many: "/orders/admin/orders?page=1&limit=50&view=to-pay", team: true },
    { what: "orders to ship", many: "/orders/admin/orders?page=1&limit=50&view=to-ship", team: true },
    {
      what: "orders with refunds due",
      many: "/orders/admin/orders?page=1&limit=50&view=refunds",
      team: true,
    },
    { what: "orders, how many in each view", many: "/orders/admin/views", team: true, isSearch: true },
    { what: "mails", many: "/mails?page=1", team: true },
    {
      what: "mails, searched for an address",
      many: "/mails?page=1&q=zakaznik77%40example.cz",
      team: true,
      isSearch: true,
    },
    { what: "log of changes", many: "/history?page=1", team: true },
    { what: "vouchers", many: "/vouchers?page=1", team: true },
    { what: "blog in the back office", many: "/blog?admin=true&page=1", team: true },
    { what: "blog, first page", many: "/blog?page=1" },
    { what: "blog, page 500", many: "/blog?page=500", few: "/blog?page=10" },
    { what: "blog by category", many: "/blog?category=category-3" },
    { what: "blog by a tag of one post in fifty", many: "/blog?tag=tag-7" },
    { what: "blog by a tag of every post", many: "/blog?tag=drift" },
    { what: "product", many: "/products/drift-taxi" },
    { what: "messages, first page", many: "/contact-messages?page=1&limit=50", team: true },
    {
      what: "messages, page 1000",
      many: "/contact-messages?page=1000&limit=50",
      few: "/contact-messages?page=2&limit=50",
      team: true,
    },
    { what: "messages, read ones", many: "/contact-messages?page=1&limit=50&is_read=true", team: true },
    {
      what: "messages, the newest unread",
      many: "/contact-messages?page=1&limit=5&is_read=false",
      team: true,
    },
    { what: "messages, how many", many: "/contact-messages/count", team: true },
    { what: "days to come", many: "/days" },
    { what: "days and free places of a ride", many: "/bookings/products/drift-taxi-1/days" },
    { what: "bookings of a day", many: "/bookings/admin?day=1", team: true },
    { what: "a day at the gate", many: "/bookings/gate/days/1", team: true },
    { what: "days that can be taken to the gate", many: "/bookings/gate/days", team: true },
    { what: "everything, for a name", many: "/search?q=zakaznik%2077", ...EVERYTHING },
    { what: "everything, for an e-mail address", many: "/search?q=zakaznik77%40example.cz", ...EVERYTHING },
    { what: "everything, for a telephone number", many: "/search?q=600%20000%20000", ...EVERYTHING },
    { what: "everything, for an order", many: "/search?q=%2377000", ...EVERYTHING },
    { what: "everything, for a voucher", many: "/search?q=0000-0000-A777", ...EVERYTHING },
    { what: "everything, for a day", many: "/search?q=saturday", ...EVERYTHING },
    { what: "everything, for what is nowhere", many: "/search?q=nobody%20nowhere", ...EVERYTHING },
    { what: "today", many: "/dashboard/today", team: true, isSearch: true, bar: EVERYTHING_MS },
    { what: "days in the back office", many: "/days?past=60", team: true, isSearch: true },
  ];

export const growth: Row = {
  name: "growth",
  title:
    "Lists with 100,000 orders, messages, mails, changes, vouchers and bookings, 50,000 posts, 10,000 products; nothing kept",
  limit: "the same with 100 of each; a search, which reads all records, against a time",
  tried: [
    "Indexes for the order of mails and of orders that are shown, for categories, for tags in either case, and for who changed something.",
    "Far pages find their ids in an index alone; the log names its authors from one to the next; vouchers are counted without their orders.",
    "A visitor's total of posts is counted once for all pages of a list.",
    "The total of a list that only grows is kept with the answers while its first and last id are the same (`kit/server/statements/count-all.ts`).",
    "Messages have pages for the screen, and a count of their own for the sidebar and the dashboard; the call without `page` still answers all, as the specification has it, and is not measured. Before that, the screen took 260 times as long with many.",
    "Orders and mails are searched in a text that is folded when it is written, in an index by time (`searched`): folding 100,000 at each search took 2 to 4.5 s. A search still reads all of them, so that it grows with their number, and its bar is a time; where it finds less than a page it reads them once instead of twice (`kit/server/statements/newest-page.ts`). An index of trigrams was tried and left out (decision 0023).",
    "The embedded database is vacuumed and analysed at night: without that there are no index-only reads and no good plans.",
  ],
  async *measure() {
    yield* onEmbedded();
    yield* onServer();
  },
};

async function* onEmbedded(): AsyncGenerator<Figure> {
  const start = async (size: Size) => {
    const folder = await mkdtemp(join(tmpdir(), "paddock-bench-"));
    await cp(await grownTemplate(size), folder, { recursive: true });
    return { folder, site: await startDemoSite({ DATA_DIR: folder }, false) };
  };
  const many = await start(MANY);
  const few = await start(FEW);
  try {
    yield* compare("embedded", many.site, few.site);
  } finally {
    for (const { site, folder } of [many, few]) {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    }
  }
}

/** The demo team's folder with grown lists, made once. */
async function grownTemplate(size: Size): Promise<string> {
  const demo = await template();
  const folder = `${demo.replace(/demo-/, "grown-")}-${size.orders}`;
  if (existsSync(folder)) return folder;
  const making = join(ROOT, ".cache/bench/growing");
  await rm(making, { recursive: true, force: true });
  await cp(demo, making, { recursive: true });
  const open = await openDatabase({ folder: join(making, "database") });
  await open.migrate(MIGRATIONS);
  await grow(open, size);
  await open.executeSql("vacuum analyze");
  await open.close();
  await rename(making, folder);
  return folder;
}

async function* onServer(): AsyncGenerator<Figure> {
  const server = await startPostgresServer();
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  const start = async (name: string, size: Size) => {
    await admin.query(`create database ${name}`);
    const url = Object.assign(new URL(server.url), { pathname: name }).href;
    const first = await startDemoSite({ DATABASE_URL: url });
    await first.stop();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const executeSql = async (text: string) => ({
      rows: [],
      rowCount: (await client.query(text)).rowCount ?? 0,
    });
    await grow({ executeSql } as never, size);
    await client.query("vacuum analyze");
    await client.end();
    return startDemoSite({ DATABASE_URL: url });
  };
  const sites: Site[] = [];
  try {
    const many = await start("many", MANY);
    sites.push(many);
    const few = await start("few", FEW);
    sites.push(few);
    yield* compare("PostgreSQL", many, few);
  } finally {
    for (const site of sites) await site.stop();
    await admin.end();
    await server.stop();
  }
}

async function* compare(database: string, many: Site, few: Site): AsyncGenerator<Figure> {
  const tokens = { many: await signIn(many), few: await signIn(few) };
  for (const { what, team, isSearch, bar = SEARCH_MS, ...paths } of QUESTIONS) {
    const pairs: { many: number; few: number }[] = [];
    for (let round = 0; round < WARM_UP + ROUNDS; round++) {
      // What is asked for with words that nobody asked with before was not kept.
      const fresh = (path: string) => `/api${path}${path.includes("?") ? "&" : "?"}n=${round}`;
      const first = await timed(many.url + fresh(paths.many), team && tokens.many);
      const second = await timed(few.url + fresh(paths.few ?? paths.many), team && tokens.few);
      if (round >= WARM_UP) pairs.push({ many: first, few: second });
    }
    const withMany = median(pairs.map((pair) => pair.many));
    const withFew = median(pairs.map((pair) => pair.few));
    const detail = `${withMany.toFixed(1)} ms with many, ${withFew.toFixed(1)} ms with few`;
    yield isSearch
      ? atMost(`${database}: ${what}`, Math.round(withMany), bar, "ms", detail)
      : atMost(`${database}: ${what}`, withMany / withFew, BAR, "x", detail);
  }
}

async function timed(url: string, token: string | undefined): Promise<number> {
  const start = performance.now();
  const answer = await fetch(url, { headers: token ? { authorization: `Bearer ${token}` } : {} });
  await answer.arrayBuffer();
  const ms = performance.now() - start;
  if (!answer.ok) throw new Error(`${answer.status} from ${url}`);
  return ms;
}

async function signIn({ url }: Site): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ADMIN),
  });
  return ((await answer.json()) as { accessToken: string }).accessToken;
}

if (import.meta.main) await run(growth);

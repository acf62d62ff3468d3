import "./production.ts";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyInstance } from "fastify";
import type { EntryContext, RouterContextProvider, ServerBuild } from "react-router";
import { createServer } from "#app/http/server.ts";
import { createServices, MIGRATIONS } from "#app/services.ts";
import { readConfig } from "#kit/server/config/config.ts";
import { openDatabase } from "#kit/server/database/database.ts";
import { createLog } from "#kit/server/log.ts";
import { ADMIN, template } from "./demo-site.ts";
import { ROOT } from "./row.ts";

type Render = ServerBuild["entry"]["module"]["default"];

export interface PageServer {
  /** Milliseconds of the first answer of a page after a write to this path of the API. */
  firstAnswer(path: string, written: string): Promise<number>;
  /** Milliseconds of React's render of the page alone: its data is there, nothing is compressed or sent. */
  reactAlone(path: string): Promise<number>;
  close(): Promise<void>;
}

/** The demo site in this process, so that React's part of a page's way can be run by itself. */
export async function startPageServer(): Promise<PageServer> {
  const again = await rememberRenders();
  const folder = await mkdtemp(join(tmpdir(), "paddock-bench-"));
  await cp(await template(), folder, { recursive: true });
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: "silent" });
  const open = await openDatabase({ folder: join(folder, "database") });
  await open.migrate(MIGRATIONS);
  const { services, storage } = createServices({ config, open, log: createLog(config) });
  const app = await createServer({ services, storage, pages: "built", maxEventLoopDelay: 0 });
  await app.ready();
  const ask = async (path: string) => {
    const answer = await app.inject({
      url: path,
      headers: { "accept-encoding": "br", cookie: "language=cs" },
      // As bytes, as a visitor gets them: else compressed ones would be read as text, which takes a while.
      payloadAsStream: true,
    });
    for await (const _ of answer.stream());
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} from ${path}`);
  };
  const token = await signIn(app);
  const write = (path: string) => writeAgain(app, token, path);
  return {
    async firstAnswer(path, written) {
      await write(written);
      return timed(() => ask(path));
    },
    async reactAlone(path) {
      if (again.path !== path) {
        await services.responseCache.invalidate();
        await ask(path);
        again.path = path;
      }
      return timed(again.render);
    },
    async close() {
      await app.close();
      await open.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Puts a memory before the build's render: what was rendered last can be rendered again by itself. */
async function rememberRenders(): Promise<{ path: string; render: () => Promise<void> }> {
  const build = (await import(pathToFileURL(join(ROOT, "build/server/index.js")).href)) as ServerBuild;
  const own = build.entry.module.default;
  const again = { path: "", render: async () => {} };
  const remembering: Render = async (request, status, headers, entry, context) => {
    const handed = entry.serverHandoffStream
      ? new Uint8Array(await new Response(entry.serverHandoffStream).arrayBuffer())
      : null;
    const fresh = (): EntryContext => ({
      ...entry,
      ...(handed && { serverHandoffStream: new Response(handed).body as ReadableStream<Uint8Array> }),
      renderMeta: {},
    });
    const render = () =>
      own(request, status, new Headers(headers), fresh(), context as RouterContextProvider);
    again.render = async () => void (await ((await render()) as Response).text());
    return render();
  };
  Object.assign(build.entry, { module: { ...build.entry.module, default: remembering } });
  return again;
}

async function signIn(app: FastifyInstance): Promise<string> {
  const answer = await app.inject({ method: "POST", url: "/api/auth/login", payload: ADMIN });
  return answer.json().accessToken;
}

/** Saves the first record of a list as it is, as somebody does who only pressed Save. */
async function writeAgain(app: FastifyInstance, token: string, path: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const isBlog = path === "/api/blog";
  const list = (await app.inject({ url: isBlog ? `${path}?admin=true` : path, headers })).json();
  const { id, updated_at, ...record } = list[0];
  const answer = await app.inject({
    method: isBlog ? "PATCH" : "PUT",
    url: `${path}/${path === "/api/products" ? record.slug : id}`,
    headers,
    payload: isBlog ? { author_name: record.author_name } : record,
  });
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} for ${path}: ${answer.body}`);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

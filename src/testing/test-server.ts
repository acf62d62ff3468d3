import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyBaseLogger, FastifyInstance, InjectOptions } from "fastify";
import { createServer, type ServerOptions } from "#app/http/server.ts";
import { createServices } from "#app/services.ts";
import { ensureAdministrator } from "#features/accounts/server/first-administrator.ts";
import { storeBuiltInMethods } from "#features/methods/server/built-in-methods.ts";
import { storeBuiltInSettings } from "#features/settings/server/built-in-settings.ts";
import { readConfig } from "#kit/server/config/config.ts";
import type { Parts, Services } from "#kit/server/context.ts";
import type { OpenDatabase } from "#kit/server/database/database.ts";
import { afterFile } from "./after-file.ts";
import { testDatabase } from "./database/test-database.ts";
import { testLog } from "./test-log.ts";

export const ADMIN = { email: "admin@example.cz", password: "correct horse battery" };

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of a body
  body: any;
  headers: Record<string, string>;
}

interface CallOptions {
  language?: "cs" | "en";
  token?: string;
  /** JSON, or FormData for multipart. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Where it comes from; this machine unless told. */
  remoteAddress?: string;
}

export interface TestServer {
  app: FastifyInstance;
  services: Services;
  /** Files and outbox of this server. */
  folder: string;
  /** `call("GET /cars")`: one call of the API, without `/api`. */
  call: (name: string, options?: CallOptions) => Promise<Answer>;
  /** A fresh access token of the administrator. */
  signIn: () => Promise<string>;
  /** Moves the server's clock; null gives it back. */
  setNow: (now: Date | null) => void;
  close: () => Promise<void>;
}

/** The real server on a database of its own, or on one that its caller closes, without pages. It closes itself after the file's tests. */
export async function testServer(
  environment: Record<string, string> = {},
  log: FastifyBaseLogger = testLog(),
  {
    open: given,
    parts,
    ...options
  }: Pick<ServerOptions, "patience" | "crowding"> & { open?: OpenDatabase; parts?: Parts } = {},
): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), "paddock-test-"));
  const config = readConfig({
    DATA_DIR: folder,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    // Nobody answers there.
    ARES_API_URL: "http://127.0.0.1:9",
    VIES_API_URL: "http://127.0.0.1:9",
    LEAKED_PASSWORDS_URL: "off",
    PACKETA_API_URL: "http://127.0.0.1:9",
    PACKETA_POINTS_URL: "http://127.0.0.1:9",
    ...environment,
  });
  let clock: Date | null = null;
  const open = given ?? (await testDatabase());
  const { services, storage } = createServices({
    config,
    open,
    log,
    now: () => clock ?? new Date(),
    ...(parts && { parts }),
    jobsAtOnce: true,
  });
  await services.jobs.start();
  await ensureAdministrator(services);
  await open.db.transaction(async (tx) => {
    await storeBuiltInSettings(tx);
    await storeBuiltInMethods(tx);
  });
  // A busy machine that starts many test files is no overload to be refused.
  const app = await createServer({ services, storage, pages: "none", maxEventLoopDelay: 0, ...options });
  await app.ready();

  const call: TestServer["call"] = async (
    name,
    { language, token, body, headers = {}, remoteAddress } = {},
  ) => {
    const [method, path] = name.split(" ") as ["GET", string];
    const sent: InjectOptions = { method, url: `/api${path}`, headers: { ...headers } };
    const all = sent.headers as Record<string, string>;
    if (remoteAddress) sent.remoteAddress = remoteAddress;
    if (language) all["accept-language"] = language;
    if (token) all.authorization = `Bearer ${token}`;
    if (body instanceof FormData) Object.assign(sent, await multipart(body, all));
    else if (body !== undefined) sent.payload = body as object;
    const response = await app.inject(sent);
    return {
      status: response.statusCode,
      body: parsed(response.body),
      headers: response.headers as Record<string, string>,
    };
  };

  const close = async () => {
    await app.close();
    await services.jobs.stop();
    if (!given) await open.close();
    // A mail may still be on its way to its file.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  afterFile(close);
  return {
    app,
    services,
    folder,
    call,
    close,
    setNow: (now) => {
      clock = now;
    },
    signIn: async () => (await call("POST /auth/login", { body: ADMIN })).body.accessToken,
  };
}

async function multipart(form: FormData, headers: Record<string, string>): Promise<InjectOptions> {
  const request = new Request("http://localhost", { method: "POST", body: form });
  return {
    headers: { ...headers, "content-type": request.headers.get("content-type") as string },
    payload: Buffer.from(await request.arrayBuffer()),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

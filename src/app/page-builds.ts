import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyInstance } from "fastify";
import type { createRequestHandler, RequestHandler, RouterContextProvider, ServerBuild } from "react-router";
import type { Transport } from "#kit/web/api.ts";
import type { PageState } from "#kit/web/page-state.ts";

/** React Router's handler of a build, made once for it, with what `src/entry.server.tsx` exports beside it. */
export interface PageBuild {
  handle: RequestHandler;
  renderingOf: (
    state: PageState,
    transport: Transport,
    report: (error: unknown) => void,
  ) => RouterContextProvider;
}

export interface PageBuilds {
  load: () => Promise<PageBuild>;
  development: boolean;
}

type Entry = ServerBuild["entry"]["module"] &
  Omit<PageBuild, "handle"> & { createRequestHandler: typeof createRequestHandler };

function pageBuild(build: ServerBuild, mode: "production" | "development"): PageBuild {
  const { renderingOf, createRequestHandler } = build.entry.module as Entry;
  return { handle: createRequestHandler(build, mode), renderingOf };
}

/** The pages as `npm run build` made them. Throws where they were not built. */
export async function builtPages(root: string): Promise<PageBuilds> {
  const file = join(root, "build/server/index.js");
  if (!existsSync(file)) throw new Error("The pages are not built: run npm run build");
  const loaded = pageBuild((await import(pathToFileURL(file).href)) as ServerBuild, "production");
  return { load: async () => loaded, development: false };
}

/** The pages from their sources, with hot reload, through Vite in this process. */
export async function developedPages(app: FastifyInstance, root: string): Promise<PageBuilds> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root,
    appType: "custom",
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook("onClose", () => vite.close());
  app.addHook("onRequest", async (request, reply) => {
    if (request.url.startsWith("/api") || request.url.startsWith("/media/")) return;
    await new Promise<void>((resolve, reject) => {
      reply.raw.once("close", resolve);
      vite.middlewares(request.raw, reply.raw, (error: unknown) => (error ? reject(error) : resolve()));
    });
    if (reply.raw.writableEnded || reply.raw.headersSent) reply.hijack();
  });
  const load = async () =>
    pageBuild(
      (await vite.ssrLoadModule("virtual:react-router/server-build")) as unknown as ServerBuild,
      "development",
    );
  return { load, development: true };
}

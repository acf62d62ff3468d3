import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { filmOf } from "#kit/contract/media/film.ts";

/** The players of other companies, in a frame of our own: pages themselves never may load anything of theirs. */

const STYLE =
  "html,body{margin:0;height:100%;background:#000}iframe{display:block;width:100%;height:100%;border:0}";
const HASH = `'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`;

const HOSTS = { youtube: "https://www.youtube-nocookie.com", vimeo: "https://player.vimeo.com" } as const;

/**
 * Serves `GET /film-frame?film=<address>`: a page with nothing but the player of YouTube or Vimeo. A visitor's browser
 * asks for it after a tap, and it alone may show a frame of theirs.
 */
export function registerFilmFrame(app: FastifyInstance): void {
  app.get<{ Querystring: { film?: unknown; title?: unknown } }>(
    "/film-frame",
    { schema: { hide: true } },
    (request, reply) => {
      const { film: asked, title } = request.query;
      const film = typeof asked === "string" ? filmOf(asked) : null;
      if (!film || film.kind === "file") return reply.callNotFound();
      const host = HOSTS[film.kind];
      const src =
        film.kind === "youtube"
          ? `${host}/embed/${film.id}?autoplay=1&rel=0`
          : `${host}/video/${film.id}?autoplay=1&dnt=1${film.key && `&h=${film.key}`}`;
      const name = escaped(typeof title === "string" ? title.slice(0, 200) : "");
      return reply
        .type("text/html; charset=utf-8")
        .headers({
          "content-security-policy": `default-src 'none'; style-src ${HASH}; frame-src ${host}; frame-ancestors 'self'; base-uri 'none'`,
          // YouTube refuses to play for who does not say where it is embedded: it learns the host, not the page.
          "referrer-policy": "strict-origin",
          "x-frame-options": "SAMEORIGIN",
          "x-robots-tag": "noindex",
          "cache-control": "public, max-age=3600",
        })
        .send(
          `<!doctype html><html><head><meta charset="utf-8"><title>${name}</title><style>${STYLE}</style></head>` +
            `<body><iframe src="${escaped(src)}" title="${name}" allow="autoplay; fullscreen; picture-in-picture" allowfullscreen></iframe></body></html>`,
        );
    },
  );
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

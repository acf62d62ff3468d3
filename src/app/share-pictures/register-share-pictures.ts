import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { settingText } from "#features/settings/server/index.ts";
import { isLanguage } from "#kit/contract/language/language.ts";
import { SHARE_KINDS } from "#kit/contract/media/share-picture.ts";
import type { Services } from "#kit/server/context.ts";
import { drawAside } from "#kit/server/pdf/draw-aside.ts";
import { shareCard } from "./share-card.ts";

const DRAWING = new URL("./draw-share-picture.ts", import.meta.url);

/**
 * Serves `GET /share/{kind}/{id}.{language}.jpg`: what shared links show of a record without a picture of its own. Drawn
 * when first asked for, and kept with the other answers until something on the site changes.
 */
export function registerSharePictures(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { kind: string; file: string } }>(
    "/share/:kind/:file",
    { schema: { hide: true } },
    async (request, reply) => {
      const { kind: asked, file } = request.params;
      const kind = SHARE_KINDS.find((one) => one === asked);
      const [, id = "", language = ""] = /^([^/]{1,200})\.(en|cs)\.jpg$/.exec(file) ?? [];
      if (!kind || !isLanguage(language)) return reply.callNotFound();
      const card = await shareCard(app, kind, id, language);
      if (!card) return reply.callNotFound();
      const team = await settingText(services.db, "team_name", language);
      // What it shows is its name: the same is drawn once.
      const key = createHash("sha256")
        .update(JSON.stringify([card, team]))
        .digest("base64url");
      const picture = await services.responseCache.value(`share picture ${key}`, async () => {
        const drawn = await drawAside(DRAWING, "drawSharePicture", { ...card, team });
        return drawn.toString("base64");
      });
      reply.headers({
        "cache-control": "public, max-age=3600",
        etag: `"${key}"`,
        "cross-origin-resource-policy": "cross-origin",
      });
      if (request.headers["if-none-match"] === `"${key}"`) return reply.code(304).send();
      return reply.type("image/jpeg").send(Buffer.from(picture, "base64"));
    },
  );
}

import { settingTexts } from "#features/settings/server/index.ts";
import type { Context } from "#kit/server/context.ts";

/** The web manifest: the site on a phone's home screen under the team's name. */
export async function webManifest({ db, language }: Context): Promise<string> {
  const { team_name, hero_description } = await settingTexts(db, ["team_name", "hero_description"], language);
  return JSON.stringify({
    name: team_name,
    short_name: team_name,
    description: hero_description,
    lang: language,
    start_url: "/",
    display: "standalone",
    background_color: "#0d1013",
    theme_color: "#0d1013",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    ],
  });
}

import { expect, test } from "vitest";
import { shownSettings } from "#features/settings/shown-settings.ts";
import { settingsQuery } from "#features/settings/web/settings.queries.ts";
import { ApiError } from "#kit/web/api/api-error.ts";
import { newQueryClient } from "#kit/web/page.tsx";
import { staticPage } from "#testing/static-page.tsx";
import { About } from "./about.tsx";
import { Hero } from "./hero.tsx";
import { SettingsGate } from "./settings-gate.tsx";

/** The home page's gate after the settings' read failed with `error`. */
async function gateAfter(error: Error): Promise<string> {
  const client = newQueryClient();
  const failing = {
    queryKey: ["en", ...settingsQuery.key],
    queryFn: () => Promise.reject(error),
    retry: false,
  };
  await client.prefetchQuery(failing);
  return staticPage(<SettingsGate>the page</SettingsGate>, { client });
}

test("where the settings are refused as Unauthorized the way to the sign-in stands beside Try again", async () => {
  const html = await gateAfter(new ApiError("unauthorized", "Unauthorized - token refresh failed.", 401));
  expect(html).toContain("Something went wrong");
  expect(html).toContain("Failed to load page settings: Unauthorized - token refresh failed.");
  expect(html).toMatch(/<button.*Try again.*<a [^>]*href="\/login"[^>]*>Log in/s);
});

test("any other failure that is shown offers Try again alone, and one that is not shown the page", async () => {
  const unreadable = await gateAfter(new ApiError("parse", "Failed to parse response."));
  expect(unreadable).toContain("Try again");
  expect(unreadable).not.toContain("/login");
  expect(await gateAfter(new ApiError("http", "Not available.", 503))).toContain("the page");
});

test("the film of the first screen is the one that the setting names, whatever else is stored (15.20)", () => {
  const client = newQueryClient();
  client.setQueryData(["en", ...settingsQuery.key], {
    ...shownSettings([], "en"),
    hero_video_path: "/media/new.mp4",
    hero_video_webm_path: "/media/old.webm",
  });
  expect(staticPage(<Hero />, { client }).match(/<source [^>]*>/g)).toEqual([
    '<source src="/media/new.mp4" type="video/mp4"/>',
  ]);
});

test("the first screen's title, description and film are the settings' in the page's language", () => {
  const client = newQueryClient();
  client.setQueryData(["cs", ...settingsQuery.key], {
    ...shownSettings([], "cs"),
    hero_title: "Bokem",
    hero_description: "Celou sezónu",
    hero_video_path: "/media/film.mp4",
  });
  const html = staticPage(<Hero />, { client, language: "cs" });
  expect(html).toMatch(/<h1[^>]*>Bokem<\/h1>/);
  expect(html).toContain("Celou sezónu");
  expect(html).toMatch(/<video[^>]*preload="none".*<source src="\/media\/film\.mp4" type="video\/mp4"/s);
});

test("about the team: story, mission, four counters and the way to the people", () => {
  const client = newQueryClient();
  const stats = [1, 2, 3, 4].map((id) => ({
    id,
    icon: "trophy",
    value: `${id}0`,
    title: `Stat ${id}`,
    is_active: true,
    translations: { en: { title: `Stat ${id}` }, cs: { title: `Číslo ${id}` } },
  }));
  client.setQueryData(["en", "achievement-stats"], stats);
  client.setQueryData(["en", ...settingsQuery.key], {
    ...shownSettings([], "en"),
    about_story: "Four friends and one garage",
    about_mission: "The loudest way to drive precisely",
  });
  const html = staticPage(<About />, { client });
  expect(html).toMatch(/<h3[^>]*>[^<]+<\/h3><p>[^<]{20,}<\/p>/);
  // The numbers stand before the button, as the requirements have them.
  expect(html).toMatch(/<data .*<a [^>]*href="\/#team"/s);
  expect(html.match(/<data /g)).toHaveLength(4);
  for (const { title } of stats) expect(html).toContain(title);
});

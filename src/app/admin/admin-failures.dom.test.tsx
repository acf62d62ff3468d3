import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import CarPhotosScreen from "#features/cars/web/admin/car-photos-screen.tsx";
import { NOBODY } from "#features/products/product-rules.ts";
import { pathOf, schemasOf } from "#kit/contract/content/content-type.ts";
import type { PageModule } from "#kit/web/client-app.tsx";
import { editorWords } from "#kit/web/editor/editor.words.ts";
import { answerQuestions, faultSaid, livePage, refused } from "#testing/live-page.tsx";
import { sampleAnswer } from "#testing/sample-answer.ts";
import * as contentTypes from "../content/content-types.ts";

/** Every editor of the back office says what its server could not do. */

const REASON = "The garage is closed";
const broken = refused(500, { message: REASON });
const CANCEL = { en: "Cancel", cs: "Zrušit" };
const SCREENS = import.meta.glob<PageModule>("/src/features/*/web/admin/*-screen.tsx");

interface Said {
  list: string;
  one: string;
  /** Followed by `: ` and the server's message where the screen shows it. */
  save: string;
  remove: string;
}

const english = (list: string, one: string, reason = true): Said => ({
  list: `Failed to load ${list}`,
  one: `Failed to load ${one} for editing`,
  save: `Failed to save ${one}${reason ? `: ${REASON}` : ""}`,
  remove: `Failed to delete ${one}`,
});

const czech = (list: string, one: string, reason = true): Said => ({
  list: `Nepodařilo se načíst ${list}`,
  one: `Nepodařilo se načíst ${one} k úpravě`,
  save: `Nepodařilo se uložit ${one}${reason ? `: ${REASON}` : ""}`,
  remove: `Nepodařilo se smazat ${one}`,
});

const EDITORS: Record<string, { en: Said; cs: Said }> = {
  "team-members": { en: english("team members", "team member"), cs: czech("členy týmu", "člena týmu") },
  cars: { en: english("cars", "car"), cs: czech("auta", "auto") },
  days: { en: english("ride days", "the day"), cs: czech("dny jízd", "den") },
  events: { en: english("events", "event"), cs: czech("události", "událost") },
  gallery: { en: english("gallery", "gallery item"), cs: czech("galerii", "položku galerie") },
  sponsors: { en: english("sponsors", "sponsor"), cs: czech("sponzory", "sponzora") },
  products: {
    en: { ...english("products", "product"), one: `Failed to load product for editing: ${REASON}` },
    cs: { ...czech("produkty", "produkt"), one: `Nepodařilo se načíst produkt k úpravě: ${REASON}` },
  },
  achievements: {
    en: english("achievements", "achievement", false),
    cs: czech("úspěchy", "úspěch", false),
  },
  "achievement-stats": {
    en: english("achievement stats", "achievement stat", false),
    cs: czech("statistiky úspěchů", "statistiku", false),
  },
  settings: { en: english("settings", "setting"), cs: czech("nastavení", "nastavení") },
  blog: { en: english("posts", "post"), cs: czech("příspěvky", "příspěvek") },
};

/** What a form checks beyond its schema, and what stands beside a record's own fields. */
const WHOLE = {
  slug: "falcon",
  year: 2020,
  maker: NOBODY,
  eu_responsible: NOBODY,
  valid_until: null,
  features: [],
  variants: [],
  film: "",
  film_url: "",
  starts: "09:30",
  ends: "16:00",
  products: [],
  cars: [],
  drivers: [],
};

const cases = Object.entries(EDITORS).flatMap(([type, said]) =>
  (["en", "cs"] as const).map((language) => ({ type, language, said: said[language] })),
);

async function openScreen(type: string, language: "en" | "cs", list?: unknown) {
  const { default: Screen } = (await SCREENS[`/src/features/${type}/web/admin/${type}-screen.tsx`]?.()) ?? {};
  if (!Screen) throw new Error(`no screen of ${type}`);
  const content = Object.values(contentTypes).find((each) => each.type === type);
  if (!content) throw new Error(`no type ${type}`);
  const path = pathOf(content);
  const record = sampleAnswer(schemasOf(content).record, { id: 7, ...WHOLE });
  // A post is opened by its id, at an address of its own.
  const one = type === "blog" ? `${path}/id/*` : `${path}/*`;
  const answers = { [`GET ${path}`]: list ?? [record], [`GET ${one}`]: record };
  const page = livePage(<Screen />, { language, url: content.screen, answers });
  return { ...page, path, one, record };
}

test.each(cases)(
  "a list of $type that can't be loaded is said, and stays empty ($language)",
  async ({ type, language, said }) => {
    await openScreen(type, language, broken);
    expect(await faultSaid()).toContain(said.list);
    expect(screen.queryByRole("table")).toBeNull();
  },
);

test.each(cases)(
  "one of $type that can't be opened, saved or deleted is said, and stays ($language)",
  async ({ type, language, said }) => {
    const questions = answerQuestions();
    const { user, answers, path, one, record } = await openScreen(type, language);
    const rows = async () => (await screen.findAllByRole("row")).slice(1);
    const pressInFirst = async (place: number) => {
      const [first] = await rows();
      await user.click(
        within(first as HTMLElement)
          .getAllByRole("button")
          .at(place) as HTMLElement,
      );
    };

    answers[`GET ${one}`] = broken;
    await pressInFirst(0);
    expect(await faultSaid()).toBe(said.one);
    expect(document.querySelector("form")).toBeNull();
    // The record has an address of its own, where the failure stands.
    expect(screen.queryByRole("table")).toBeNull();
    await user.click(screen.getByRole("link", { name: editorWords[language].toList }));

    answers[`GET ${one}`] = record;
    for (const method of ["PUT", "PATCH"]) answers[`${method} ${path}/*`] = broken;
    await pressInFirst(0);
    await waitFor(() => expect(document.querySelector("form")).not.toBeNull());
    await user.click(document.querySelector("form button[type=submit]") as HTMLElement);
    expect(await faultSaid()).toBe(said.save);
    await user.click(screen.getByRole("button", { name: CANCEL[language] }));

    answers[`DELETE ${path}/*`] = broken;
    await pressInFirst(-1);
    expect(await faultSaid()).toBe(said.remove);
    expect(questions).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
  },
);

test("a list that is no list is said", async () => {
  await openScreen("blog", "en", { posts: [] });
  expect(await faultSaid()).toBe("Unexpected data format from API");
});

test("photos of a car that can't be loaded are said", async () => {
  livePage(<CarPhotosScreen />, {
    url: "/admin/car-photos/some-car",
    path: "/admin/car-photos/:slug",
    answers: { "GET /cars/*": broken },
  });
  expect(await faultSaid()).toBe("Failed to load car or photos");
});

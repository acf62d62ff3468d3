import { Buffer } from "node:buffer";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { WORDS } from "./admin-content-one.words.ts";
import { expect, expectSound, test } from "./fixtures.ts";

// A picture that is deleted or replaced while its thumbnail is on the way.
test.use({ expectedFaults: [/404 .*\/media\/|status of 404/] });

test("a team member is refused without names and photo, added, edited, and deleted after a confirmation @job", async ({
  adminPage: page,
  language,
}) => {
  const words = WORDS[language];
  const { team } = words;
  const name = unique("Jana Testová");
  // Czech calls a person's name otherwise than a thing's.
  const label = language === "cs" ? "Jméno" : words.name;
  await page.goto("/admin/team");
  await page.getByRole("button", { name: team.add }).click();
  await save(page, words.save);
  await expect(fault(page)).toHaveText(team.namesMissing);
  await fillBoth(page, label, name);
  await fillBoth(page, words.position, "Jezdkyně");
  await page.getByLabel("Instagram").fill("jana");
  await save(page, words.save);
  await expect(fault(page)).toHaveText(words.notAnAddress);
  await page.getByLabel("Instagram").fill("https://www.instagram.com/jana");
  await save(page, words.save);
  await expect(fault(page)).toHaveText(team.photoMissing);
  await expectSound(page);
  await page.locator('input[type="file"][accept*="image"]').setInputFiles(await picture("jana.jpg"));
  await save(page, words.save);
  await expect(success(page)).toHaveText(team.said.added);
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("Jezdkyně");
  expect(await shown(page, "team-members", name)).toMatchObject({
    instagram_url: "https://www.instagram.com/jana",
    facebook_url: "",
    display_order: 0,
    image_path: expect.stringMatching(/^\/media\//),
  });

  await row.getByRole("button", { name: words.edit }).click();
  await page.getByLabel(`${words.description} (EN)`).fill("Never lifts.");
  await save(page, words.save);
  await expect(success(page)).toHaveText(team.said.updated);
  expect(await shown(page, "team-members", name)).toMatchObject({
    translations: { en: { name, description: "Never lifts." } },
  });
  expect(await pageText(page, "/")).toContain(name);

  let asked = "";
  page.once("dialog", (dialog) => {
    asked = dialog.message();
    void dialog.accept();
  });
  await row.getByRole("button", { name: words.remove }).click();
  await expect(success(page)).toHaveText(team.said.deleted);
  expect(asked).toBe(team.confirm(name));
  await expect(row).toHaveCount(0);
  expect(await shown(page, "team-members", name)).toBeUndefined();
});

test("an event is refused without a date, added as a world event, edited, and deleted @job", async ({
  adminPage: page,
  language,
}) => {
  const words = WORDS[language];
  const { events } = words;
  const title = unique("Drift Test");
  await page.goto("/admin/events");
  await page.getByRole("button", { name: events.add }).click();
  await expect(page.locator('input[type="url"]')).toHaveValue("#");
  await expect(page.getByLabel(`${events.location} (EN)`)).toHaveAttribute("aria-required", "true");
  await fillBoth(page, words.title, title);
  await page.locator('input[type="file"][accept*="image"]').setInputFiles(await picture("event.jpg"));
  await save(page, words.save);
  await expect(fault(page)).toHaveText(events.dateMissing);
  await page.getByLabel(events.date).fill("2031-05-17");
  await page.getByRole("combobox", { name: events.type }).click();
  await page.getByRole("option", { name: events.world }).click();
  await save(page, words.save);
  await expect(fault(page)).toHaveText(events.locationMissing);
  await expectSound(page);
  await fillBoth(page, events.location, "Most");
  await save(page, words.save);
  await expect(success(page)).toHaveText(events.said.added);
  const row = page.getByRole("row").filter({ hasText: title });
  await expect(row).toContainText(events.day);
  await expect(row).toContainText(events.world);

  await row.getByRole("button", { name: words.edit }).click();
  await expect(page.getByLabel(events.date)).toHaveValue("2031-05-17");
  await fillBoth(page, events.location, "Ebisu");
  await save(page, words.save);
  await expect(success(page)).toHaveText(events.said.updated);
  await page.goto("/events-calendar?type=world");
  await expect(page.getByRole("article").filter({ hasText: title })).toContainText("Ebisu");
  expect(await shown(page, "events", title)).toMatchObject({ date: "2031-05-17", event_url: "#" });

  await page.goto("/admin/events");
  await removeRow(row, words.remove);
  await expect(success(page)).toHaveText(events.said.deleted);
  expect(await shown(page, "events", title)).toBeUndefined();
});

test("a gallery picture needs no field, and gets and loses a thumbnail of its own @job", async ({
  adminPage: page,
  language,
}) => {
  const words = WORDS[language];
  const { gallery } = words;
  const title = unique("Kouř");
  await page.goto("/admin/gallery");
  await page.getByRole("button", { name: gallery.add }).click();
  await expect(page.getByRole("combobox", { name: gallery.category })).toHaveValue(gallery.misc);
  await page.getByLabel(`${gallery.altText} (EN)`).fill("x".repeat(501));
  await save(page, words.save);
  await expect(fault(page)).toContainText("500");
  await page.getByLabel(`${gallery.altText} (EN)`).fill("");
  await save(page, words.save);
  await expect(success(page)).toHaveText(gallery.said.added);

  const blank = page.getByRole("row").filter({ hasText: gallery.unnamed });
  await blank.getByRole("button", { name: words.edit }).click();
  await fillBoth(page, words.title, title);
  await choose(page, gallery.picture, await picture("smoke.jpg"));
  await choose(page, gallery.thumbnail, await picture("smoke-small.jpg"));
  await expectSound(page);
  await save(page, words.save);
  await expect(success(page)).toHaveText(gallery.said.updated);
  const stored = await shown(page, "gallery", title);
  expect(stored).toMatchObject({ category: "misc", thumbnail_path: expect.stringMatching(/^\/media\//) });

  expect(await pageText(page, "/gallery")).toContain(title);

  const row = page.getByRole("row").filter({ hasText: title });
  await row.getByRole("button", { name: words.edit }).click();
  await page.getByRole("button", { name: gallery.noThumbnail }).click();
  await save(page, words.save);
  await expect(success(page)).toHaveText(gallery.said.updated);
  await expect
    .poll(() => shown(page, "gallery", title))
    .toMatchObject({ thumbnail_path: null, image_path: stored?.image_path });

  await removeRow(row, words.remove);
  await expect(success(page)).toHaveText(gallery.said.deleted);
  await expect(row).toHaveCount(0);
  expect(await shown(page, "gallery", title)).toBeUndefined();
});

test("a sponsor is refused without names, added with a drawn logo, edited, and deleted @job", async ({
  adminPage: page,
  language,
}) => {
  const words = WORDS[language];
  const { sponsors } = words;
  const name = unique("Pneu Test");
  await page.goto("/admin/sponsors");
  await page.getByRole("button", { name: sponsors.add }).click();
  await save(page, words.save);
  await expect(fault(page)).toHaveText(sponsors.nameMissing);
  await fillBoth(page, words.name, name);
  await page.locator('input[type="file"][accept*="image"]').setInputFiles({
    name: "logo.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60"><rect width="200" height="60" fill="#e84818"/></svg>',
    ),
  });
  await expectSound(page);
  await save(page, words.save);
  await expect(success(page)).toHaveText(sponsors.said.added);
  expect(await shown(page, "sponsors", name)).toMatchObject({
    logo_path: expect.stringMatching(/^\/media\/.*\.png$/),
    website_url: "",
  });

  const row = page.getByRole("row").filter({ hasText: name });
  await row.getByRole("button", { name: words.edit }).click();
  await page.getByRole("textbox", { name: sponsors.website }).fill("https://pneu.example.cz/drift");
  await save(page, words.save);
  await expect(success(page)).toHaveText(sponsors.said.updated);
  await expect(row).toContainText("pneu.example.cz");
  expect(await shown(page, "sponsors", name)).toMatchObject({ website_url: "https://pneu.example.cz/drift" });
  expect(await pageText(page, "/")).toContain("https://pneu.example.cz/drift");

  await removeRow(row, words.remove);
  await expect(success(page)).toHaveText(sponsors.said.deleted);
  await expect(row).toHaveCount(0);
  expect(await shown(page, "sponsors", name)).toBeUndefined();
});

function unique(name: string): string {
  return `${name} ${Date.now()}`;
}

function fault(page: Page): Locator {
  return page.getByRole("alert").filter({ hasText: /./ });
}

function success(page: Page): Locator {
  return page.getByRole("main").getByRole("status").filter({ hasText: /./ });
}

async function save(page: Page, label: string): Promise<void> {
  await page.getByRole("button", { name: label, exact: true }).click();
}

async function fillBoth(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(`${label} (EN)`).fill(text);
  await page.getByLabel(`${label} (CS)`).fill(text);
}

type Upload = Awaited<ReturnType<typeof picture>>;

async function choose(page: Page, group: string, file: Upload): Promise<void> {
  await page
    .getByRole("group", { name: group })
    .locator('input[type="file"][accept*="image"]')
    .setInputFiles(file);
}

async function removeRow(row: Locator, label: string): Promise<void> {
  row.page().once("dialog", (dialog) => void dialog.accept());
  await row.getByRole("button", { name: label }).click();
}

interface Shown {
  name?: string;
  title?: string;
  image_path?: string | null;
}

/** The record with this name or title, as visitors get it from the API. */
async function shown(page: Page, list: string, name: string): Promise<Shown | undefined> {
  const answer = await page.request.get(`/api/${list}`);
  const records: Shown[] = await answer.json();
  return records.find((record) => (record.name ?? record.title) === name);
}

/** What the public page says to a visitor now, before any script. */
async function pageText(page: Page, path: string): Promise<string> {
  return (await page.request.get(path)).text();
}

async function picture(name: string) {
  const create = { width: 640, height: 427, channels: 3 as const, background: "#334455" };
  return { name, mimeType: "image/jpeg", buffer: await sharp({ create }).jpeg().toBuffer() };
}

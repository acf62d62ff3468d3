import type { Buffer } from "node:buffer";
import { picturesWords } from "#app/pictures/pictures.words.ts";
import { libraryWords } from "#kit/web/editor/pictures/library/library.words.ts";
import { uploadsWords } from "#kit/web/editor/pictures/uploads.words.ts";
import { answerNext, fillBoth, picture, success } from "./admin-steps.ts";
import { expect, expectSound, test } from "./fixtures.ts";

// A picture that the server refuses.
test.use({ expectedFaults: [/422 .*\/api\/pictures|status of 422/] });

const OWN = {
  en: {
    progress: (done: number, all: number) => `Uploaded ${done} of ${all}`,
    add: "Add sponsor",
    name: "Name",
    fromLibrary: "From the library: Logo",
    save: "Save",
    inUse: "A picture in use can’t be deleted.",
  },
  cs: {
    progress: (done: number, all: number) => `Nahráno ${done} z ${all}`,
    add: "Přidat sponzora",
    name: "Název",
    fromLibrary: "Z knihovny: Logo",
    save: "Uložit",
    inUse: "Obrázek, který se používá, nejde smazat.",
  },
};

const wordsIn = (language: "en" | "cs") => ({
  ...picturesWords[language],
  ...libraryWords[language],
  seen: picturesWords[language].viewSaved,
  back: picturesWords[language].broughtBack,
  pick: libraryWords[language].choose,
  choose: uploadsWords[language].choose,
  again: uploadsWords[language].againOf("broken.jpg"),
  ...OWN[language],
});

const WORDS = { en: wordsIn("en"), cs: wordsIn("cs") };

test("pictures are uploaded, found, chosen for a record, cut, and go to the bin and back @job", async ({
  adminPage: page,
  language,
}) => {
  const words = WORDS[language];
  const stamp = `${Date.now()}`;
  // Each of its own colour: the same file twice is one picture.
  const colour = (n: number) => `#${((Number(stamp) + n * 4099) % 0xffffff).toString(16).padStart(6, "0")}`;
  const files = await Promise.all(
    Array.from({ length: 30 }, (_, n) => picture(`lib-${stamp}-${n}.jpg`, colour(n))),
  );
  const broken = {
    name: "broken.jpg",
    mimeType: "image/jpeg",
    buffer: files[0]?.buffer.subarray(0, 300) as Buffer,
  };

  await page.goto("/admin/pictures");
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: words.choose }).click(),
  ]);
  await chooser.setFiles([...files.slice(0, 9), broken, ...files.slice(9)]);
  await expect(page.getByText(words.progress(30, 31))).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("button", { name: words.again })).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: words.done }).click();

  const [twice] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: words.choose }).click(),
  ]);
  await twice.setFiles([files[3] as (typeof files)[number]]);
  await expect(page.getByText(words.known)).toBeVisible();
  await page.getByRole("button", { name: words.done }).click();

  const name = `lib-${stamp}-3.jpg`;
  await page.goto("/admin/sponsors");
  await page.getByRole("button", { name: words.add }).click();
  await page.getByRole("button", { name: words.fromLibrary }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("searchbox", { name: words.search }).fill(name);
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
  await expectSound(page);
  await dialog.getByRole("button", { name: `${words.pick} ${name}` }).click();
  await fillBoth(page, words.name, `Partner ${stamp}`);
  await page.getByRole("button", { name: words.save, exact: true }).click();
  await expect(success(page)).toBeVisible();

  // Found by the record that shows it.
  await page.goto(`/admin/pictures?q=Partner+${stamp}`);
  const found = page.getByRole("button", { name: `${words.open} ${name}` });
  await found.click();
  await expect(dialog.getByRole("link", { name: `Partner ${stamp}` })).toBeVisible();
  await expect(dialog.getByText(words.inUse)).toBeVisible();
  await dialog.getByRole("button", { name: words.view }).click();
  const frame = dialog.getByRole("button", { name: "%" });
  await frame.focus();
  await frame.press("ArrowLeft");
  await expect(frame).toHaveAttribute("aria-label", /48/);
  await dialog.getByRole("combobox", { name: words.shape }).selectOption("square");
  await expectSound(page);
  await dialog.getByRole("button", { name: words.saveView }).click();
  await expect(dialog.getByText(words.seen)).toBeVisible();
  const sponsors = (await (await page.request.get("/api/sponsors")).json()) as {
    name: string;
    logo_path: string;
  }[];
  expect(sponsors.find((one) => one.name === `Partner ${stamp}`)?.logo_path).toMatch(/-42[78]x427-.*\.jpg$/);
  await dialog.getByRole("button", { name: words.close }).first().click();

  await page.goto(`/admin/pictures?q=lib-${stamp}-7.jpg`);
  await page.getByRole("button", { name: `${words.open} lib-${stamp}-7.jpg` }).click();
  await dialog.getByRole("button", { name: words.remove }).click();
  await page.getByRole("button", { name: words.undo }).click();
  await expect(page.getByText(words.back)).toBeVisible();
  await expect(page.getByRole("button", { name: `${words.open} lib-${stamp}-7.jpg` })).toBeVisible();

  await page.goto("/admin/sponsors");
  const asked = answerNext(page);
  await page
    .getByRole("row")
    .filter({ hasText: `Partner ${stamp}` })
    .getByRole("button", { name: /Delete|Smazat/ })
    .click();
  await asked;
});

const POST = {
  en: {
    add: "Add post",
    content: "Content (EN)",
    picture: "Image",
    device: "Choose a picture from this device",
    insert: "Insert 3 pictures",
    alt: "Alternative text",
    library: "From the library",
    one: "Insert",
  },
  cs: {
    add: "Přidat příspěvek",
    content: "Obsah (EN)",
    picture: "Obrázek",
    device: "Vybrat obrázek z tohoto zařízení",
    insert: "Vložit obrázky: 3",
    alt: "Alternativní text",
    library: "Z knihovny",
    one: "Vložit",
  },
};

test("several pictures come into a post one after the other with their words, and one of the library", async ({
  adminPage: page,
  language,
}) => {
  const words = POST[language];
  await page.goto("/admin/blog");
  await page.getByRole("button", { name: words.add }).click();
  await page.getByRole("tab", { name: words.content }).click();
  const text = page.getByRole("textbox", { name: words.content });
  await text.click();
  await page.getByRole("button", { name: words.picture, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: words.picture, exact: true });
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    dialog.getByLabel(words.device).click(),
  ]);
  const colours = ["#112233", "#445566", "#778899"];
  await chooser.setFiles(await Promise.all(colours.map((colour, n) => picture(`post-${n}.jpg`, colour))));
  await dialog.getByRole("textbox", { name: `${words.alt}: post-1.jpg` }).fill("Middle");
  await expectSound(page);
  await dialog.getByRole("button", { name: words.insert }).click();
  await expect(text.locator("img")).toHaveCount(3);
  await expect(text.locator("img").nth(1)).toHaveAttribute("alt", "Middle");

  await page.getByRole("button", { name: words.picture, exact: true }).click();
  await dialog.getByRole("button", { name: words.library }).click();
  const library = page.getByRole("dialog").filter({ has: page.getByRole("search") });
  await library.getByRole("searchbox").fill("post-0.jpg");
  await library.getByRole("button", { name: "post-0.jpg" }).first().click();
  await dialog.getByRole("button", { name: words.one, exact: true }).click();
  await expect(text.locator("img")).toHaveCount(4);
});

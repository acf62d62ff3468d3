import { Buffer } from "node:buffer";
import { heicInP3 } from "#testing/content/sample-heic.ts";
import { answerNext, picture } from "./admin-steps.ts";
import { expect, expectSound, test } from "./fixtures.ts";

// A picture that the server refuses.
test.use({ expectedFaults: [/422 .*\/api\/gallery|status of 422/] });

const WORDS = {
  en: {
    choose: "Choose pictures",
    done: "Save and finish",
    progress: (all: number) => `Uploaded 10 of ${all}`,
    title: "Title (EN)",
    broken: "The image is damaged and can’t be read.",
    notPictures: "Not pictures, or empty: notes.txt",
    remove: "Remove from the list: broken.jpg",
    saved: "The pictures are in the gallery.",
    remove_row: "Delete",
  },
  cs: {
    choose: "Vybrat obrázky",
    done: "Uložit a dokončit",
    progress: (all: number) => `Nahráno 10 z ${all}`,
    title: "Název (EN)",
    broken: "Obrázek je poškozený a nelze ho přečíst.",
    notPictures: "Nejde o obrázky, nebo jsou prázdné: notes.txt",
    remove: "Odebrat ze seznamu: broken.jpg",
    saved: "Obrázky jsou v galerii.",
    remove_row: "Smazat",
  },
};

/** The taps of it stand in docs/how-to/pictures.md: one for the list, ten for the pictures, two for the rest. */
test("ten pictures come into the gallery at once, an iPhone's among them, and one that fails stops none (17.4)", async ({
  adminPage: page,
  language,
}) => {
  const words = WORDS[language];
  const title = `Batch ${Date.now()}`;
  await page.goto("/admin/gallery");
  const nine = await Promise.all(Array.from({ length: 9 }, (_, n) => picture(`batch-${n}.jpg`)));
  const text = (name: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from("no picture") });
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: words.choose }).click(),
  ]);
  await chooser.setFiles([
    ...nine.slice(0, 4),
    { ...text("broken.jpg"), mimeType: "image/jpeg", buffer: nine[0]?.buffer.subarray(0, 300) as Buffer },
    ...nine.slice(4),
    { name: "IMG_0001.HEIC", mimeType: "", buffer: heicInP3() },
    text("notes.txt"),
  ]);
  await expect(page.getByText(words.notPictures)).toBeVisible();
  await expect(page.getByText(words.progress(11))).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: words.broken })).toBeVisible();
  await page.getByRole("button", { name: words.remove }).click();
  await expect(page.getByText(words.progress(10))).toBeVisible();
  await expectSound(page);

  for (const name of ["batch-0.jpg", "IMG_0001.HEIC"])
    await page.getByRole("textbox", { name: `${words.title}: ${name}` }).fill(`${title} ${name}`);
  await page.getByRole("button", { name: words.done }).click();
  await expect(page.getByText(words.saved)).toBeVisible();
  await expect(page.getByRole("textbox", { name: words.title })).toHaveCount(0);

  const rows = page.getByRole("row").filter({ hasText: title });
  await expect(rows).toHaveCount(2);
  const stored = await page.request.get("/api/gallery");
  const named = ((await stored.json()) as { title: string; image_path: string }[]).filter((image) =>
    image.title?.startsWith(title),
  );
  expect(named.map(({ image_path }) => image_path)).toEqual([
    expect.stringMatching(/640x427-.*\.jpg$/),
    expect.stringMatching(/96x64-.*\.jpg$/),
  ]);
  for (const left of [1, 0]) {
    const asked = answerNext(page);
    await rows.first().getByRole("button", { name: words.remove_row }).click();
    await asked;
    await expect(rows).toHaveCount(left);
  }
});

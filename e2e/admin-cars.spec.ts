import type { Dialog, Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { carPhotosWords } from "#features/cars/web/admin/car-photos.words.ts";
import { carsAdminWords } from "#features/cars/web/admin/cars-admin.words.ts";
import { editorWords } from "#kit/web/editor/editor.words.ts";
import { answerNext } from "./admin-steps.ts";
import { caller } from "./api-calls.ts";
import { expect, expectSound, test } from "./fixtures.ts";

const OWN = {
  en: {
    name: "Name",
    specifications: "Specifications",
    value: "Value (EN)",
    namesMissing: "Name is required in both languages",
    photoMissing: "Photo is required for a new car",
    currentSet: "Car set as current season vehicle",
    currentGoes: "This is the car of the current season.",
    photoName: "Name",
    noneSelected: "Select at least one photo to upload",
    tooMany: "You can upload a maximum of 20 photos at once",
    photosAdded: "Photos (2) added successfully",
    photoDeleted: "Photo deleted successfully",
  },
  cs: {
    name: "Název",
    specifications: "Specifikace",
    value: "Hodnota (EN)",
    namesMissing: "Název je povinný v obou jazycích",
    photoMissing: "U nového auta je fotografie povinná",
    currentSet: "Auto bylo nastaveno jako auto aktuální sezóny",
    currentGoes: "Toto je auto aktuální sezóny.",
    photoName: "Název",
    noneSelected: "Vyberte alespoň jednu fotografii k nahrání",
    tooMany: "Najednou lze nahrát nejvýše 20 fotografií",
    photosAdded: "Fotografie (2) byly úspěšně přidány",
    photoDeleted: "Fotografie byla úspěšně smazána",
  },
};

const wordsIn = (language: "en" | "cs") => ({
  ...carsAdminWords[language],
  ...editorWords[language],
  ...carPhotosWords[language],
  failedToSave: carsAdminWords[language].failedToSave("The pit lane is closed"),
  up: carPhotosWords[language].up("second"),
  add: carsAdminWords[language].add,
  save: editorWords[language].save,
  remove: editorWords[language].remove,
  added: carsAdminWords[language].added,
  deleted: carsAdminWords[language].deleted,
  ...OWN[language],
});

const WORDS = { en: wordsIn("en"), cs: wordsIn("cs") };

test("a car is refused without names and photo, added, edited, and deleted after a confirmation @job", async ({
  adminPage: page,
  language,
  site,
}) => {
  const words = WORDS[language];
  const onSite = async (path: string) => (await page.request.get(site.url + path)).text();
  const name = language === "cs" ? "Testovací jedna" : "Testcar One";
  await page.goto("/admin/cars");
  await page.getByRole("button", { name: words.add }).click();
  await page.getByRole("button", { name: words.save, exact: true }).click();
  await expect(fault(page)).toHaveText(words.namesMissing);
  await page.getByLabel(`${words.name} (EN)`).fill("Testcar One");
  await page.getByLabel(`${words.name} (CS)`).fill("Testovací jedna");
  await page.getByRole("button", { name: words.save, exact: true }).click();
  await expect(fault(page)).toHaveText(words.photoMissing);
  await expectSound(page);
  await page.locator('input[type="file"][accept*="image"]').setInputFiles(await picture("car.jpg"));
  await page.getByRole("button", { name: words.save, exact: true }).click();
  await expect(success(page)).toHaveText(words.added);
  const row = page.getByRole("row").filter({ hasText: /Testcar One|Testovací jedna/ });
  await expect(row).toHaveCount(1);
  expect(await onSite("/cars-gallery")).toContain(name);

  await row.getByRole("button", { name: words.edit }).click();
  await expect(page.getByLabel(`${words.name} (CS)`)).toHaveValue("Testovací jedna");
  await page.getByRole("tab", { name: words.specifications }).click();
  await page.getByLabel(words.value).first().fill("999 hp");
  await expectSound(page);
  await page.getByRole("button", { name: words.save, exact: true }).click();
  await expect(success(page)).toHaveText(words.updated);
  expect(await onSite("/car/testcar-one")).toContain("999 hp");

  page.once("dialog", (dialog) => void dialog.accept());
  await row.getByRole("button", { name: words.remove }).click();
  await expect(success(page)).toHaveText(words.deleted);
  await expect(row).toHaveCount(0);
  expect(await onSite("/cars-gallery")).not.toContain(name);
  // A wrong tap has its way back beside it (team C28).
  await page.getByRole("button", { name: words.bringBack }).click();
  await expect(success(page)).toHaveText(words.broughtBack);
  await expect(row).toHaveCount(1);
  page.once("dialog", (dialog) => void dialog.accept());
  await row.getByRole("button", { name: words.remove }).click();
  await expect(success(page)).toHaveText(words.deleted);
  await expect(row).toHaveCount(0);
  await expectSound(page);
});

test.describe("when the server refuses", () => {
  test.use({ expectedFaults: [/500/] });
  test("the banner has its message and the form keeps what was typed", async ({
    adminPage: page,
    language,
  }) => {
    const words = WORDS[language];
    await page.route(/\/api\/cars\/[^/]+/, (route) =>
      route.request().method() === "PUT"
        ? route.fulfill({ status: 500, json: { message: "The pit lane is closed" } })
        : route.fallback(),
    );
    await page.goto("/admin/cars");
    await page.getByRole("row").nth(1).getByRole("button", { name: words.edit }).click();
    const name = page.getByLabel(`${words.name} (EN)`);
    await name.fill("Typed and kept");
    await page.getByRole("button", { name: words.save, exact: true }).click();
    await expect(fault(page)).toHaveText(words.failedToSave);
    await expect(name).toHaveValue("Typed and kept");
  });
});

test("the current season's car is set, and cannot be set again", async ({
  adminPage: page,
  language,
  site,
}) => {
  const words = WORDS[language];
  const call = await caller(site);
  const cars = (await call("GET", "/cars")) as { slug: string; name: string; is_current: boolean }[];
  const before = cars.find((car) => car.is_current);
  const other = cars.find((car) => !car.is_current);
  try {
    await page.goto("/admin/cars");
    await page
      .getByRole("row")
      .filter({ hasText: other?.name ?? "" })
      .getByRole("button", { name: words.edit })
      .click();
    const set = page.getByRole("button", { name: words.setCurrent });
    await set.click();
    await expect(success(page)).toHaveText(words.currentSet);
    const after = (await call("GET", "/cars")) as typeof cars;
    expect(after.filter((car) => car.is_current).map((car) => car.slug)).toEqual([other?.slug]);
    // The form holds no change that nobody made: leaving asks nothing, and no draft waits for the next time.
    const asked: string[] = [];
    const note = (dialog: Dialog) => {
      asked.push(dialog.message());
      void dialog.accept();
    };
    page.on("dialog", note);
    await page.getByRole("button", { name: words.cancel, exact: true }).click();
    await page
      .getByRole("row")
      .filter({ hasText: other?.name ?? "" })
      .getByRole("button", { name: words.edit })
      .click();
    await expect(set).toBeDisabled();
    await expect(page.getByText(words.restored)).toHaveCount(0);
    page.off("dialog", note);
    expect(asked).toEqual([]);
  } finally {
    await call("PUT", `/cars/${before?.slug}`, { is_current: true });
  }
  await page.reload();
  await page
    .getByRole("row")
    .filter({ hasText: before?.name ?? "" })
    .getByRole("button", { name: words.edit })
    .click();
  await expect(page.getByRole("button", { name: words.setCurrent })).toBeDisabled();
  const asked = answerNext(page, false);
  await page
    .getByRole("row")
    .filter({ hasText: before?.name ?? "" })
    .getByRole("button", { name: words.remove })
    .click();
  expect(await asked).toContain(words.currentGoes);
});

test("unsaved changes are asked about, and a reload brings them back", async ({
  adminPage: page,
  language,
}) => {
  const words = WORDS[language];
  await page.goto("/admin/cars");
  await page.getByRole("button", { name: words.add }).click();
  const name = page.getByLabel(`${words.name} (EN)`);
  await name.fill("Half typed");
  let asked = "";
  page.once("dialog", (dialog) => {
    asked = dialog.message();
    void dialog.dismiss();
  });
  await page.getByRole("button", { name: words.cancel }).click();
  await expect(name).toHaveValue("Half typed");
  expect(asked).toBe(words.unsaved);
  const draft = () => page.evaluate(() => localStorage.getItem("draft:cars:new") ?? "");
  await expect.poll(draft).toContain("Half typed");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole("button", { name: words.add }).click();
  await expect(page.getByText(words.restored)).toBeVisible();
  await expect(name).toHaveValue("Half typed");
});

test.describe("photos", () => {
  // A picture that is deleted while its thumbnail is on the way.
  test.use({ expectedFaults: [/404/] });
  test("photos of a car are refused, uploaded in the order set, and deleted", async ({
    adminPage: page,
    language,
    site,
  }) => {
    const words = WORDS[language];
    const call = await caller(site);
    const [car] = (await call("GET", "/cars")) as { slug: string; id: number }[];
    const photos = async () =>
      (await call("GET", `/car-photos/${car?.id}`)) as {
        id: number;
        name: string;
        image_path: string;
        display_order: number;
      }[];
    const before = await photos();
    await page.goto(`/admin/car-photos/${car?.slug}`);
    await page.getByRole("button", { name: words.upload }).click();
    await expect(fault(page)).toHaveText(words.noneSelected);
    const choose = page.locator('input[type="file"][accept*="image"]');
    const one = await picture("many.jpg");
    await choose.setInputFiles(Array.from({ length: 21 }, () => one));
    await expect(fault(page)).toHaveText(words.tooMany);
    await choose.setInputFiles([await picture("first.jpg"), await picture("second.jpg")]);
    await page.getByRole("button", { name: words.up }).click();
    const last = page.getByRole("textbox", { name: words.photoName, exact: true }).nth(1);
    await last.fill("nose");
    await page.getByRole("textbox", { name: words.order, exact: true }).nth(1).fill("90");
    await expectSound(page);
    await page.getByRole("button", { name: words.upload }).click();
    await expect(success(page)).toHaveText(words.photosAdded);
    const added = (await photos()).filter(({ id }) => !before.some((photo) => photo.id === id));
    expect(added.map(({ name }) => name.replace(/\.jpg$/, ""))).toEqual(["second", "nose"]);
    expect(added.at(-1)?.display_order).toBe(90);
    const onSite = await (await page.request.get(`${site.url}/car/${car?.slug}`)).text();
    for (const { image_path } of added) expect(onSite).toContain(image_path.replace(/\.\w+$/, ""));
    for (const { name } of added) {
      page.once("dialog", (dialog) => void dialog.accept());
      await page.getByRole("button", { name: `${words.remove}: ${name}` }).click();
      await expect(page.getByRole("button", { name: `${words.remove}: ${name}` })).toHaveCount(0);
      await expect(success(page)).toHaveText(words.photoDeleted);
    }
    expect(await photos()).toHaveLength(before.length);
  });
});

function fault(page: Page): Locator {
  return page.getByRole("alert").filter({ hasText: /./ });
}

function success(page: Page): Locator {
  return page.getByRole("main").getByRole("status").filter({ hasText: /./ });
}

async function picture(name: string) {
  const create = { width: 640, height: 427, channels: 3 as const, background: "#334455" };
  return { name, mimeType: "image/jpeg", buffer: await sharp({ create }).jpeg().toBuffer() };
}

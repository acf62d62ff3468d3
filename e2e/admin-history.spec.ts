import { carsAdminWords } from "#features/cars/web/admin/cars-admin.words.ts";
import { historyWords } from "#features/history/web/admin/history.words.ts";
import { versionsWords } from "#kit/web/editor/conflict/versions.words.ts";
import { editorWords } from "#kit/web/editor/editor.words.ts";
import { caller } from "./api-calls.ts";
import { expect, expectSound, test } from "./fixtures.ts";

const OWN = {
  en: {
    name: "Name",
    horsepower: "Horsepower",
    only: "Only the history of",
    show: "Show the change: Changed, Car",
    showDeleted: "Show the change: Deleted, Product Old cap",
    inTheWay: (slug: string) =>
      `Failed to restore the previous version: The address “${slug}” now belongs to the product “New cap”.`,
  },
  cs: {
    name: "Název",
    horsepower: "Výkon v koních",
    only: "Jen historie záznamu",
    show: "Zobrazit změnu: Změněno, Auto",
    showDeleted: "Zobrazit změnu: Smazáno, Produkt Old cap",
    inTheWay: (slug: string) =>
      `Předchozí verzi se nepodařilo vrátit: Adresu „${slug}“ už má produkt „New cap“.`,
  },
};

const wordsIn = (language: "en" | "cs") => ({
  ...versionsWords[language],
  ...historyWords[language],
  ...editorWords[language],
  ...carsAdminWords[language],
  restored: historyWords[language].restored,
  ...OWN[language],
});

const WORDS = { en: wordsIn("en"), cs: wordsIn("cs") };

interface Car {
  id: number;
  slug: string;
  image_path: string;
  horsepower: number | null;
  updated_at: string;
}

const both = (name: string) => ({ en: { name }, cs: { name } });

test.describe("two people at one car", () => {
  // The write that comes second is refused, and so is the one to a car that is gone.
  test.use({ expectedFaults: [/409|404/] });

  test("the second one is shown both versions, chooses field by field, and loses nothing @job", async ({
    adminPage: page,
    language,
    site,
  }) => {
    const words = WORDS[language];
    const call = await caller(site);
    const [known] = (await call("GET", "/cars")) as Car[];
    const car = (await call("POST", "/cars", {
      translations: both(`Shared ${language}`),
      image_path: known?.image_path,
      horsepower: 300,
    })) as Car;
    const read = async () => (await call("GET", `/cars/${car.slug}`)) as Car & { name: string };
    const edit = () =>
      page
        .getByRole("row")
        .filter({ hasText: `Shared ${language}` })
        .getByRole("button", { name: words.edit })
        .click();
    try {
      await page.goto("/admin/cars");
      await edit();
      await page.getByLabel(`${words.name} (EN)`).fill(`Shared ${language} mine`);
      await call("PUT", `/cars/${car.slug}`, { horsepower: 450, translations: { en: { name: "Theirs" } } });
      await page.getByRole("button", { name: words.save, exact: true }).click();

      const panel = page.getByRole("group", { name: words.changedTitle });
      await expect(panel.getByRole("heading")).toBeFocused();
      const name = panel.getByRole("radiogroup", { name: `${words.name} (EN)` });
      const power = panel.getByRole("radiogroup", { name: words.horsepower });
      // What only they have changed is theirs, what both have changed is asked about, with mine chosen.
      await expect(name.getByRole("radio", { name: `${words.mine}: Shared ${language} mine` })).toBeChecked();
      await expect(power.getByRole("radio", { name: `${words.theirs}: 450` })).toBeChecked();
      await expectSound(page);
      // By keyboard alone: from the heading to the button.
      const save = panel.getByRole("button", { name: words.saveChosen });
      for (let presses = 0; presses < 6; presses++) {
        await page.keyboard.press("Tab");
        if (await save.evaluate((button) => button === document.activeElement)) break;
      }
      await page.keyboard.press("Enter");
      await expect(page.getByRole("status").getByText(words.updated)).toBeVisible();
      expect(await read()).toMatchObject({
        horsepower: 450,
        translations: { en: { name: `Shared ${language} mine` } },
      });

      await edit();
      await page.getByLabel(`${words.name} (EN)`).fill("Typed and kept");
      await call("DELETE", `/cars/${car.slug}`);
      await page.getByRole("button", { name: words.save, exact: true }).click();
      const gone = page.getByRole("group", { name: words.goneTitle });
      await expect(gone).toBeVisible();
      await expect(page.getByLabel(`${words.name} (EN)`)).toHaveValue("Typed and kept");
      await expectSound(page);
      await gone.getByRole("button", { name: words.saveAsNew }).click();
      await expect(page.getByRole("status").getByText(words.added)).toBeVisible();
    } finally {
      for (const { slug } of (await call("GET", "/cars")) as Car[])
        if (slug === car.slug || slug === "typed-and-kept") await call("DELETE", `/cars/${slug}`);
    }
  });
});

test("the history of a record shows what was changed, and a restore is on the site at once @job", async ({
  adminPage: page,
  language,
  site,
}) => {
  const words = WORDS[language];
  const call = await caller(site);
  const [known] = (await call("GET", "/cars")) as Car[];
  const car = (await call("POST", "/cars", {
    translations: both(`Logged ${language}`),
    image_path: known?.image_path,
  })) as Car;
  try {
    await call("PUT", `/cars/${car.slug}`, { translations: both(`Spoilt ${language}`) });
    await page.goto(`/admin/cars?record=${car.id}`);
    await page.getByRole("link", { name: words.history, exact: true }).click();
    await expect(page.getByText(`${words.only}: Spoilt ${language}`)).toHaveText(/./);
    await expect(page.getByRole("row")).toHaveCount(3);
    await expectSound(page);

    await page.getByRole("button", { name: words.show }).press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(`Logged ${language}`)).toHaveCount(2);
    await expect(dialog.getByText(`Spoilt ${language}`, { exact: true })).toHaveCount(2);
    await expect(dialog.getByText(words.horsepower)).toHaveCount(0);
    await expectSound(page);
    page.once("dialog", (question) => void question.accept());
    await dialog.getByRole("button", { name: words.restore }).press("Enter");
    await expect(page.getByRole("status").getByText(words.done)).toBeVisible();
    await expect(page.getByRole("row").nth(1)).toContainText(words.restored);
    await page.goto(`/car/${car.slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(`Logged ${language}`);
  } finally {
    await call("DELETE", `/cars/${car.slug}`);
  }
});

test.describe("a put-back that is refused", () => {
  test.use({ expectedFaults: [/409/] });

  test("a deleted product whose address was given away stays in the log, and the screen says what is in the way", async ({
    adminPage: page,
    language,
    site,
  }) => {
    const words = WORDS[language];
    const call = await caller(site);
    const slug = `reborn-${language}`;
    const add = (name: string) => call("POST", "/products", { slug, price: 1, translations: both(name) });
    await add("Old cap");
    await call("DELETE", `/products/${slug}`);
    await add("New cap");
    try {
      await page.goto("/admin/history?type=products&q=Old cap");
      await page.getByRole("button", { name: words.showDeleted }).click();
      const dialog = page.getByRole("dialog");
      page.once("dialog", (question) => void question.accept());
      await dialog.getByRole("button", { name: words.restore }).click();
      await expect(page.getByRole("alert").filter({ hasText: words.inTheWay(slug) })).toBeVisible();
      const product = (await call("GET", `/products/${slug}`)) as { name: string };
      expect(product.name).toBe("New cap");
    } finally {
      await call("DELETE", `/products/${slug}`);
    }
  });
});

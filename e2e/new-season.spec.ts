import type { Page } from "@playwright/test";
import { fillBoth, followMenu, picture, rowOf, success } from "./admin-steps.ts";
import { test as base, expect } from "./fixtures.ts";
import { ADMIN, type Site, startSite } from "./site.ts";

/** What a new team does first, by the browser alone, on a site that starts empty. */

const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const site = await startSite(undefined, { DEMO: "off" });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

test.use({ actionTimeout: 20_000 });

const WORDS = {
  en: {
    email: "E-mail",
    password: "Password",
    save: "Save",
    add: {
      team: "Add team member",
      cars: "Add car",
      events: "Add event",
      products: "Add Product",
      blog: "Add post",
    },
    added: {
      team: "Team member added successfully",
      cars: "Car added successfully",
      events: "Event added successfully",
      products: "Product added successfully",
      blog: "Post added successfully",
    },
    personName: "Name",
    position: "Position",
    name: "Name",
    title: "Title",
    date: "Date",
    location: "Location",
    price: "Price (CZK)",
    photosOfCar: "Photos",
    upload: "Upload photos",
    photosAdded: "Photos (8) added successfully",
    caption: "Caption (EN)",
    left: "7 of 10 images left",
    published: "Published (otherwise a draft)",
    content: (language: string) => `Content (${language})`,
    picture: "Image",
    chooseFile: "Choose a picture from this device",
    alternative: "Alternative text",
    insert: "Insert",
    photoAlt: "Start of the season",
  },
  cs: {
    email: "E-mail",
    password: "Heslo",
    save: "Uložit",
    add: {
      team: "Přidat člena týmu",
      cars: "Přidat auto",
      events: "Přidat událost",
      products: "Přidat produkt",
      blog: "Přidat příspěvek",
    },
    added: {
      team: "Člen týmu byl úspěšně přidán",
      cars: "Auto bylo úspěšně přidáno",
      events: "Událost byla úspěšně přidána",
      products: "Produkt byl úspěšně přidán",
      blog: "Příspěvek byl úspěšně přidán",
    },
    personName: "Jméno",
    position: "Pozice",
    name: "Název",
    title: "Název",
    date: "Datum",
    location: "Místo",
    price: "Cena (Kč)",
    photosOfCar: "Fotografie",
    upload: "Nahrát fotografie",
    photosAdded: "Fotografie (8) byly úspěšně přidány",
    caption: "Popisek (CS)",
    left: "Zbývá 7 z 10 obrázků",
    published: "Publikováno (jinak koncept)",
    content: (language: string) => `Obsah (${language})`,
    picture: "Obrázek",
    chooseFile: "Vybrat obrázek z tohoto zařízení",
    alternative: "Alternativní text",
    insert: "Vložit",
    photoAlt: "Začátek sezóny",
  },
};

const PEOPLE = [
  ["Jana Nová", "Driver", "Jezdkyně"],
  ["Petr Starý", "Mechanic", "Mechanik"],
] as const;

const EVENTS = ["Most", "Sosnová", "Brno", "Poznaň", "Riga"];

test("two people, a car with eight photos, five events, a product and a post are entered and seen @job", async ({
  page,
  language,
  site,
}) => {
  test.slow();
  const words = WORDS[language];
  const year = new Date().getFullYear() + 1;

  await test.step("the team signs in", async () => {
    await page.goto("/login", { waitUntil: "networkidle" });
    const main = page.getByRole("main");
    await main.getByLabel(words.email).fill(ADMIN.email);
    await main.getByLabel(words.password).fill(ADMIN.password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/admin$/);
  });

  await test.step("two people", async () => {
    for (const [name, position, pozice] of PEOPLE) {
      await open(page, language, "team");
      await fillBoth(page, words.personName, name);
      await fillBoth(page, words.position, position, pozice);
      await page
        .locator('form input[type="file"][accept*="image"]')
        .setInputFiles(await picture("person.jpg"));
      await save(page, words.save, words.added.team);
    }
  });

  await test.step("a car with eight photos", async () => {
    await open(page, language, "cars");
    await fillBoth(page, words.name, "Silvia Season");
    await page.locator('form input[type="file"][accept*="image"]').setInputFiles(await picture("car.jpg"));
    await save(page, words.save, words.added.cars);
    await rowOf(page, "Silvia Season").getByRole("link", { name: words.photosOfCar }).click();
    const photos = Array.from({ length: 8 }, (_, i) => picture(`photo-${i + 1}.jpg`, `#${i}${i}4455`));
    await page.locator('input[type="file"][accept*="image"]').setInputFiles(await Promise.all(photos));
    await page.getByLabel(words.caption).first().fill("First lap");
    await page.getByRole("button", { name: words.upload }).click();
    await expect(success(page)).toHaveText(words.photosAdded);
  });

  await test.step("five events", async () => {
    for (const [i, place] of EVENTS.entries()) {
      await open(page, language, "events");
      await page.getByLabel(words.date).fill(`${year}-0${i + 4}-15`);
      await fillBoth(page, words.title, `Drift ${place}`);
      await fillBoth(page, words.location, place);
      await page
        .locator('form input[type="file"][accept*="image"]')
        .setInputFiles(await picture("event.jpg"));
      await save(page, words.save, words.added.events);
    }
  });

  await test.step("a product with three pictures", async () => {
    await open(page, language, "products");
    await fillBoth(page, words.name, "Team scarf", "Týmová šála");
    await page.getByRole("textbox", { name: words.price }).fill("390");
    const files = ["front", "back", "detail"].map((name) => picture(`${name}.jpg`));
    await page.locator('form input[type="file"][accept*="image"]').setInputFiles(await Promise.all(files));
    await expect(page.getByText(words.left)).toBeVisible();
    await save(page, words.save, words.added.products);
  });

  await test.step("a post with a picture in both languages", async () => {
    await open(page, language, "blog");
    await fillBoth(page, words.title, "The season begins", "Sezóna začíná");
    await expect(page.getByLabel("URL slug (EN)")).toHaveValue("the-season-begins");
    await expect(page.getByLabel("URL slug (CS)")).toHaveValue("sezona-zacina");
    await page.locator('form input[type="file"][accept*="image"]').setInputFiles(await picture("post.jpg"));
    await page.getByLabel(words.published).check({ force: true });
    for (const [tab, text] of [
      ["EN", "We are back."],
      ["CS", "Jsme zpátky."],
    ] as const) {
      await page.getByRole("tab", { name: words.content(tab) }).click();
      await page.getByRole("textbox", { name: words.content(tab) }).click();
      await page.keyboard.type(text);
      await page.getByRole("button", { name: words.picture, exact: true }).click();
      const dialog = page.getByRole("dialog", { name: words.picture });
      const chosen = page.waitForEvent("filechooser");
      await dialog.getByLabel(words.chooseFile).click();
      await (await chosen).setFiles(await picture("track.jpg", "#884422"));
      await dialog.getByLabel(words.alternative).fill(words.photoAlt);
      await dialog.getByRole("button", { name: words.insert }).click();
      await expect(dialog).toBeHidden();
    }
    await save(page, words.save, words.added.blog);
  });

  await test.step("visitors see all of it", async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto("/");
    for (const [name] of PEOPLE) await expect(page.getByText(name).first()).toBeVisible();
    await page.goto("/car/silvia-season");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Silvia Season");
    await expect(page.getByRole("main").locator("figure, li button").getByRole("img")).toHaveCount(8);
    await page.goto("/events-calendar");
    for (const place of EVENTS) await expect(page.getByText(`Drift ${place}`).first()).toBeVisible();
    await page.goto("/product/team-scarf");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      language === "cs" ? "Týmová šála" : "Team scarf",
    );
    for (const [slug, title, text] of [
      ["the-season-begins", "The season begins", "We are back."],
      ["sezona-zacina", "Sezóna začíná", "Jsme zpátky."],
    ] as const) {
      const lang = slug === "sezona-zacina" ? "cs" : "en";
      await page.goto(`/blog/${slug}?lang=${lang}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.getByRole("article").first()).toContainText(text);
      await expect(page.getByRole("img", { name: words.photoAlt })).toBeVisible();
    }
  });
  expect((await (await page.request.get(`${site.url}/api/products/team-scarf`)).json()).photos).toHaveLength(
    3,
  );
});

/** From wherever one is, over the menu, to a new record of a screen. */
async function open(page: Page, language: "cs" | "en", screen: keyof (typeof WORDS)["en"]["add"]) {
  const words = WORDS[language];
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await followMenu(page, `/admin/${screen}`);
  await page.getByRole("button", { name: words.add[screen] }).click();
}

async function save(page: Page, label: string, said: string): Promise<void> {
  await page.getByRole("button", { name: label, exact: true }).click();
  await expect(success(page)).toHaveText(said);
}

import { ADMIN, expect, expectSound, test } from "./fixtures.ts";
import type { Site } from "./site.ts";

const WORDS = {
  en: {
    title: "Our cars",
    current: "Current season",
    specs: ["Power680 hp", "EngineLS3 6.2 V8, supercharged", "DriverMarek Havlín"],
    all: "All cars",
    next: "Next car",
    noPhotos: "No photos available yet",
    noDescription: "No description",
    fallbacks: ["Power321 hp", "EngineNot specified", "DriverNot specified", "SeasonNot specified"],
    notFound: "Car not found",
    detailFailed: "Failed to load car details",
    again: "Try again",
    enlarge: "Enlarge: Flat out into the first clipping zone",
  },
  cs: {
    title: "Naše auta",
    current: "Aktuální sezóna",
    specs: ["Výkon680 koní", "MotorLS3 6,2 V8 s kompresorem", "JezdecMarek Havlín"],
    all: "Všechna auta",
    next: "Další auto",
    noPhotos: "Zatím nejsou k dispozici žádné fotografie",
    noDescription: "Bez popisu",
    fallbacks: ["Výkon321 koní", "MotorNení uvedeno", "JezdecNení uvedeno", "SezónaNení uvedeno"],
    notFound: "Auto nebylo nalezeno",
    detailFailed: "Nepodařilo se načíst detail auta",
    again: "Zkusit znovu",
    enlarge: "Zvětšit: Naplno do první clipping zóny",
  },
};

test("the gallery shows all cars by display order, the current one marked, each leading to its page @job", async ({
  page,
  language,
}) => {
  const words = WORDS[language];
  await page.goto("/cars-gallery");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
  const cars = page.getByRole("main").getByRole("article");
  await expect(cars.getByRole("heading")).toHaveText([
    "Kestrel S14",
    "Comet GT86",
    "Wolfram E46",
    "Magnet 350Z",
    "Ember S13",
    "Badger E36",
  ]);
  await expect(page.getByText(words.current)).toHaveCount(1);
  await expect(cars.first()).toContainText(words.current);
  await cars.getByRole("link", { name: "Comet GT86" }).click();
  await expect(page).toHaveURL(/\/car\/comet-gt86$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Comet GT86");
  await expect(page).toHaveTitle(/^Comet GT86 \| /);
});

test("a car's page is its spec sheet, with the ways to the gallery and to the next car @both", async ({
  page,
  language,
}) => {
  const words = WORDS[language];
  await page.goto("/car/kestrel-s14");
  await expect(page.getByRole("img", { name: "Kestrel S14" })).toBeVisible();
  await expect(page.getByText(words.current)).toBeVisible();
  await expect(page.locator("article dl > div")).toHaveText([...words.specs, /^(Season|Sezóna)20\d\d$/]);
  await page.getByRole("link", { name: words.next }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Comet GT86");
  await page.getByRole("main").getByRole("link", { name: words.all, exact: true }).click();
  await expect(page).toHaveURL(/\/cars-gallery$/);
});

test("a car's page goes on with its build, results, driver and what the blog tells of it", async ({
  page,
  language,
}) => {
  await page.goto("/car/kestrel-s14");
  const build = page.getByRole("region", { name: language === "cs" ? "Stavba vozu" : "The build" });
  await expect(build.getByRole("term")).toContainText([language === "cs" ? "Karoserie" : "Shell"]);
  await expect(build.getByRole("definition").last()).toContainText("Comet");
  const driver = page.getByRole("region", { name: "Marek Havlín" });
  await expect(driver.getByRole("link")).toHaveAttribute("href", "/#team");
  // Not all of them are about this car.
  const posts = page.getByRole("region", { name: language === "cs" ? "Z blogu" : "From the blog" });
  await expect(posts.getByRole("article")).toHaveCount(3);
});

test("photos open large, turn with the arrow keys around the ends, and give the focus back @both @job", async ({
  page,
  language,
}) => {
  const words = WORDS[language];
  await page.goto("/car/kestrel-s14");
  const photo = page.getByRole("link", { name: words.enlarge });
  await photo.click();
  const viewer = page.getByRole("dialog");
  const shown = viewer.locator(".yarl__slide_current");
  await expect(shown).toContainText("1 / 7");
  await page.keyboard.press("ArrowLeft");
  await expect(shown).toContainText("7 / 7");
  await page.keyboard.press("ArrowRight");
  await expect(shown).toContainText("1 / 7");
  await page.keyboard.press("ArrowRight");
  await expect(shown).toContainText("2 / 7");
  await page.keyboard.press("Escape");
  await expect(viewer).toHaveCount(0);
  await expect(photo).toBeFocused();
});

test("a car without photos, description and values says so", async ({ page, site, language }) => {
  const words = WORDS[language];
  const car = await addBareCar(site, `Bare ${language}`);
  try {
    await page.goto(`/car/${car.slug}`);
    await expect(page.locator("article dl > div")).toHaveText(words.fallbacks);
    await expect(page.getByText(words.noPhotos)).toBeVisible();
    await expect(page.getByText(words.noDescription, { exact: true })).toBeVisible();
    await expectSound(page);
  } finally {
    await car.remove();
  }
});

test.describe("what goes wrong", () => {
  test.use({ expectedFaults: [/40[04]|500/] });

  test("an unknown car is a 404 with a way to the others", async ({ page, language }) => {
    const words = WORDS[language];
    const answer = await page.goto("/car/none-such");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.notFound);
    await expectSound(page);
    await page.getByRole("main").getByRole("link", { name: words.all }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
  });

  test("a car that fails to load says so and loads on another try", async ({ page, language }) => {
    const words = WORDS[language];
    await page.goto("/cars-gallery", { waitUntil: "networkidle" });
    await page.route("**/api/cars/badger-e36*", (route) =>
      route.fulfill({ status: 500, json: { message: "" } }),
    );
    await page.getByRole("link", { name: "Badger E36" }).click();
    await expect(page.getByRole("alert")).toContainText(words.detailFailed);
    await page.unroute("**/api/cars/badger-e36*");
    await page.getByRole("button", { name: words.again }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Badger E36");
  });
});

/** A car with a name, a picture and 321 hp, and nothing else. */
async function addBareCar({ url }: Site, name: string) {
  const json = { "content-type": "application/json" };
  const login = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: json,
    body: JSON.stringify(ADMIN),
  });
  const { accessToken } = await login.json();
  const headers = { authorization: `Bearer ${accessToken}` };
  const [known] = await (await fetch(`${url}/api/cars`)).json();
  const body = new FormData();
  body.set("image_path", known.image_path);
  body.set("horsepower", "321");
  body.set("display_order", "99");
  body.set("translations", JSON.stringify({ en: { name }, cs: { name } }));
  const created = await fetch(`${url}/api/cars`, { method: "POST", headers, body });
  expect(created.status).toBe(201);
  const { slug } = await created.json();
  return { slug, remove: () => fetch(`${url}/api/cars/${slug}`, { method: "DELETE", headers }) };
}

import type { Page } from "@playwright/test";
import { caller } from "./api-calls.ts";
import { expect, test } from "./fixtures.ts";
import type { Site } from "./site.ts";

const WORDS = {
  en: {
    move: "Move: ",
    picked: /picked up from position 1 of/,
    over: /: position 2 of/,
    dropped: /dropped at position 2 of/,
    saved: "The new order is saved.",
    undo: "Undo",
    undone: "The previous order has been restored.",
    failed: "The order wasn’t saved: ",
    search: "Search",
    searching: "Clear the search to change the order.",
  },
  cs: {
    move: "Přesunout: ",
    picked: /zvednuto z\smísta\s1\sz/,
    over: /: místo\s2\sz/,
    dropped: /položeno na\smísto\s2\sz/,
    saved: "Nové pořadí je uloženo.",
    undo: "Vrátit zpět",
    undone: "Platí znovu původní pořadí.",
    failed: "Pořadí se neuložilo: ",
    search: "Hledat",
    searching: "Pořadí lze měnit, když je hledání prázdné.",
  },
};

interface Sponsor {
  id: number;
  name: string;
}

async function stored(site: Site): Promise<number[]> {
  const call = await caller(site);
  return ((await call("GET", "/sponsors")) as Sponsor[]).map(({ id }) => id);
}

function handles(page: Page, language: "en" | "cs") {
  return page.getByRole("main").getByRole("button", { name: WORDS[language].move });
}

/** Moves the row whose handle has the focus one place down by keyboard, as it is spoken; it is not yet put there. */
async function moveDown(page: Page, language: "en" | "cs") {
  const spoken = page.locator('[id^="DndLiveRegion"]');
  await page.keyboard.press("Space");
  await expect(spoken).toHaveText(WORDS[language].picked);
  // Rows are measured in the frame after one is picked up; nobody's fingers are as fast as that.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
  await page.keyboard.press("ArrowDown");
  await expect(spoken).toHaveText(WORDS[language].over);
  return spoken;
}

/** Drags one handle onto another: by finger where the project touches, else by mouse. */
async function drag(page: Page, from: number, to: number, language: "en" | "cs", touch: boolean) {
  const place = async (index: number) => {
    const box = await handles(page, language).nth(index).boundingBox();
    if (!box) throw new Error("no handle");
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  await handles(page, language).nth(from).scrollIntoViewIfNeeded();
  const start = await place(from);
  const end = await place(to);
  const steps = [1, 2, 3, 4].map((step) => ({ x: start.x, y: start.y + ((end.y - start.y) * step) / 4 }));
  if (!touch) {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    for (const { x, y } of steps) await page.mouse.move(x, y, { steps: 3 });
    await page.mouse.up();
    return;
  }
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await send("touchStart", [start]);
  for (const point of steps) {
    await send("touchMove", [point]);
    await page.waitForTimeout(50);
  }
  await send("touchEnd", []);
}

test("a row is moved by the keyboard, which is said aloud, saved at once and taken back", async ({
  adminPage: page,
  language,
  site,
}) => {
  const words = WORDS[language];
  const before = await stored(site);
  await page.goto("/admin/sponsors");
  const first = handles(page, language).first();
  await first.focus();
  const spoken = await moveDown(page, language);
  await page.keyboard.press("Space");
  await expect(spoken).toHaveText(words.dropped);
  const main = page.getByRole("main");
  await expect(main.getByText(words.saved)).toBeVisible();
  const [a, b, ...rest] = before;
  expect(await stored(site)).toEqual([b, a, ...rest]);

  await main.getByRole("button", { name: words.undo }).click();
  await expect(main.getByText(words.undone)).toBeVisible();
  expect(await stored(site)).toEqual(before);

  await main.getByRole("searchbox", { name: words.search }).fill("a");
  await expect(main.getByText(words.searching)).toBeVisible();
  await expect(handles(page, language)).toHaveCount(0);
});

test("a row is dragged by mouse or finger; where that can't be saved it goes back and the reason is said @both", async ({
  adminPage: page,
  language,
  site,
  hasTouch,
}) => {
  const words = WORDS[language];
  const main = page.getByRole("main");
  const before = await stored(site);
  await page.goto("/admin/sponsors");
  await expect(handles(page, language)).toHaveCount(before.length);
  await drag(page, 0, 1, language, hasTouch === true);
  await expect(main.getByText(words.saved)).toBeVisible();
  const [a, b, ...rest] = before;
  expect(await stored(site)).toEqual([b, a, ...rest]);
  const call = await caller(site);
  await call("PUT", "/display-order/sponsors", { ids: before });
});

test.describe("an order that is refused", () => {
  test.use({ expectedFaults: [/409/] });
  test("is said with its reason, and the rows are back", async ({ adminPage: page, language, site }) => {
    const words = WORDS[language];
    const main = page.getByRole("main");
    await page.goto("/admin/sponsors");
    const first = handles(page, language).first();
    const name = await first.getAttribute("aria-label");
    const call = await caller(site);
    const texts = { name: "Mezitím" };
    const added = (await call("POST", "/sponsors", {
      translations: { en: texts, cs: texts },
      display_order: 999,
    })) as Sponsor;
    await first.focus();
    await moveDown(page, language);
    await page.keyboard.press("Space");
    await expect(main.getByRole("alert").filter({ hasText: words.failed })).toBeVisible();
    await expect(first).toHaveAccessibleName(name ?? "");
    await expect(handles(page, language).last()).toHaveAccessibleName(`${words.move}Mezitím`);
    await call("DELETE", `/sponsors/${added.id}`);
  });
});

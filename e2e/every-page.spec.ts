import type { Device } from "./device.ts";
import {
  DATA_PAGES,
  type Language,
  openPage,
  order,
  PLAIN_PAGES,
  saysOf,
  standBetween,
} from "./every-page.ts";
import { expect, expectSound, test } from "./fixtures.ts";
import { visitFrom } from "./states.ts";
import { foreignTexts } from "./words-of.ts";

/**
 * Every page in both languages, on a phone and on a desktop, loaded, loading, failed and empty.
 * What each page says in each state is shown by the page's own tests.
 *
 * All of axe's rules are asked in the device's own language, so once in either width and either language; in the other
 * language the one that depends on how wide words are.
 */
const LANGUAGES: Language[] = ["cs", "en"];
const AGAIN = { en: "Try again", cs: "Zkusit znovu" };

const rulesIn = (language: Language, device: Device) =>
  device.language === language ? undefined : ["target-size"];

test.describe.configure({ timeout: 180_000 });
for (const asked of LANGUAGES) {
  test.describe(`in ${asked}`, () => {
    test.use({ language: asked });

    test.describe("loaded", () => {
      test.use({ expectedFaults: [/^404 .+\/no-such-page$|^console: Failed to load resource.+404/] });

      test("every page is sound and has no word of the other language @both @job", async ({
        page,
        language,
        device,
      }) => {
        const judge = async () => {
          await expectSound(page, rulesIn(language, device));
          await expect(page.locator("html")).toHaveAttribute("lang", language);
          expect(await foreignTexts(page, language), page.url()).toEqual([]);
        };
        for (const path of [...DATA_PAGES(language), ...PLAIN_PAGES]) {
          await openPage(page, path, language);
          await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
          await judge();
        }
        await order(page, language, judge);
      });
    });

    test.describe("not loaded", () => {
      test.use({ expectedFaults: [/^(404|500) .+\/api\/|^console: Failed to load resource.+(404|500)/] });

      test("every page that reads is sound while it waits, when that fails, and when there is nothing @both", async ({
        page,
        language,
        device,
      }) => {
        const api = await standBetween(page);
        const main = page.getByRole("main");
        const judge = async () => {
          await expectSound(page, rulesIn(language, device));
          expect(await foreignTexts(page, language), page.url()).toEqual([]);
        };
        for (const path of DATA_PAGES(language)) {
          api.hold();
          await openPage(page, "/login", language);
          await visitFrom(page, path);
          await expect(main.getByRole("status").first()).toBeVisible();
          await judge();
          api.let("fail");
          const again = main.getByRole("alert").getByRole("button", { name: AGAIN[language] });
          await expect(again.first()).toBeVisible();
          await expect(main.getByRole("status")).toHaveCount(0);
          await judge();
          for (const text of saysOf("failed", path, language)) await expect(main).toContainText(text);
          api.let("nothing");
          await again.evaluateAll((buttons: HTMLElement[]) => {
            for (const button of buttons) button.click();
          });
          await expect(main.getByRole("alert")).toHaveCount(0);
          await expect(main.getByRole("status")).toHaveCount(0);
          await judge();
          for (const text of saysOf("nothing", path, language)) await expect(main).toContainText(text);
        }
      });
    });
  });
}

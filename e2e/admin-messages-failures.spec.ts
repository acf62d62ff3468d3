import { expect, test } from "./fixtures.ts";
import { banner, onePage, READ_MESSAGE, WORDS } from "./messages-steps.ts";

test.describe("with faults of the API", () => {
  test.use({ expectedFaults: [/500/] });

  test("a reply that can't be sent is said, and stays as it was typed", async ({
    adminPage: page,
    language,
  }) => {
    const words = WORDS[language];
    await page.route(/\/api\/contact-messages\?/, (route) =>
      route.fulfill({ json: onePage([READ_MESSAGE]) }),
    );
    await page.route(/\/api\/contact-messages\/\d+\/reply/, (route) =>
      route.fulfill({ status: 500, body: "{}" }),
    );
    await page.goto("/admin/messages");
    await page.getByRole("button", { name: READ_MESSAGE.subject }).click();
    await page.getByRole("textbox", { name: words.replyTo("Karel") }).fill("Ano");
    await page.getByRole("button", { name: words.send }).click();
    await expect(banner(page, "alert")).toHaveText(words.failedToSend);
    await expect(page.getByRole("textbox", { name: words.replyTo("Karel") })).toHaveText("Ano");
  });
});

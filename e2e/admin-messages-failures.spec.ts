import { expect, expectSound, test } from "./fixtures.ts";
import { banner, longList, onePage, READ_MESSAGE, WORDS } from "./messages-steps.ts";

test("what is searched for in vain is said", async ({ adminPage: page, language }) => {
  const words = WORDS[language];
  await longList(page, 3);
  await page.goto("/admin/messages");
  await page.getByLabel(words.search).fill("nobody wrote this");
  await expect(page.getByText(words.noMatch)).toBeVisible();
  await expectSound(page);
});

test.describe("with faults of the API", () => {
  test.use({ expectedFaults: [/500/] });

  test("messages that can't be loaded, and a reply that can't be sent, are said", async ({
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
    await page.route(/\/api\/contact-messages\?/, (route) => route.fulfill({ status: 500, body: "{}" }));
    await page.goto("/admin/messages");
    await expect(banner(page, "alert")).toHaveText(words.failedToLoad);
  });
});

import { vouchersAdminWords } from "#features/vouchers/web/admin/vouchers-admin.words.ts";
import { filmOfCode } from "./camera-film.ts";
import { expect, expectSound, signIn, test } from "./fixtures.ts";
import { sellRide } from "./sell-ride.ts";

const OWN = {
  en: {
    usedAlready: /This voucher has already been used: .+/,
    typo: "This isn’t a voucher code. Please check it for typos.",
    cameraFails: /Type the code instead|or type the code/,
  },
  cs: {
    usedAlready: /Tento poukaz už byl použit: .+/,
    typo: "Tohle není kód poukazu. Zkontrolujte prosím, jestli v něm není překlep.",
    cameraFails: /Napište místo toho kód|nebo napište kód/,
  },
};

const wordsIn = (language: "en" | "cs") => ({
  ...vouchersAdminWords[language],
  usedState: vouchersAdminWords[language].states.used,
  reason: vouchersAdminWords[language].undoReason,
  send: vouchersAdminWords[language].undoSend,
  undone: vouchersAdminWords[language].undone.usable,
  undoneVoid: vouchersAdminWords[language].undone.unusable,
  ...OWN[language],
});

const WORDS = { en: wordsIn("en"), cs: wordsIn("cs") };

test.describe("at the track", () => {
  test.use({ expectedFaults: [/409|404/] });

  test("a voucher is found by its code, used once, and a mistake is taken back @job", async ({
    adminPage: page,
    language,
    site,
  }) => {
    const t = WORDS[language];
    const { call, code, cancel, remove } = await sellRide(site);
    await page.goto("/admin/vouchers");
    const answer = await page.request.get("/admin/vouchers");
    expect(answer.headers()["permissions-policy"]).toBe("camera=(self)");
    expect((await page.request.get("/admin/orders")).headers()["permissions-policy"]).toBe("camera=()");
    await page.getByRole("searchbox", { name: t.find }).fill(code.toLowerCase().replaceAll("-", " "));
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("Božena Čermáková");
    await expectSound(page);
    // Somebody else at the gate was quicker.
    await call("POST", `/vouchers/${code}/use`);
    await dialog.getByRole("button", { name: t.use }).click();
    await expect(dialog.getByText(t.usedAlready)).toBeVisible();
    await dialog.getByRole("button", { name: t.undo }).click();
    await dialog.getByRole("textbox", { name: t.reason }).fill("wrong guest");
    await dialog.getByRole("button", { name: t.send }).click();
    await expect(dialog.getByText(t.undone)).toBeVisible();
    await dialog.getByRole("button", { name: t.use }).click();
    await expect(dialog.getByText(t.usedNow)).toBeVisible();
    await expect(dialog.getByText(t.usedState, { exact: true })).toBeVisible();
    // Its order is cancelled meanwhile, so it is void then.
    await cancel();
    await dialog.getByRole("button", { name: t.undo }).click();
    await dialog.getByRole("textbox", { name: t.reason }).fill("wrong guest again");
    await dialog.getByRole("button", { name: t.send }).click();
    await expect(dialog.getByText(t.undoneVoid, { exact: true })).toBeVisible();
    await dialog.getByRole("button", { name: t.close }).first().click();
    await page.goto("/admin/vouchers?code=7777-7777-7772");
    await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(t.typo);
    await remove();
  });

  test("the camera reads a voucher's code, in a browser that has no detector of its own", async ({
    playwright,
    launchOptions,
    contextOptions,
    language,
    site,
  }) => {
    const t = WORDS[language];
    const { code, remove } = await sellRide(site);
    const film = await filmOfCode(code);
    const camera = ["--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"];
    const args = [...(launchOptions.args ?? []), ...camera, `--use-file-for-fake-video-capture=${film.file}`];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const page = await (await browser.newContext(contextOptions)).newPage();
    await page.context().addCookies([{ name: "language", value: language, url: site.url }]);
    await signIn(page, site);
    await page.goto(`${site.url}/admin/vouchers`);
    expect(await page.evaluate(() => "BarcodeDetector" in globalThis)).toBe(false);
    await page.getByRole("button", { name: t.scan }).click();
    await expect(page.getByRole("dialog").getByRole("button", { name: t.use })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(code));
    await browser.close();
    await film.remove();
    await remove();
  });

  test("without a camera the code is asked for", async ({ adminPage: page, language }) => {
    const t = WORDS[language];
    await page.goto("/admin/vouchers");
    await page.getByRole("button", { name: t.scan }).click();
    await expect(page.getByRole("dialog").getByRole("alert")).toContainText(t.cameraFails);
  });
});

import { expect, expectSound, test } from "./fixtures.ts";

const WORDS = {
  en: {
    email: "Email",
    failed: "Incorrect login credentials or server error. Please try again.",
    home: /home/i,
  },
  cs: {
    email: "E-mail",
    failed: "Nesprávné přihlašovací údaje nebo chyba serveru. Zkuste to prosím znovu.",
    home: /stránku|domů/i,
  },
};

test.use({ expectedFaults: [/401|500/] });

test("wrong credentials, a broken server and an answer without tokens are said with one text", async ({
  page,
  language,
}) => {
  const words = WORDS[language];
  await page.goto("/login", { waitUntil: "networkidle" });
  await expectSound(page);
  const main = page.getByRole("main");
  const submit = main.locator("button[type=submit]");
  const fill = async () => {
    await main.locator("input[type=email]").fill("nikdo@example.cz");
    await main.locator("input[type=password]").fill("spatne-heslo");
  };
  const answers = [null, { status: 500, json: { message: "" } }, { status: 200, json: { user: {} } }];
  for (const answer of answers) {
    if (answer) await page.route("**/api/auth/login*", (route) => route.fulfill(answer));
    await fill();
    await submit.click();
    await expect(main.getByRole("alert")).toHaveText(words.failed);
    await page.unroute("**/api/auth/login*");
    await page.reload({ waitUntil: "networkidle" });
  }
  expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();
});

test("e-mail and password are asked for before anything is sent, and a link leads home", async ({
  page,
  language,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => request.url().includes("/api/auth/login") && sent.push(request.url()));
  await page.goto("/login", { waitUntil: "networkidle" });
  const main = page.getByRole("main");
  await main.locator("button[type=submit]").click();
  await expect(main.locator("input[type=email]")).toHaveAttribute("aria-invalid", "true");
  await expect(main.locator("input[type=password]")).toHaveAttribute("aria-invalid", "true");
  expect(sent).toEqual([]);
  await main.getByRole("link", { name: WORDS[language].home }).click();
  await expect(page).toHaveURL(/\/$/);
});

import { caller } from "./api-calls.ts";
import { expect, expectSound, test } from "./fixtures.ts";

const WORDS = {
  en: {
    title: "Translations",
    counter: "Translate texts",
    toCzech: "Into Czech",
    missing: "Czech",
    edit: "Edit: ",
    right: "Right as it is: ",
    editTitle: "Edit achievement",
  },
  cs: {
    title: "Překlady",
    counter: "Přeložit texty",
    toCzech: "Do češtiny",
    missing: "Čeština",
    edit: "Upravit: ",
    right: "Je v pořádku: ",
    editTitle: "Upravit úspěch",
  },
};

test("what is not translated is counted at the dashboard, listed, and one press away from its editor @job", async ({
  adminPage: page,
  language,
  site,
}) => {
  const words = WORDS[language];
  const call = await caller(site);
  const texts = { en: { title: "Untold", description: "Only here" }, cs: { title: "Untold" } };
  const { id } = (await call("POST", "/achievements", { year: 2020, translations: texts })) as { id: number };
  await page.goto("/admin");
  await page
    .getByRole("main")
    .getByRole("link", { name: new RegExp(`^${words.counter}\\s*\\d+$`) })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
  await page.getByText(words.toCzech, { exact: true }).click();
  const row = page.getByRole("row").filter({ hasText: "Untold" });
  await expect(row).toContainText(words.missing);
  await expectSound(page);

  await call("PUT", `/achievements/${id}`, { translations: { cs: { description: "Jen tady" } } });
  await call("PUT", `/achievements/${id}`, { translations: { en: { description: "Only here now" } } });
  await page.reload();
  await row.getByRole("button", { name: `${words.right}Untold` }).click();
  await expect(row).toHaveCount(0);

  await call("PUT", `/achievements/${id}`, { translations: { en: { description: "Changed again" } } });
  await page.reload();
  await row.getByRole("link", { name: `${words.edit}Untold` }).click();
  await expect(page).toHaveURL(/\/admin\/achievements\/\d+$/);
  await expect(page.getByRole("heading", { level: 2, name: words.editTitle })).toBeVisible();
  await expect(page.getByRole("textbox").filter({ visible: true }).first()).toHaveValue(/./);
  await call("DELETE", `/achievements/${id}`);
});

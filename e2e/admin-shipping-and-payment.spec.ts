import type { Page } from "@playwright/test";
import { answerNext, fault, fillBoth, rowOf, success } from "./admin-steps.ts";
import { expect, expectSound, test } from "./fixtures.ts";
import { openCheckout, SHOP_WORDS } from "./shop-steps.ts";

const WORDS = {
  en: {
    name: "Name",
    nameMissing: "Name is required in both languages",
    price: "Price (CZK)",
    kind: "Kind",
    active: "Shown on the site",
    save: "Save",
    edit: "Edit",
    remove: "Delete",
    courier: "Motorcycle courier",
    courierPrice: /^Motorcycle courier.*CZK\s149\.50/,
    courierDearer: /^Motorcycle courier.*CZK\s160/,
    cheque: "Cash at the gate",
    shipping: {
      add: "Add shipping method",
      added: "Shipping method added successfully",
      updated: "Shipping method updated successfully",
      deleted: "Shipping method deleted successfully",
      confirm: "Delete the shipping method Motorcycle courier?",
    },
    payment: {
      tab: "Payment methods",
      add: "Add payment method",
      added: "Payment method added successfully",
      updated: "Payment method updated successfully",
      deleted: "Payment method deleted successfully",
    },
  },
  cs: {
    name: "Název",
    nameMissing: "Název je povinný v obou jazycích",
    price: "Cena (Kč)",
    kind: "Druh",
    active: "Zobrazit na webu",
    save: "Uložit",
    edit: "Upravit",
    remove: "Smazat",
    courier: "Kurýr na motorce",
    courierPrice: /^Kurýr na motorce.*149,50\sKč/,
    courierDearer: /^Kurýr na motorce.*160\sKč/,
    cheque: "Hotově na místě",
    shipping: {
      add: "Přidat způsob dopravy",
      added: "Způsob dopravy byl úspěšně přidán",
      updated: "Způsob dopravy byl úspěšně upraven",
      deleted: "Způsob dopravy byl úspěšně smazán",
      confirm: "Smazat způsob dopravy Kurýr na motorce?",
    },
    payment: {
      tab: "Způsoby platby",
      add: "Přidat způsob platby",
      added: "Způsob platby byl úspěšně přidán",
      updated: "Způsob platby byl úspěšně upraven",
      deleted: "Způsob platby byl úspěšně smazán",
    },
  },
};

/** The choices of the checkout, in a visitor's page. */
const offered = (page: Page, name: "shipping" | "payment") => page.locator(`[name=${name}] option`);

test("a way of shipping is refused without names, added, made dearer and deleted, and the checkout follows @job", async ({
  adminPage: page,
  context,
  language,
}) => {
  const words = WORDS[language];
  const t = words.shipping;
  const visitor = await context.newPage();
  await openCheckout(visitor, SHOP_WORDS[language]);
  await page.goto("/admin/shipping-and-payment");
  await page.getByRole("button", { name: t.add }).click();
  await page.getByRole("button", { name: words.save, exact: true }).click();
  await expect(page.getByText(words.nameMissing).first()).toBeVisible();
  await fillBoth(page, words.name, WORDS.en.courier, WORDS.cs.courier);
  await page.getByRole("textbox", { name: words.price }).fill("149.5");
  await expectSound(page);
  await page.getByRole("button", { name: words.save, exact: true }).click();
  await expect(success(page)).toHaveText(t.added);
  await visitor.reload();
  await expect(offered(visitor, "shipping").filter({ hasText: words.courierPrice })).toHaveCount(1);

  const row = rowOf(page, words.courier);
  await row.getByRole("button", { name: words.edit }).click();
  await page.getByRole("textbox", { name: words.price }).fill("160");
  await page.getByRole("button", { name: words.save, exact: true }).click();
  await expect(success(page)).toHaveText(t.updated);
  await visitor.reload();
  await expect(offered(visitor, "shipping").filter({ hasText: words.courierDearer })).toHaveCount(1);

  const question = answerNext(page);
  await row.getByRole("button", { name: words.remove }).click();
  expect(await question).toBe(t.confirm);
  await expect(success(page)).toHaveText(t.deleted);
  await expect(row).toHaveCount(0);
  await visitor.reload();
  await expect(offered(visitor, "shipping").nth(1)).toBeAttached();
  await expect(offered(visitor, "shipping").filter({ hasText: words.courier })).toHaveCount(0);
});

test("a way of paying is refused without names, added, hidden and deleted, and the checkout follows", async ({
  adminPage: page,
  context,
  language,
}) => {
  const words = WORDS[language];
  const t = words.payment;
  const visitor = await context.newPage();
  await openCheckout(visitor, SHOP_WORDS[language]);
  const way = offered(visitor, "payment").filter({ hasText: words.cheque });
  await page.goto("/admin/shipping-and-payment");
  await page.getByRole("tab", { name: t.tab }).click();
  await page.getByRole("button", { name: t.add }).click();
  await page.getByRole("button", { name: words.save, exact: true }).click();
  await expect(fault(page).first()).toBeVisible();
  await fillBoth(page, words.name, WORDS.en.cheque, WORDS.cs.cheque);
  await page.getByRole("combobox", { name: words.kind }).selectOption("cash");
  await page.getByRole("button", { name: words.save, exact: true }).click();
  await expect(success(page)).toHaveText(t.added);
  await visitor.reload();
  await expect(way).toHaveCount(1);

  const row = rowOf(page, words.cheque);
  await row.getByRole("button", { name: words.edit }).click();
  await page.getByRole("switch", { name: words.active }).click();
  await page.getByRole("button", { name: words.save, exact: true }).click();
  await expect(success(page)).toHaveText(t.updated);
  await visitor.reload();
  await expect(offered(visitor, "payment").nth(1)).toBeAttached();
  await expect(way).toHaveCount(0);

  const question = answerNext(page);
  await row.getByRole("button", { name: words.remove }).click();
  await question;
  await expect(success(page)).toHaveText(t.deleted);
  await expect(row).toHaveCount(0);
});

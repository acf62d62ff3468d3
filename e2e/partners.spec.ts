import { expect, test } from "./fixtures.ts";
import { expectSound } from "./sound.ts";

const WORDS = {
  en: {
    become: "Become a partner",
    title: "Partnership",
    numbers: "The team in numbers",
    pdf: "Save as PDF",
  },
  cs: {
    become: "Staňte se partnerem",
    title: "Partnerství",
    numbers: "Tým v číslech",
    pdf: "Uložit jako PDF",
  },
};

test("the home page leads partners to a page with reach, offer, numbers, partners, contact and a PDF", async ({
  page,
  language,
}) => {
  const words = WORDS[language];
  await page.goto("/");
  await page.locator("#sponsors").getByRole("link", { name: words.become }).click();
  await expect(page).toHaveURL(/\/page\/partners$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
  await expect(page.getByRole("region", { name: words.numbers }).getByRole("listitem")).toHaveCount(4);
  // Ten of the demo; a test of the back office beside this one may have added its own.
  await expect.poll(() => page.locator("#with-us").getByRole("listitem").count()).toBeGreaterThanOrEqual(10);
  await expect(page.locator("#write").getByRole("link")).toHaveAttribute("href", "/#contact");
  await expectSound(page);
  const document = page.getByRole("link", { name: words.pdf });
  const answer = await page.request.get((await document.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toBe("application/pdf");
});

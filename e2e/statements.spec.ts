import { bookingStatementsWords } from "#features/bookings/statements.words.ts";
import { statementsWords } from "#features/statements/statements.words.ts";
import { expect, expectSound, test } from "./fixtures.ts";
import { addRideDay } from "./ride-days.ts";
import { sellRide } from "./sell-ride.ts";

const OWN = {
  en: {
    whoMayRide: "Who can ride: Height: at least 140 cm. Weight: at most 120 kg.",
    tooSmall: "For safety reasons, riders must be at least 140 cm tall.",
    noWeight: "Please enter the weight in kilograms.",
    rules: "Safety rules for riders",
    read: /I have read and understood the safety rules/,
  },
  cs: {
    whoMayRide: "Kdo může jet: Výška: nejméně 140 cm. Hmotnost: nejvýše 120 kg.",
    tooSmall: "Kvůli bezpečnosti může jet jen ten, kdo měří nejméně 140 cm.",
    noWeight: "Napište prosím hmotnost v kilogramech.",
    rules: "Bezpečnostní pravidla pro účastníky",
    read: /Bezpečnostní pravidla jsem si přečetl/,
  },
};

const wordsIn = (language: "en" | "cs") => ({
  ...statementsWords[language],
  ...bookingStatementsWords[language],
  name: statementsWords[language].rider,
  typing: statementsWords[language].typeInstead,
  unread: statementsWords[language].missing.has_read,
  unsigned: statementsWords[language].missing.signature,
  ...OWN[language],
});

const WORDS = { en: wordsIn("en"), cs: wordsIn("cs") };

test("a rider reads the rules and signs with a finger; a parent signs for a child with the keyboard @job", async ({
  page,
  site,
  language,
}) => {
  const words = WORDS[language];
  const { call, code } = await sellRide(site);
  const product = (await call("GET", "/products/drift-taxi")) as { id: string };
  const texts = { title: "Drift", place: "Most" };
  const day = (await call("POST", "/days", {
    date: new Date(Date.now() + 13 * 86_400_000).toISOString().slice(0, 10),
    starts: "09:00",
    ends: "17:00",
    is_active: true,
    translations: { en: texts, cs: texts },
    products: [{ id: product.id }],
  })) as { id: number };
  await call("POST", `/days/${day.id}/slots`, { starts: "09:00", ends: "09:20", seats: 2 });
  const { slots } = (await call("GET", `/days/${day.id}`)) as { slots: { id: number }[] };
  const rider = { rider: "Jana Malá", email: "jana@example.cz" };
  const { id, key } = (await call("POST", "/bookings", { code, slot_id: slots[0]?.id, ...rider })) as {
    id: number;
    key: string;
  };
  await page.goto(`/booking/${id}/${key}`);
  await page.getByRole("link", { name: words.link }).click();
  await expect(page.getByRole("heading", { name: words.rules })).toBeVisible();
  await expect(page.getByLabel(words.name)).toHaveValue("Jana Malá");
  await page.getByLabel(words.born).fill("1990-02-03");
  await page.getByRole("button", { name: words.send }).click();
  await expect(page.getByText(words.unread)).toBeVisible();
  await expect(page.getByText(words.unsigned)).toBeVisible();
  await expectSound(page);
  await page.getByLabel(words.read).check();
  const pad = page.getByTestId("signature");
  await pad.scrollIntoViewIfNeeded();
  const box = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + 20, box.y + 40);
  await page.mouse.down();
  for (let step = 1; step <= 12; step++)
    await page.mouse.move(box.x + 20 + step * 15, box.y + (step % 2 ? 20 : 60));
  await page.mouse.up();
  await page.getByRole("button", { name: words.send }).click();
  await expect(page.getByText(words.done)).toBeVisible();
  await expectSound(page);

  await page.getByRole("button", { name: words.again }).click();
  await page.getByLabel(words.name).fill("Ema Malá");
  await page.getByLabel(words.born).fill(`${new Date().getFullYear() - 10}-02-03`);
  await page.getByLabel(words.guardian).fill("Jana Malá");
  await page.getByLabel(words.relation).fill("matka");
  await page.getByLabel(words.read).press("Space");
  await page.getByRole("button", { name: words.typing }).press("Enter");
  await page.getByLabel(words.typed).fill("Jana Malá");
  await expectSound(page);
  await page.getByLabel(words.typed).press("Enter");
  await expect(page.getByText(words.done)).toBeVisible();
  await expect(page.getByTestId("statement-seat")).toContainText("Ema Malá");
  const stored = (await call("GET", `/bookings/admin?day=${day.id}`)) as { signed: number }[];
  expect(stored).toMatchObject([{ signed: 1 }]);
});

test("a ride with limits says who may ride, asks each rider for height and weight, and refuses in plain words @job", async ({
  page,
  site,
  language,
}) => {
  const words = WORDS[language];
  const { call, code } = await sellRide(site);
  await call("PUT", "/products/drift-taxi", { min_height: 140, max_weight: 120 });
  const slots = [{ starts: "09:00", ends: "09:20", seats: 2 }];
  const day = await addRideDay(call, { inDays: 14, slots });
  const rider = { rider: "Jana Malá", email: "jana@example.cz" };
  const { id, key } = (await call("POST", "/bookings", {
    code,
    slot_id: day.slots[0]?.id,
    ...rider,
  })) as { id: number; key: string };
  await page.goto("/product/drift-taxi");
  await expect(page.getByText(words.whoMayRide)).toBeVisible();
  await expectSound(page);
  await page.goto(`/booking/${id}/${key}/statement`);
  await page.getByLabel(words.born).fill("1990-02-03");
  await page.getByLabel(words.height).fill("139");
  await page.getByLabel(words.read).check();
  await page.getByRole("button", { name: words.typing }).click();
  await page.getByLabel(words.typed).fill("Jana Malá");
  await page.getByRole("button", { name: words.send }).click();
  await expect(page.getByText(words.tooSmall)).toBeVisible();
  await expect(page.getByText(words.noWeight)).toBeVisible();
  await expectSound(page);
  await page.getByLabel(words.height).fill("165");
  await page.getByLabel(words.weight).fill("62");
  await page.getByRole("button", { name: words.send }).click();
  await expect(page.getByText(words.done)).toBeVisible();
  await call("PUT", "/products/drift-taxi", { min_height: null, max_weight: null });
});

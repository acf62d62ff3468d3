import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import AchievementStatsScreen from "#features/achievement-stats/web/admin/achievement-stats-screen.tsx";
import ProductsScreen from "#features/products/web/admin/products-screen.tsx";
import SponsorsScreen from "#features/sponsors/web/admin/sponsors-screen.tsx";
import { faultSaid, livePage } from "#testing/live-page.tsx";

/** Forms in the language of the screen, the other one behind a switch. */

afterEach(() => localStorage.clear());

const field = (name: string) => screen.queryByRole<HTMLInputElement>("textbox", { name });
const fieldSoon = (name: string) => screen.findByRole<HTMLInputElement>("textbox", { name });

const COPY = /^Zkopírovat z\sčeštiny$/;

const newStat = (language: "cs" | "en") =>
  livePage(<AchievementStatsScreen />, {
    language,
    url: "/admin/achievement-stats/new",
    answers: { "GET /achievement-stats": [] },
  });

test.each([
  ["cs", "Název (CS)", "Název (EN)", "Také anglicky"],
  ["en", "Title (EN)", "Title (CS)", "Also in Czech"],
] as const)(
  "in %s a form asks for its own language, and for the other on request",
  async (...[language, own, other, ask]) => {
    const { user } = newStat(language);
    await fieldSoon(own);
    expect(field(other)).toBeNull();
    await user.click(screen.getByRole("switch", { name: ask }));
    await fieldSoon(other);
    const names = screen
      .getAllByRole("textbox")
      .map((input) => input.closest(".mantine-TextInput-root")?.textContent);
    expect(names.findIndex((name) => name?.includes(own))).toBeLessThan(
      names.findIndex((name) => name?.includes(other)),
    );
  },
);

test("what the other language lacks is counted, and copied on request without writing over anything", async () => {
  const { user } = newStat("cs");
  await user.type(await fieldSoon("Název (CS)"), "Výhry");
  expect(await screen.findByText("Chybí 1 text")).toBeTruthy();
  expect(screen.queryByRole("button", { name: COPY })).toBeNull();
  await user.click(screen.getByRole("switch", { name: "Také anglicky" }));
  await user.click(screen.getByRole("button", { name: COPY }));
  expect((await fieldSoon("Název (EN)")).value).toBe("Výhry");
  expect(screen.queryByText(/^Chybí/)).toBeNull();
});

test("a fault in the language that is not shown shows it", async () => {
  const { user } = newStat("cs");
  await user.type(await fieldSoon("Název (CS)"), "Výhry");
  await user.type(await fieldSoon("Hodnota"), "5");
  await user.click(screen.getByRole("button", { name: "Uložit" }));
  expect(await faultSaid()).toContain("Název je povinný v obou jazycích");
  expect((await fieldSoon("Název (EN)")).getAttribute("aria-invalid")).toBe("true");
});

test("who has asked for both languages is shown both the next time", async () => {
  const { user } = newStat("cs");
  await user.click(await screen.findByRole("switch", { name: "Také anglicky" }));
  await fieldSoon("Název (EN)");
  document.body.innerHTML = "";
  newStat("cs");
  await fieldSoon("Název (EN)");
});

test("a name is asked for once and stored in both languages, unless it differs", async () => {
  const sent: { en: { name: string }; cs: { name: string } }[] = [];
  const { user } = livePage(<SponsorsScreen />, {
    language: "cs",
    url: "/admin/sponsors/new",
    answers: {
      "GET /sponsors": [],
      "POST /sponsors": ({ body }: { body: FormData }) =>
        sent.push(JSON.parse(String(body.get("translations")))) && {},
    },
  });
  await user.type(await fieldSoon("Název"), "Rapid Oil");
  await user.click(screen.getByRole("button", { name: "Název: Jinak anglicky" }));
  await user.type(await fieldSoon("Název (EN)"), " Ltd");
  await user.click(screen.getByRole("button", { name: "Uložit" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ cs: { name: "Rapid Oil" }, en: { name: "Rapid Oil Ltd" } });
});

test("a product begins with its kind, and what is rare is folded until a fault is in it", async () => {
  const { user } = livePage(<ProductsScreen />, {
    url: "/admin/products/new",
    answers: { "GET /products": [] },
  });
  const kinds = await screen.findByRole("radiogroup", { name: "Category" });
  const [first] = document.querySelectorAll("form input, form [role=radio]");
  expect(kinds.contains(first as Element) || first?.getAttribute("role") === "switch").toBe(true);
  await user.click(screen.getByRole("radio", { name: "Merchandise" }));
  const folds = [...document.querySelectorAll("details")];
  expect(folds.map(({ open }) => open)).not.toContain(true);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await faultSaid()).toContain("Slug is required");
  await waitFor(() =>
    expect([...document.querySelectorAll("details")].filter(({ open }) => open)).toHaveLength(1),
  );
});

test("a product's page address follows its Czech name until there is an English one", async () => {
  const { user } = livePage(<ProductsScreen />, {
    language: "cs",
    url: "/admin/products/new",
    answers: { "GET /products": [] },
  });
  await user.type(await fieldSoon("Název (CS)"), "Čepice");
  const slug = document.querySelector<HTMLInputElement>('input[data-path="slug"]');
  expect(slug?.value).toBe("cepice");
  await user.click(screen.getByRole("switch", { name: "Také anglicky" }));
  await user.type(await fieldSoon("Název (EN)"), "Cap");
  expect(slug?.value).toBe("cap");
});

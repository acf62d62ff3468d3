import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { NOBODY } from "#features/products/product-rules.ts";
import { products } from "#features/products/products.content.ts";
import ProductsScreen from "#features/products/web/admin/products-screen.tsx";
import { sponsors } from "#features/sponsors/sponsors.content.ts";
import SponsorsScreen from "#features/sponsors/web/admin/sponsors-screen.tsx";
import { schemasOf } from "#kit/contract/content/content-type.ts";
import { useUnsavedGuard } from "#kit/web/editor/use-unsaved-warning.ts";
import { answerQuestions, faultSaid, livePage, refused, textOf } from "#testing/live-page.tsx";
import { sampleAnswer } from "#testing/sample-answer.ts";

/** A list at its address, each record's form at its own. */

afterEach(() => localStorage.clear());

const sponsor = (id: number, name: string) => {
  const texts = { name, contribution: "" };
  return sampleAnswer(schemasOf(sponsors).record, {
    id,
    name,
    website_url: "",
    translations: { en: texts, cs: texts },
  });
};
const LIST = [sponsor(7, "Wins"), sponsor(8, "Podiums")];

function Sponsors() {
  useUnsavedGuard();
  return <SponsorsScreen />;
}

function openAt(url: string, answers: Record<string, unknown> = {}) {
  return livePage(<Sponsors />, {
    url,
    answers: {
      "GET /sponsors": LIST,
      "GET /sponsors/7": LIST[0],
      "GET /sponsors/8": LIST[1],
      ...answers,
    },
  });
}

const title = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Name" });

test("a record's form has an address of its own, where the list is not shown", async () => {
  const { user, address } = openAt("/admin/sponsors");
  await user.click(await screen.findByRole("button", { name: "Edit: Podiums" }));
  expect((await title()).value).toBe("Podiums");
  expect(address()).toBe("/admin/sponsors/8");
  expect(screen.queryByRole("table")).toBeNull();
});

test("a link to a record opens its form, one to a new record an empty form", async () => {
  openAt("/admin/sponsors/8");
  expect((await title()).value).toBe("Podiums");
});

test("a new record is written at an address of its own", async () => {
  openAt("/admin/sponsors/new");
  expect((await title()).value).toBe("");
});

test("a copy can be linked to, and is a new record", async () => {
  openAt("/admin/sponsors/new?copy=7");
  // "(copy)" and "(kopie)": the name differs, and is asked for in both.
  const name = await screen.findByRole<HTMLInputElement>("textbox", { name: "Name (EN)" });
  expect(name.value).toContain("Wins");
  expect(screen.getByRole("heading", { level: 2 }).textContent).toContain("New sponsor");
});

test.each(["?edit=8", "?record=8"])("links with %s lead to the record's address", async (search) => {
  const { address } = openAt(`/admin/sponsors${search}`);
  expect((await title()).value).toBe("Podiums");
  expect(address()).toBe("/admin/sponsors/8");
});

test("the name in the list is a link to the record", async () => {
  openAt("/admin/sponsors");
  const link = await screen.findByRole("link", { name: "Wins" });
  expect(link.getAttribute("href")).toBe("/admin/sponsors/7");
});

test("back leads to the list as it was searched, and the focus to the row", async () => {
  const { user, address } = openAt("/admin/sponsors");
  await user.type(await screen.findByRole("searchbox"), "pod");
  await waitFor(() => expect(address()).toBe("/admin/sponsors?q=pod"));
  await user.click(screen.getByRole("button", { name: "Edit: Podiums" }));
  await title();
  await user.click(screen.getByRole("link", { name: "Back to the list" }));
  await waitFor(() => expect(address()).toBe("/admin/sponsors?q=pod"));
  expect(screen.getAllByRole("row")).toHaveLength(2);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Edit: Podiums" })),
  );
});

test("a search that is typed slowly loses no letter to its own address", async () => {
  const { user, address } = openAt("/admin/sponsors");
  const field = await screen.findByRole<HTMLInputElement>("searchbox");
  for (const text of ["p", "po", "pod"]) {
    await user.type(field, text.at(-1) as string);
    await waitFor(() => expect(address()).toBe(`/admin/sponsors?q=${text}`));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(field.value).toBe(text);
  }
});

test("a search that the address names is there at once", async () => {
  openAt("/admin/sponsors?q=pod");
  expect((await screen.findByRole<HTMLInputElement>("searchbox")).value).toBe("pod");
  expect(screen.queryByText("Wins")).toBeNull();
});

test("saving leads back to the list, says so, and asks for it anew", async () => {
  const saved: unknown[] = [];
  const { user, address, asked } = openAt("/admin/sponsors/7", {
    "PUT /sponsors/7": ({ body }: { body: FormData }) =>
      saved.push(JSON.parse(String(body.get("translations")))) && LIST[0],
  });
  await user.type(await title(), "!");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(textOf(await screen.findByText("Sponsor updated successfully"))).toBe(
    "Sponsor updated successfully",
  );
  expect(address()).toBe("/admin/sponsors");
  expect(saved).toMatchObject([{ en: { name: "Wins!" } }]);
  const lists = asked.filter(({ name }) => name === "GET /sponsors");
  await waitFor(() => expect(lists.length).toBeGreaterThan(0));
  expect(localStorage.getItem("draft:sponsors:7")).toBeNull();
});

test("a record that is gone is said with the way to the log of changes, at its address", async () => {
  const { address } = openAt("/admin/sponsors/99");
  expect(await screen.findByText("There’s no such record")).toBeTruthy();
  expect(address()).toBe("/admin/sponsors/99");
  expect(screen.getByRole("link", { name: "Look in the log of changes" }).getAttribute("href")).toBe(
    "/admin/history?type=sponsors&record=99",
  );
});

test("a record of another role is said in the server's words, and can be tried again", async () => {
  const { user, answers } = openAt("/admin/sponsors/7", {
    "GET /sponsors/7": refused(403, { message: "Your role does not allow this." }),
  });
  expect(await faultSaid()).toContain("Your role does not allow this.");
  answers["GET /sponsors/7"] = LIST[0];
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect((await title()).value).toBe("Wins");
});

test("leaving what was typed is asked about, and it waits", async () => {
  const questions = answerQuestions();
  const { user, address } = openAt("/admin/sponsors/7");
  await user.type(await title(), "!");
  await user.click(screen.getByRole("link", { name: "Back to the list" }));
  await waitFor(() => expect(address()).toBe("/admin/sponsors"));
  expect(questions).toHaveLength(1);
  await user.click(await screen.findByRole("button", { name: "Edit: Wins" }));
  expect(await screen.findByText("This form contains changes that weren’t saved last time.")).toBeTruthy();
  expect((await title()).value).toBe("Wins!");
});

test("what was typed and taken back by hand is no draft", async () => {
  const { user } = openAt("/admin/sponsors/7");
  const input = await title();
  await user.type(input, "!");
  await waitFor(() => expect(localStorage.getItem("draft:sponsors:7")).not.toBeNull());
  await user.type(input, "{Backspace}");
  expect(input.value).toBe("Wins");
  await waitFor(() => expect(localStorage.getItem("draft:sponsors:7")).toBeNull());
});

const NOBODY_NAMED = { maker: NOBODY, eu_responsible: NOBODY };
const PRODUCT = { ...NOBODY_NAMED, features: [], variants: [], photos: [], valid_until: null };

test("a product is found by its id too, and its address is that of its slug", async () => {
  const product = sampleAnswer(schemasOf(products).record, { ...PRODUCT, id: 7, slug: "falcon" });
  const { address } = livePage(<ProductsScreen />, {
    url: "/admin/products/7",
    answers: { "GET /products": [product], "GET /products/falcon": product },
  });
  await waitFor(() => expect(document.querySelector("form")).not.toBeNull());
  await waitFor(() => expect(address()).toBe("/admin/products/falcon"));
});

test("a record that is called new has an address", async () => {
  const product = sampleAnswer(schemasOf(products).record, { ...PRODUCT, id: 7, slug: "new" });
  const { user, address } = livePage(<ProductsScreen />, {
    url: "/admin/products",
    answers: { "GET /products": [product], "GET /products/new": product },
  });
  const [, row] = await screen.findAllByRole("row");
  await user.click(within(row as HTMLElement).getByRole("button", { name: /^Edit/ }));
  await waitFor(() => expect(document.querySelector("form")).not.toBeNull());
  await act(async () => {});
  expect(address()).toBe("/admin/products/7");
});

import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { openDrafts } from "#kit/web/editor/drafts.ts";
import { livePage, refused, textOf } from "#testing/live-page.tsx";
import { onSearchAsked, openSearch } from "./open-search.ts";
import { noteOpened } from "./recently-opened.ts";
import SearchPalette from "./search-palette.tsx";

/** A field whose arrows choose among links. */

const GROUPS = [
  {
    kind: "orders",
    name: "Orders",
    found: [
      { to: "/admin/orders/14", title: "#0000000014 Jan Novák", detail: "5,000 CZK" },
      { to: "/admin/orders/9", title: "#0000000009 Jana Nováková", detail: "" },
    ],
  },
  {
    kind: "people",
    name: "Customers",
    found: [{ to: "/admin/customers/o14", title: "Jan Novák", detail: "" }],
  },
];

beforeEach(() => {
  localStorage.clear();
  openDrafts("petra@example.cz");
});

function open(answer: unknown = { groups: GROUPS }) {
  const onClose = vi.fn();
  const page = livePage(<SearchPalette isOpen onClose={onClose} />, {
    url: "/admin",
    answers: { "GET /search": answer },
  });
  return { ...page, onClose, field: screen.getByRole("combobox") };
}

const chosen = () => textOf(screen.getByRole("option", { selected: true }));

test("what is found stands by kind; arrows go round, the focus stays in the field, Enter opens", async () => {
  const { user, field, address, onClose, asked } = open();
  await user.type(field, "novak");
  await screen.findAllByRole("option");
  expect(screen.getAllByRole("group").map((group) => group.getAttribute("aria-labelledby"))).toHaveLength(2);
  expect(asked.map(({ query }) => query.get("q"))).toEqual(["novak"]);
  expect(chosen()).toContain("#0000000014");
  expect(field.getAttribute("aria-activedescendant")).toBe(screen.getByRole("option", { selected: true }).id);
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(chosen()).toBe("Jan Novák");
  await user.keyboard("{ArrowDown}{ArrowUp}{ArrowUp}");
  expect(chosen()).toContain("#0000000009");
  expect(document.activeElement).toBe(field);
  await user.keyboard("{Enter}");
  expect(address()).toBe("/admin/orders/9");
  expect(onClose).toHaveBeenCalled();
});

test("Enter with Ctrl opens a window and leaves the search where it is", async () => {
  const opened = vi.spyOn(window, "open").mockReturnValue(null);
  const { user, field, address, onClose } = open();
  await user.type(field, "novak");
  await screen.findAllByRole("option");
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(opened).toHaveBeenCalledWith("/admin/orders/14", "_blank", "noopener");
  expect(address()).toBe("/admin");
  expect(onClose).not.toHaveBeenCalled();
  opened.mockRestore();
});

test("results are links, so that any button of a mouse opens them as it does elsewhere", async () => {
  const { user, field, address } = open();
  await user.type(field, "novak");
  const [first] = await screen.findAllByRole("option");
  expect(first?.getAttribute("href")).toBe("/admin/orders/14");
  await user.click(first as HTMLElement);
  expect(address()).toBe("/admin/orders/14");
});

test("a blank field shows what was opened last", () => {
  noteOpened({ to: "/admin/orders/3", title: "#0000000003" });
  open();
  expect(screen.getByRole("group", { name: "Opened last" })).toBeDefined();
  expect(chosen()).toBe("#0000000003");
});

test("nothing found and a server that can't are said", async () => {
  const { user, field, answers } = open({ groups: [] });
  await user.type(field, "nobody");
  await waitFor(() =>
    expect(textOf(screen.getByRole("status"))).toContain("Nothing was found for “nobody”."),
  );
  answers["GET /search"] = refused(400);
  await user.type(field, "!");
  await waitFor(() => expect(textOf(screen.getByRole("status"))).toContain("The search couldn’t be asked."));
});

test("it is asked for by a button, by Ctrl or ⌘ with K, and by a slash where nobody types", () => {
  const asked = vi.fn();
  const end = onSearchAsked(asked);
  const input = document.body.appendChild(document.createElement("input"));
  act(openSearch);
  fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
  fireEvent.keyDown(input, { key: "k", metaKey: true });
  fireEvent.keyDown(document.body, { key: "/" });
  expect(asked).toHaveBeenCalledTimes(4);
  fireEvent.keyDown(input, { key: "/" });
  fireEvent.keyDown(document.body, { key: "k" });
  expect(asked).toHaveBeenCalledTimes(4);
  end();
  input.remove();
});

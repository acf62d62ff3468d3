// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { closeDrafts, keepDraft, openDrafts } from "#kit/web/editor/drafts.ts";
import { noteOpened, recentlyOpened } from "./recently-opened.ts";

beforeEach(() => {
  localStorage.clear();
  openDrafts("petra@example.cz");
});

test("the last ten stand with the newest first, each once", () => {
  for (let n = 1; n <= 12; n++) noteOpened({ to: `/admin/orders/${n}`, title: `#${n}` });
  noteOpened({ to: "/admin/orders/7", title: "#7" });
  const titles = recentlyOpened().map(({ title }) => title);
  expect(titles).toEqual(["#7", "#12", "#11", "#10", "#9", "#8", "#6", "#5", "#4", "#3"]);
});

test("they are gone with who signs out, and what is not one of them is left out", () => {
  noteOpened({ to: "/admin/orders/1", title: "#1" });
  closeDrafts();
  openDrafts("karel@example.cz");
  expect(recentlyOpened()).toEqual([]);
  keepDraft("recently-opened", [
    null,
    { to: "https://elsewhere.example", title: "x" },
    { to: "/admin/cars", title: "Cars" },
  ]);
  expect(recentlyOpened()).toEqual([{ to: "/admin/cars", title: "Cars" }]);
});

import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Role } from "#kit/contract/roles.ts";
import { MyRole } from "#kit/web/session/my-role.ts";
import { livePage, textOf } from "#testing/live-page.tsx";
import { AdminMenu } from "./admin-menu.tsx";
import { BottomBar } from "./bottom-bar.tsx";

/** Groups open one at a time; a screen reader hears which one is. */

const ANSWERS = {
  "GET /contact-messages/count": { total: 3, unread: 2 },
  "GET /orders/admin/views": {
    "to-pay": 0,
    "to-ship": 4,
    "to-pick-up": 0,
    withdrawals: 0,
    refunds: 1000,
    "without-day": 0,
  },
};

function openMenu(
  url: string,
  { role = "owner", language = "en" }: { role?: Role; language?: "en" | "cs" } = {},
) {
  return livePage(
    <MyRole value={role}>
      <AdminMenu onStay={() => {}} />
    </MyRole>,
    { url, language, answers: ANSWERS },
  );
}

const group = (name: string) => screen.getByRole("button", { name: new RegExp(`^${name}`) });
const links = () => screen.getAllByRole("link").map(textOf);

test("the group of the screen is open, the rest one tap away", async () => {
  const { user } = openMenu("/admin/orders");
  expect(group("Orders").getAttribute("aria-expanded")).toBe("true");
  expect(screen.getByRole("link", { current: "page" }).getAttribute("href")).toBe("/admin/orders");
  expect(screen.queryByRole("link", { name: "Gallery" })).toBeNull();
  await user.click(group("Website"));
  expect(screen.getByRole("link", { name: "Gallery" })).toBeDefined();
  expect(group("Orders").getAttribute("aria-expanded")).toBe("false");
  await user.click(screen.getByRole("link", { name: "Gallery" }));
  expect(group("Website").getAttribute("aria-expanded")).toBe("true");
});

test("every screen's link is in the document, also of a group that is closed", () => {
  openMenu("/admin");
  const nav = document.body;
  for (const to of [
    "/admin",
    "/admin/orders",
    "/admin/achievement-stats",
    "/admin/settings",
    "/admin/messages",
  ])
    expect(nav.querySelector(`a[href="${to}"]`), to).not.toBeNull();
});

test("a view of the orders is where one is while it is asked for", () => {
  openMenu("/admin/orders?view=to-ship", { language: "cs" });
  expect(textOf(screen.getByRole("link", { current: "page" }))).toBe("K odeslání");
});

test("a view of the orders says how many it has once its group is open, and is not asked about before", async () => {
  const { user, asked } = openMenu("/admin/gallery");
  const names = () => asked.map(({ name }) => name);
  expect(names()).not.toContain("GET /orders/admin/views");
  await user.click(group("Orders"));
  expect(await screen.findByRole("link", { name: /^To ship\s*4$/ })).toBeDefined();
  expect(screen.getByRole("link", { name: /999\+/ })).toBeDefined();
});

test("what waits is said at the closed group, and at its link once that is seen", async () => {
  const { user } = openMenu("/admin/orders");
  expect(await within(group("Customers")).findByLabelText("2 unread")).toBeDefined();
  await user.click(group("Customers"));
  expect(within(group("Customers")).queryByLabelText("2 unread")).toBeNull();
  expect(within(screen.getByRole("link", { name: /^Messages/ })).getByLabelText("2 unread")).toBeDefined();
});

test("a role sees its own, and a group of one screen is that screen", () => {
  openMenu("/admin/days", { role: "track" });
  expect(links()).toEqual(["Ride days", "Gate", "Bookings", "Vouchers", "Results"]);
});

test("a phone's bar has the role's first groups, the search and the whole menu", () => {
  livePage(
    <MyRole value="owner">
      <BottomBar isMenuOpen={false} onMenu={() => {}} onStay={() => {}} />
    </MyRole>,
    { url: "/admin/days/4", language: "cs" },
  );
  const bar = within(screen.getByRole("navigation", { name: "Zkratky" }));
  expect(bar.getAllByRole("link").map((link) => [textOf(link), link.getAttribute("href")])).toEqual([
    ["Dnes", "/admin"],
    ["Objednávky", "/admin/orders"],
    ["Jízdy", "/admin/days"],
  ]);
  expect(bar.getAllByRole("button").map(textOf)).toEqual(["Hledat", "Více"]);
  expect(textOf(bar.getByRole("link", { current: true }))).toBe("Jízdy");
});

test("the bar makes room for the keyboard on the screen", () => {
  const { visualViewport } = window;
  const seen = Object.assign(new EventTarget(), { height: 300, scale: 1 });
  Object.defineProperty(window, "visualViewport", { value: seen, configurable: true });
  Object.defineProperty(document.documentElement, "clientHeight", { value: 780, configurable: true });
  livePage(<BottomBar isMenuOpen={false} onMenu={() => {}} onStay={() => {}} />, { url: "/admin" });
  expect(screen.queryByRole("navigation")).toBeNull();
  Object.defineProperty(window, "visualViewport", { value: visualViewport, configurable: true });
});

import { expect, test } from "vitest";
import { ROLES } from "#kit/contract/roles.ts";
import { MENU_GROUPS } from "#kit/web/admin-menu.ts";
import { LEAVES, leafAt, leavesOf, menuOf } from "./admin-screens.ts";

/** A person takes in so many lines at a glance. */
const MOST_SEEN = 22;

test("the menu has the eight groups in their order, with what belongs to no group below them", () => {
  expect(menuOf("owner").map(({ group }) => MENU_GROUPS[group].name)).toEqual([
    { en: "Today", cs: "Dnes" },
    { en: "Orders", cs: "Objednávky" },
    { en: "Rides", cs: "Jízdy" },
    { en: "Shop", cs: "E-shop" },
    { en: "Customers", cs: "Zákazníci" },
    { en: "Money", cs: "Peníze" },
    { en: "Website", cs: "Web" },
    { en: "Settings", cs: "Nastavení" },
    { en: "Help and account", cs: "Nápověda a účet" },
  ]);
});

test.each(ROLES)("a person with the role %s sees at most 22 leaves, and at most 22 lines at once", (role) => {
  const groups = menuOf(role).filter(({ group }) => group !== "foot");
  const leaves = groups.flatMap((group) => group.leaves);
  expect(leaves.length).toBeLessThanOrEqual(MOST_SEEN);
  for (const group of groups) {
    const opened = group.leaves.reduce((lines, { parts }) => lines + 1 + parts.length, 0);
    expect(groups.length + opened, group.group).toBeLessThanOrEqual(MOST_SEEN);
  }
});

test.each(ROLES)("every link of the role %s stands in its menu once", (role) => {
  const shown = menuOf(role).flatMap(({ leaves }) =>
    leaves.flatMap(({ to, parts }) => [to, ...parts.map((part) => part.to)]),
  );
  expect(shown.toSorted()).toEqual(
    leavesOf(role)
      .map(({ to }) => to)
      .toSorted(),
  );
  expect(new Set(shown).size).toBe(shown.length);
});

test("the screens of the requirements are links under their own names", () => {
  const names = new Map(LEAVES.map(({ to, name }) => [to, name.en]));
  expect([...names]).toEqual(
    expect.arrayContaining([
      ["/admin", "Dashboard"],
      ["/admin/orders", "Orders"],
      ["/admin/blog", "Blog"],
      ["/admin/team", "Team members"],
      ["/admin/cars", "Cars"],
      ["/admin/events", "Events"],
      ["/admin/gallery", "Gallery"],
      ["/admin/sponsors", "Sponsors"],
      ["/admin/products", "Products"],
      ["/admin/achievements", "Achievements"],
      ["/admin/achievement-stats", "Achievement stats"],
      ["/admin/messages", "Messages"],
      ["/admin/settings", "Settings"],
    ]),
  );
});

test("a part whose leaf a role does not see stands by itself", () => {
  const history = (role: "owner" | "shop") =>
    menuOf(role)
      .find(({ group }) => group === "settings")
      ?.leaves.some(({ to }) => to === "/admin/history");
  expect(history("owner")).toBe(false);
  expect(history("shop")).toBe(true);
});

test.each([
  ["/admin", "", "/admin"],
  ["/admin/", "", "/admin"],
  ["/admin/orders", "", "/admin/orders"],
  ["/admin/orders", "?view=to-ship", "/admin/orders?view=to-ship"],
  ["/admin/orders", "?view=deleted", "/admin/orders"],
  ["/admin/orders/new", "", "/admin/orders"],
  ["/admin/days/12", "", "/admin/days"],
  ["/admin/products/team-cap", "", "/admin/products"],
  ["/admin/achievement-stats", "", "/admin/achievement-stats"],
  ["/admin/car-photos/falcon", "", "/admin/cars"],
  ["/admin/nowhere", "", "/admin"],
])("%s%s belongs to %s", (path, search, to) => {
  expect(leafAt(path, search).to).toBe(to);
});

import { expect, test } from "vitest";
import { EVERYBODY, may, OWNERS_ONLY, ROLES, type Role } from "./roles.ts";

const whoMay = (roles: typeof EVERYBODY) => ROLES.filter((role) => may([role], roles));

test("owners may everything, others what their tick is named for", () => {
  expect(whoMay(OWNERS_ONLY)).toEqual(["owner"]);
  expect(whoMay(["shop"])).toEqual(["owner", "shop"]);
  expect(whoMay(["content", "track"])).toEqual(["owner", "content", "track"]);
  expect(whoMay(EVERYBODY)).toEqual(ROLES);
});

test("several ticks may what any of them may, and none may nothing", () => {
  const both: Role[] = ["track", "money"];
  expect([may(both, ["money"]), may(both, ["track", "shop"]), may(both, ["shop"])]).toEqual([
    true,
    true,
    false,
  ]);
  expect(may([], EVERYBODY)).toBe(false);
});

import { expect, test } from "vitest";
import { EVERYBODY, may, OWNERS_ONLY, ROLES } from "./roles.ts";

const whoMay = (roles: typeof EVERYBODY) => ROLES.filter((role) => may(role, roles));

test("owners may everything, others what their role is named for", () => {
  expect(whoMay(OWNERS_ONLY)).toEqual(["owner"]);
  expect(whoMay(["shop"])).toEqual(["owner", "shop"]);
  expect(whoMay(["editor", "track"])).toEqual(["owner", "editor", "track"]);
  expect(whoMay(EVERYBODY)).toEqual(["owner", "editor", "shop", "track"]);
});

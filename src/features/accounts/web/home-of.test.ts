import { expect, test } from "vitest";
import { ROLES } from "#kit/contract/roles.ts";
import { homeOf, rolesOf } from "./session.ts";

test("whoever works at the track begins at the gate, everybody else in the back office", () => {
  expect(ROLES.filter((role) => homeOf([role]) === "/gate")).toEqual(["track"]);
  expect(homeOf(["track", "money"])).toBe("/admin");
});

test.each([
  [{ role: "admin", roles: ["owner"] }, ["owner"]],
  [{ role: "shop", roles: ["track", "shop"] }, ["shop", "track"]],
  // As answered by a program of before.
  [{ role: "shop" }, ["shop"]],
  [{ role: "editor" }, []],
  [{}, ["owner"]],
  [null, ["owner"]],
])("what is ticked of %o is %o", (user, ticked) => {
  expect(rolesOf(user)).toEqual(ticked);
});

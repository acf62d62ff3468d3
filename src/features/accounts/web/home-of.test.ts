import { expect, test } from "vitest";
import { ROLES } from "#kit/contract/roles.ts";
import { homeOf } from "./session.ts";

test("whoever works at the track begins at the gate, everybody else in the back office", () => {
  expect(ROLES.map((role) => homeOf(role))).toEqual(["/admin", "/admin", "/admin", "/gate"]);
});

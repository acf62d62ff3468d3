import { expect, test } from "vitest";
import { editorsOf } from "#kit/contract/content/content-type.ts";
import { CONTENT_SCREENS } from "./content-screens.ts";
import * as contentTypes from "./content-types.ts";

test("the frame of the back office knows of each content type what it declares", () => {
  const declared = Object.values(contentTypes).map(
    ({ type, screen, formAt, feature, names, ...content }) => ({
      type,
      screen,
      formAt,
      feature,
      name: names.many,
      roles: editorsOf(content),
    }),
  );
  const byType = (one: { type: string }, other: { type: string }) => one.type.localeCompare(other.type);
  expect([...CONTENT_SCREENS].sort(byType)).toEqual(declared.sort(byType));
});

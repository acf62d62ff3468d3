import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { ICON_NAMES } from "../src/kit/web/ui/icons/icon-names.ts";
import { SPRITE, spriteOf } from "./make-icons.ts";

test("the committed sprite has every icon that code can name", async () => {
  expect(await readFile(SPRITE, "utf8")).toBe(spriteOf(ICON_NAMES));
});

test("a name that Font Awesome does not have is said", () => {
  expect(() => spriteOf(["no-such-icon"])).toThrow(/no-such-icon/);
});

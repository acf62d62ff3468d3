import { expect, test } from "vitest";
import { memberPath, memberSlugs } from "./member-address.ts";

const named = (id: number, en: string, cs = en) => ({
  id,
  translations: { en: { name: en }, cs: { name: cs } },
});

test("a person's address is their English name; a namesake, and one without letters, has the id too", () => {
  const slugs = memberSlugs([
    named(3, "Jan Novák"),
    named(1, "Jan Novák"),
    named(2, "", "Žaneta"),
    named(4, "?"),
  ]);
  expect(Object.fromEntries(slugs)).toEqual({ 1: "jan-novak", 2: "zaneta", 3: "jan-novak-3", 4: "member" });
  expect(memberPath({ slug: "jan-novak" })).toBe("/team/jan-novak");
});

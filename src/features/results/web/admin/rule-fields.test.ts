import { expect, test } from "vitest";
import { BLANK_RULES } from "../../rules/season-rules.ts";
import { seasonRules } from "../../season-rules.schema.ts";
import { RULE_GROUPS, ruleAt, withRule } from "./rule-fields.ts";

const fields = RULE_GROUPS.flatMap((group) => group.fields);

test("every field of the form is a rule, and every choice that it offers is one that the server takes", () => {
  for (const field of fields) {
    expect(ruleAt(BLANK_RULES, field.path), field.path).not.toBeUndefined();
    if (field.kind !== "choice" && field.kind !== "several") continue;
    for (const choice of Object.keys(field.choices)) {
      const value =
        field.path === "tree.sizes" ? [Number(choice)] : field.kind === "several" ? [choice] : choice;
      const changed = withRule(BLANK_RULES, field.path, value);
      expect(seasonRules.safeParse(changed).success, `${field.path}: ${choice}`).toBe(true);
      expect(ruleAt(changed, field.path)).toEqual(value);
    }
  }
  expect(new Set(fields.map(({ path }) => path)).size).toBe(fields.length);
});

test("changing one rule leaves the others and the original alone", () => {
  const changed = withRule(BLANK_RULES, "points.battle.win", 10);
  expect(changed.points.battle.win).toBe(10);
  expect(BLANK_RULES.points.battle.win).toBe(0);
  expect(changed.qualifying).toBe(BLANK_RULES.qualifying);
});

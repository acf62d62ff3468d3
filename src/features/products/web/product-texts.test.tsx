import { expect, test } from "vitest";
import { staticPage } from "#testing/static-page.tsx";
import { useProductTexts } from "./product-texts.ts";

const blank = {
  name: "",
  description: "",
  what_to_expect: "",
  locations: "",
  availability: "",
  eligibility: "",
  what_to_bring: "",
};

function Texts({ name }: { name: string }) {
  const texts = useProductTexts()({
    translations: { en: { ...blank, name }, cs: blank },
    features: [{ en: "Cotton", cs: "" }],
  });
  return `${texts.name}|${texts.description}|${texts.features.join()}`;
}

test("a product without words has stand-ins, and English where Czech is missing", () => {
  expect(staticPage(<Texts name="" />)).toBe("Unnamed Product|No description|Cotton");
  expect(staticPage(<Texts name="Cap" />, { language: "cs" })).toMatch(/^Cap\|.+\|Cotton$/);
});

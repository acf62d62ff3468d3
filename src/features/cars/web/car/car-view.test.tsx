import { expect, test } from "vitest";
import { staticPage } from "#testing/static-page.tsx";
import { DEFAULT_SPEC_ICONS } from "../../car-specs.ts";
import type { CarDetail } from "../../cars.contract.ts";
import { CarView } from "./car-view.tsx";

const car = {
  id: 1,
  slug: "kestrel",
  name: "Kestrel",
  description: "Turns its wheels by 63 degrees.",
  is_current: true,
  horsepower: 680,
  image_path: "/media/abcdefghijklmnop-2400x1600-334455.jpg",
  specs_1: "",
  specs_2: "LS3",
  specs_3: "",
  specs_4: "2026",
  spec_icons: DEFAULT_SPEC_ICONS,
  translations: { en: {}, cs: {} },
} as unknown as CarDetail;

test("a car's page has its picture, the mark of the season, name and description", () => {
  const html = staticPage(<CarView car={car} />);
  expect(html).toMatch(/<img [^>]*alt="Kestrel"/);
  expect(html).toContain("Current season");
  expect(html).toMatch(/<h1[^>]*>Kestrel<\/h1>/);
  expect(html).toContain("Turns its wheels by 63 degrees.");
  expect(html).not.toContain("No description");
  expect(staticPage(<CarView car={{ ...car, description: " ", is_current: false }} />)).toMatch(
    /^(?!.*Current season).*No description/s,
  );
});

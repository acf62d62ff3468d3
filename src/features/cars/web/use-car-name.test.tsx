import { expect, test } from "vitest";
import { staticPage } from "#testing/static-page.tsx";
import { useCarName } from "./use-car-name.ts";

function Name({ name }: { name: string }) {
  return useCarName()({ name });
}

test("a car without a name has one all the same, in the page's language", () => {
  expect(staticPage(<Name name="Kestrel" />)).toBe("Kestrel");
  expect(staticPage(<Name name="  " />)).toBe("Unnamed Car");
  expect(staticPage(<Name name="" />, { language: "cs" })).not.toMatch(/Unnamed|^$/);
});

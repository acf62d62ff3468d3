import { expect, test } from "vitest";
import type { CartLine } from "#features/cart/index.ts";
import type { Language } from "#kit/contract/language/language.ts";
import { staticPage } from "#testing/static-page.tsx";
import { CartLineRow } from "./cart-line-row.tsx";

function lost(quantity: number, language: Language): string {
  const line = {
    id: "ride",
    slug: "ride",
    price: 5000,
    quantity,
    image_path: null,
    translations: { en: { name: "Ride" }, cs: { name: "Jízda" } },
  } as unknown as CartLine;
  const row = (
    <CartLineRow
      line={line}
      problem={{ kind: "notHeld", left: 0 }}
      earlierPrice={undefined}
      onQuantity={() => {}}
      onRemove={() => {}}
    />
  );
  return staticPage(row, { language }).replaceAll("\u2060", "").replaceAll("\u00a0", " ");
}

test("one place that is held no more is one, several are several", () => {
  expect(lost(1, "en")).toContain("We no longer hold this place. Please remove it");
  expect(lost(2, "en")).toContain("We no longer hold these places. Please remove them");
  expect(lost(1, "cs")).toContain("Toto místo už nedržíme. Odeberte ho");
  expect(lost(2, "cs")).toContain("Tato místa už nedržíme. Odeberte je");
});

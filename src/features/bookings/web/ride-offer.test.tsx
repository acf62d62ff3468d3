import { expect, test } from "vitest";
import { rideDaysQuery } from "#features/days/web/index.ts";
import type { Language } from "#kit/contract/language/language.ts";
import { newQueryClient } from "#kit/web/page.tsx";
import { staticPage } from "#testing/static-page.tsx";
import { RideOffer } from "./ride-offer.tsx";

const ride = { id: "ride", slug: "ride", category: "experience", is_orderable: true } as const;

/** A ride with one day to come. */
function offer(language: Language, free: number): string {
  const client = newQueryClient();
  const day = { status: "published", date: "2999-06-19", ends: "16:00", products: [{ id: "ride" }] };
  client.setQueryData([language, ...rideDaysQuery.key], [{ ...day, seats: 8, free, is_full: free === 0 }]);
  return staticPage(<RideOffer product={ride} />, { language, client })
    .replaceAll("\u2060", "")
    .replaceAll("\u00a0", " ");
}

test("that the next day is full is said within a sentence", () => {
  expect(offer("en", 0)).toContain("19 June 2999 (fully booked).");
  expect(offer("cs", 0)).toContain("19. června 2999 (obsazeno).");
  expect(offer("en", 2)).toContain("19 June 2999 (2 places free).");
});

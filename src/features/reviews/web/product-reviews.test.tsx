import { expect, test } from "vitest";
import { newQueryClient } from "#kit/web/page.tsx";
import { staticPage } from "#testing/static-page.tsx";
import { ProductReviews } from "./product-reviews.tsx";

const review = {
  id: 1,
  stars: 5,
  name: "Jana",
  is_invented: false,
  written_on: "2026-05-20",
  picture: null,
  text: "Skvělá jízda.",
  language: "cs",
  answer: "Thank you.",
  answer_language: "en",
};

/** The page of a ride that has this review alone. */
function page(language: "en" | "cs", is_invented = false): string {
  const client = newQueryClient();
  const reviews = [{ ...review, is_invented }];
  const found = { count: 1, average: 5, has_invented: is_invented, page: 1, pages: 1, reviews };
  client.setQueryData([language, "reviews", "ride", 1], found);
  return staticPage(<ProductReviews product={{ slug: "ride", name: "Ride", isGoods: false }} />, {
    language,
    client,
  });
}

test("a review or an answer in the other language says in which, and both name their own", () => {
  const en = page("en");
  expect(en).toMatch(/Jana.*Written in Czech.*<p lang="cs"[^>]*>Skvělá jízda/);
  expect(en).toMatch(/<p lang="en"[^>]*>Thank you/);
  expect(en).not.toContain("Written in English");
  const cs = page("cs");
  expect(cs).toMatch(/Naše odpověď.*Napsáno anglicky.*<p lang="en"[^>]*>Thank you/);
  expect(cs).not.toContain("Napsáno česky");
});

test("how reviews are verified is said of those that customers wrote, not of invented ones", () => {
  expect(page("en")).toContain("Reviews come only from people");
  expect(page("en", true)).not.toContain("Reviews come only from people");
  expect(page("en", true)).toContain("Demo content");
});

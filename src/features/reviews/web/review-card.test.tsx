import { expect, test } from "vitest";
import { staticPage } from "#testing/static-page.tsx";
import type { OwnReviews } from "../reviews.contract.ts";
import { ReviewCard } from "./review-card.tsx";

const review = {
  id: 1,
  stars: 5,
  text: "Great",
  name: "",
  language: "en",
  has_picture: false,
  answer: "",
  state: "waiting",
  hidden_reason: null,
  hidden_note: "",
};
const item = { name: "Ride", slug: "ride", review } as unknown as OwnReviews["items"][number];

test("only who can still change a review is told so", () => {
  const shown = (is_open: boolean) =>
    staticPage(
      <ReviewCard
        address={{ id: 1, key: "k" }}
        item={item}
        own={{ is_open, first_name: "Jan", items: [item] } as unknown as OwnReviews}
        onChanged={() => {}}
      />,
    );
  expect(shown(true)).toContain("We’re going to read it.");
  expect(shown(true)).toContain("you can change it");
  expect(shown(false)).toContain("We’re going to read it.");
  expect(shown(false)).not.toContain("you can change it");
});

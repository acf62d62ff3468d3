import type { AggregateRating, Review } from "schema-dts";
import type { ShownReviews } from "../shown-reviews.contract.ts";

/** What search engines are told of a product's reviews: those that the page shows, and the average of all. */
export function ratingData({ average, count, reviews }: ShownReviews, anonymous: string) {
  const rating = (value: number) => ({ ratingValue: value, bestRating: 5, worstRating: 1 });
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ...rating(average),
      reviewCount: count,
    } satisfies AggregateRating,
    review: reviews.map(
      ({ stars, text, name, language, written_on }) =>
        ({
          "@type": "Review",
          reviewRating: { "@type": "Rating", ...rating(stars) },
          author: { "@type": "Person", name: name || anonymous },
          reviewBody: text,
          inLanguage: language,
          datePublished: written_on,
        }) satisfies Review,
    ),
  };
}

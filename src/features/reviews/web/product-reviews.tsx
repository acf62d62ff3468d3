import { useSearchParams } from "react-router";
import { addNoBreaks } from "#kit/contract/language/no-breaks.ts";
import { formatMonth } from "#kit/contract/time/format-date.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { Section } from "#kit/web/ui/page/section.tsx";
import { Picture } from "#kit/web/ui/pictures/picture.tsx";
import { reviewsWords } from "../reviews.words.ts";
import type { ShownReviews } from "../shown-reviews.contract.ts";
import styles from "./product-reviews.module.css";
import { REVIEWS_PAGE, reviewsPageOf, shownReviewsQuery } from "./shown-reviews.queries.ts";
import { Stars } from "./stars.tsx";

/** What is reviewed. */
export interface Reviewed {
  slug: string;
  name: string;
  isGoods: boolean;
}

/** The page of a product's reviews that the address asks for; undefined while there are none. */
export function useShownReviews(product: string): ShownReviews | undefined {
  const [parameters] = useSearchParams();
  const { data } = useApiQuery(shownReviewsQuery(product, reviewsPageOf(parameters)));
  return data && data.count > 0 ? data : undefined;
}

/** The average of a product's reviews in one line, with the way to them; nothing where there is none. */
export function ReviewSummary({ product }: { product: string }) {
  const words = useWords(reviewsWords);
  const { language } = useLanguage();
  const found = useShownReviews(product);
  if (!found) return null;
  const average = found.average.toLocaleString(language);
  return (
    <a href="#reviews" className={styles.summary} data-testid="review-summary">
      <Stars stars={found.average} said={words.stars(average)} />
      <span>{words.summary(average, found.count)}</span>
    </a>
  );
}

/** Published reviews of a product, how they are verified, and the team's answers; nothing where there is none. */
export function ProductReviews({ product }: { product: Reviewed }) {
  const words = useWords(reviewsWords);
  const { language } = useLanguage();
  const found = useShownReviews(product.slug);
  if (!found) return null;
  const { average, count, page, pages, reviews } = found;
  const hasRealReview = reviews.length === 0 || reviews.some((review) => !review.is_invented);
  return (
    <Section
      id="reviews"
      title={words.title}
      tone="raised"
      lead={words.summary(average.toLocaleString(language), count)}
    >
      {reviews.length === 0 && <p>{words.nothing}</p>}
      <ol className={styles.list}>
        {reviews.map((review) => (
          <Review key={review.id} review={review} product={product} />
        ))}
      </ol>
      {(pages > 1 || page > 1) && (
        <nav aria-label={words.pages} className={styles.pages}>
          {page > 1 && <a href={pageAddress(Math.min(page - 1, pages))}>{words.previous}</a>}
          {page < pages && <a href={pageAddress(page + 1)}>{words.more}</a>}
        </nav>
      )}
      {hasRealReview && <p className={styles.verified}>{words.verified}</p>}
    </Section>
  );
}

/** A plain link: the page comes whole, and no code for it. */
function pageAddress(page: number): string {
  return `?${REVIEWS_PAGE}=${page}#reviews`;
}

interface ReviewProps {
  review: ShownReviews["reviews"][number];
  product: Reviewed;
}

function Review({ review, product }: ReviewProps) {
  const words = useWords(reviewsWords);
  const { language } = useLanguage();
  const { stars, text, name, written_on, picture, answer } = review;
  const anonymous = product.isGoods ? words.anonymous.goods : words.anonymous.ride;
  return (
    <li className={styles.review} data-testid="shown-review">
      <p className={styles.head}>
        <Stars stars={stars} said={words.stars(String(stars))} />
        <strong>{name || anonymous}</strong>
        <span className={styles.when}>{formatMonth(written_on.slice(0, 7), language)}</span>
        {review.language !== language && (
          <span className={styles.tag}>{words.inLanguage(review.language)}</span>
        )}
        {review.is_invented && <span className={styles.tag}>{words.invented}</span>}
      </p>
      <p lang={review.language} className={styles.text}>
        {addNoBreaks(text, review.language)}
      </p>
      {picture && (
        <Picture
          path={picture}
          alt={words.picture(product.name)}
          placeholder="product"
          sizes="(min-width: 24rem) 20rem, 90vw"
          className={styles.picture}
        />
      )}
      {answer && (
        <div className={styles.answer}>
          <p className={styles.head}>
            <span className={styles.when}>{words.answer}</span>
            {review.answer_language !== language && (
              <span className={styles.tag}>{words.inLanguage(review.answer_language)}</span>
            )}
          </p>
          <p lang={review.answer_language} className={styles.text}>
            {addNoBreaks(answer, review.answer_language)}
          </p>
        </div>
      )}
    </li>
  );
}

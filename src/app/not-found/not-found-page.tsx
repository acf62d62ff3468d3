import { data } from "react-router";
import { useWords } from "#kit/web/language/words.ts";
import { waitForNothing } from "#kit/web/loading.ts";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { PageHead } from "#kit/web/ui/page/page-head.tsx";
import { notFoundWords } from "./not-found.words.ts";
import styles from "./not-found-page.module.css";

export function loader() {
  return data(null, { status: 404 });
}

export const clientLoader = waitForNothing;

/** Every address that is no page of the site. */
export default function NotFoundPage() {
  const words = useWords(notFoundWords);
  return (
    <div className={styles.page}>
      <PageHead title={words.head} noindex />
      <svg
        className={styles.run}
        viewBox="0 0 1200 600"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        {[0, 46].map((wheel) => (
          <path
            key={wheel}
            d="M-20 420 C 300 430, 520 330, 700 200 S 980 60, 1260 -40"
            transform={`translate(${wheel / 3} ${wheel})`}
          />
        ))}
        <path className={styles.line} d="M-20 540 C 420 540, 620 470, 1220 250" />
      </svg>
      <div className={styles.text}>
        <p className={styles.number} aria-hidden="true">
          404
        </p>
        <h1 tabIndex={-1} className={styles.title}>
          {words.title}
        </h1>
        <p className={styles.head}>{words.head}</p>
        <p className={styles.lead}>{words.lead}</p>
        <div className={styles.ways}>
          <ButtonLink to="/">{words.home}</ButtonLink>
          <ButtonLink to="/events-calendar" variant="quiet">
            {words.events}
          </ButtonLink>
          <ButtonLink to="/shop" variant="quiet">
            {words.shop}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

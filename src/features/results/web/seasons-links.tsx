import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { SiteLink } from "#kit/web/ui/links/site-link.tsx";
import { resultsWords } from "../results.words.ts";
import styles from "./results.module.css";
import { seasonsQuery } from "./results.queries.ts";

/** The ways to the years that have results; nothing where there are none. */
export function SeasonsLinks() {
  const words = useWords(resultsWords);
  const { data = [] } = useApiQuery(seasonsQuery);
  const years = [...new Set(data.map(({ year }) => year))];
  if (years.length === 0) return null;
  return (
    <ul className={styles.facts}>
      {years.map((year) => (
        <li key={year}>
          <SiteLink to={`/season/${year}`}>{words.seasonsLink(year)}</SiteLink>
        </li>
      ))}
    </ul>
  );
}

import { Link } from "react-router";
import { LOCALE } from "#kit/contract/language/language.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { VisuallyHidden } from "#kit/web/ui/visually-hidden.tsx";
import type { Today } from "./dashboard.contract.ts";
import styles from "./dashboard.module.css";
import { dashboardWords } from "./dashboard.words.ts";
import { COUNTED, type Counted } from "./dashboard-parts.ts";

/** Where the records of a counter are. */
const PLACES: Record<Counted, string> = {
  team: "/admin/team",
  cars: "/admin/cars",
  events: "/admin/events",
  gallery: "/admin/gallery",
  products: "/admin/products",
  sponsors: "/admin/sponsors",
  achievements: "/admin/achievements",
  messages: "/admin/messages",
  unread: "/admin/messages",
};

/**
 * How much of everything there is, in a line; each number leads to its screen. `counts` is undefined while it is being
 * loaded and null where that failed: an old number would look like a fresh one.
 */
export function Counters({ counts }: { counts: Today["counts"] | null | undefined }) {
  const t = useWords(dashboardWords);
  const { language } = useLanguage();
  const shown = COUNTED.filter((one) => !counts || counts[one] !== null);
  return (
    <ul className={styles.counters} aria-label={t.counters}>
      {shown.map((one) => (
        <li key={one}>
          <Link to={PLACES[one]} className={styles.counter}>
            <span className={styles.count}>
              {counts === undefined && <VisuallyHidden>{t.loading}</VisuallyHidden>}
              {counts === null && (
                <>
                  <span aria-hidden="true">–</span>
                  <VisuallyHidden>{t.unknown}</VisuallyHidden>
                </>
              )}
              {counts?.[one]?.toLocaleString(LOCALE[language])}
            </span>{" "}
            {t.counts[one]}
          </Link>
        </li>
      ))}
    </ul>
  );
}

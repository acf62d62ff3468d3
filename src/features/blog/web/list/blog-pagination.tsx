import { useWords } from "#kit/web/language/words.ts";
import { classNames } from "#kit/web/ui/class-names.ts";
import { SiteLink } from "#kit/web/ui/links/site-link.tsx";
import { type BlogFilter, blogAddress, shownPages } from "../../blog-address.ts";
import { blogPagesWords } from "../../blog-pages.words.ts";
import { blogQuery } from "../blog.queries.ts";
import styles from "./blog-pagination.module.css";

interface Props {
  filter: BlogFilter;
  page: number;
  count: number;
}

/** The blog's pages by number, with Previous and Next. Each is an address of its own. */
export function BlogPagination({ filter, page, count }: Props) {
  const words = useWords(blogPagesWords);
  if (count < 2) return null;
  const link = (to: number) => ({
    to: blogAddress(filter, to),
    queries: [blogQuery({ ...filter, page: to })],
  });
  return (
    <nav aria-label={words.pages} className={styles.pages}>
      {page > 1 && (
        <SiteLink {...link(page - 1)} rel="prev" className={classNames(styles.page, styles.step)}>
          {words.previous}
        </SiteLink>
      )}
      <ol className={styles.numbers}>
        {shownPages(page, count).map((entry, place) =>
          entry === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is nothing but its place
            <li key={`gap-${place}`} aria-hidden="true" className={styles.gap}>
              …
            </li>
          ) : (
            <li key={entry}>
              <SiteLink
                {...link(entry)}
                aria-label={words.page(entry)}
                aria-current={entry === page ? "page" : undefined}
                className={styles.page}
              >
                {entry}
              </SiteLink>
            </li>
          ),
        )}
      </ol>
      {page < count && (
        <SiteLink {...link(page + 1)} rel="next" className={classNames(styles.page, styles.step)}>
          {words.next}
        </SiteLink>
      )}
    </nav>
  );
}

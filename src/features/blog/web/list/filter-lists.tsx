import { useId } from "react";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { SiteLink } from "#kit/web/ui/links/site-link.tsx";
import { type BlogFilter, blogAddress } from "../../blog-address.ts";
import { categoryName, tagName } from "../../blog-names.ts";
import { blogPagesWords } from "../../blog-pages.words.ts";
import { blogQuery } from "../blog.queries.ts";
import styles from "./blog-filters.module.css";
import type { FilterChoices } from "./filter-choices.ts";

/** Tags that are shown at once; the others open. */
const TAGS_SHOWN = 12;

/** The filters as lists of links with their numbers of posts. */
export function FilterLists({ filter, categories, tags }: FilterChoices & { filter: BlogFilter }) {
  const words = useWords(blogPagesWords);
  const { language } = useLanguage();
  const id = useId();
  const first = tags.slice(0, TAGS_SHOWN);
  const others = tags.slice(TAGS_SHOWN);
  const isTag = (name?: string) => filter.tag?.toLowerCase() === name?.toLowerCase();

  const tagLinks = (list: FilterChoices["tags"]) =>
    list.map(({ name }) => (
      <li key={name}>
        <FilterLink to={{ ...filter, tag: name }} isCurrent={isTag(name)} className={styles.tag}>
          {tagName(name, language)}
        </FilterLink>
      </li>
    ));

  return (
    <div className={styles.lists}>
      <h2 id={`${id}-categories`} className={styles.title}>
        {words.categories}
      </h2>
      <ul aria-labelledby={`${id}-categories`} className={styles.categories}>
        <li>
          <FilterLink to={{ tag: filter.tag }} isCurrent={!filter.category} className={styles.category}>
            {words.everyCategory}
          </FilterLink>
        </li>
        {categories.map(({ category, post_count }) => (
          <li key={category}>
            <FilterLink
              to={{ ...filter, category }}
              isCurrent={filter.category === category}
              className={styles.category}
            >
              {categoryName(category, language)} <data value={post_count}>{post_count}</data>
            </FilterLink>
          </li>
        ))}
      </ul>
      {tags.length > 0 && (
        <>
          <h2 id={`${id}-tags`} className={styles.title}>
            {words.tags}
          </h2>
          <ul aria-labelledby={`${id}-tags`} className={styles.tags}>
            <li>
              <FilterLink to={{ category: filter.category }} isCurrent={!filter.tag} className={styles.tag}>
                {words.everyTag}
              </FilterLink>
            </li>
            {tagLinks(first)}
          </ul>
          {others.length > 0 && (
            <details open={others.some(({ name }) => isTag(name)) || undefined} className={styles.more}>
              <summary>{words.moreTags}</summary>
              <ul aria-labelledby={`${id}-tags`} className={styles.tags}>
                {tagLinks(others)}
              </ul>
            </details>
          )}
        </>
      )}
    </div>
  );
}

interface LinkProps {
  to: BlogFilter;
  isCurrent: boolean;
  className: string | undefined;
  children: React.ReactNode;
}

function FilterLink({ to, isCurrent, ...link }: LinkProps) {
  return (
    <SiteLink
      {...link}
      to={blogAddress(to)}
      queries={[blogQuery({ ...to, page: 1 })]}
      preventScrollReset
      aria-current={isCurrent ? "true" : undefined}
    />
  );
}

import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { QueryState } from "#kit/web/ui/feedback/query-state.tsx";
import { Spinner } from "#kit/web/ui/feedback/spinner.tsx";
import type { BlogFilter } from "../../blog-address.ts";
import { blogPagesWords } from "../../blog-pages.words.ts";
import { categoriesQuery, tagsQuery } from "../blog.queries.ts";
import styles from "./blog-filters.module.css";
import { FilterLists } from "./filter-lists.tsx";
import { FilterSelects } from "./filter-selects.tsx";

/**
 * What can be chosen: a category, a tag, or both. A list beside the posts, drop-downs where there is no room for it; nothing
 * where there is nothing to choose.
 */
export function BlogFilters({ filter }: { filter: BlogFilter }) {
  const words = useWords(blogPagesWords);
  const categories = useApiQuery(categoriesQuery);
  const tags = useApiQuery(tagsQuery);
  const loading = <Spinner size="inline" />;
  // A blog without posts has nothing to choose from.
  const isChosen = filter.category !== undefined || filter.tag !== undefined;
  if (!isChosen && categories.data?.length === 0 && tags.data?.length === 0) return null;
  return (
    <search aria-label={words.filters} className={styles.filters}>
      <QueryState query={categories} together={[tags]} errorText={words.filtersFailed} loading={loading}>
        {(categoryList) => (
          <QueryState query={tags} errorText={words.filtersFailed} loading={loading}>
            {(tagList) => (
              <>
                <FilterSelects filter={filter} categories={categoryList} tags={tagList} />
                <FilterLists filter={filter} categories={categoryList} tags={tagList} />
              </>
            )}
          </QueryState>
        )}
      </QueryState>
    </search>
  );
}

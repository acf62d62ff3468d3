import { useEffect, useRef } from "react";
import { data, type LoaderFunctionArgs, useSearchParams } from "react-router";
import { optionsOf, useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { prefetch, renderingContext, waitForNothing } from "#kit/web/loading.ts";
import type { PageRules } from "#kit/web/page-rules.ts";
import { useAnnounce } from "#kit/web/ui/feedback/announce.tsx";
import { PageHead } from "#kit/web/ui/page/page-head.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import type { BlogPage } from "../blog.contract.ts";
import { blogWords } from "../blog.words.ts";
import { blogView } from "../blog-address.ts";
import { categoryName, tagName } from "../blog-names.ts";
import { blogPagesWords } from "../blog-pages.words.ts";
import { blogQuery, categoriesQuery, tagsQuery } from "./blog.queries.ts";
import styles from "./blog-page.module.css";
import { BlogFilters } from "./list/blog-filters.tsx";
import { BlogPosts } from "./list/blog-posts.tsx";

/** A page of the blog that there is not answers 404, so that search engines leave it alone. */
export async function loader(args: LoaderFunctionArgs) {
  const { page, ...filter } = blogView(new URL(args.request.url).searchParams);
  const query = blogQuery({ ...filter, page: page ?? 1 });
  await prefetch(args, [categoriesQuery, tagsQuery, ...(page === null ? [] : [query])]);
  const { api, client, language } = args.context.get(renderingContext);
  const found = client.getQueryData<BlogPage>(optionsOf(query, api, language).queryKey);
  const isThere = page !== null && (page === 1 || found === undefined || found.posts.length > 0);
  return isThere ? data(null) : data(null, { status: 404 });
}
export const handle: PageRules = { parameters: ["category", "tag", "page"] };
export const clientLoader = waitForNothing;

/** The blog: its posts nine to a page, by category and tag. What is shown stands in the address. */
export default function BlogPageRoute() {
  const words = useWords(blogWords);
  const pageWords = useWords(blogPagesWords);
  const { language } = useLanguage();
  const announce = useAnnounce();
  const [parameters] = useSearchParams();
  const { page, category, tag } = blogView(parameters);
  const posts = useApiQuery(blogQuery({ page: page ?? 1, category, tag }), page !== null);
  const pages = posts.data?.pagination;
  const chosen = [category && categoryName(category, language), tag && tagName(tag, language)].filter(
    Boolean,
  );
  const title = chosen.length > 0 ? `${pageWords.title}: ${chosen.join(", ")}` : pageWords.title;

  // A page that was turned is read from its top, and what a filter leaves is said.
  const content = useRef<HTMLDivElement>(null);
  const seen = useRef({ page, category, tag });
  useEffect(() => {
    const before = seen.current;
    const isNew = before.category !== category || before.tag !== tag;
    if (before.page === page && !isNew) return;
    if (!pages) return;
    seen.current = { page, category, tag };
    if (before.page !== page && !isNew) content.current?.focus({ preventScroll: true });
    announce(
      isNew ? pageWords.found(pages.total) : pageWords.pageOf(pages.page, Math.max(1, pages.totalPages)),
    );
  }, [announce, pageWords, page, category, tag, pages]);

  return (
    <>
      <PageHead
        title={page && page > 1 ? `${title} – ${pageWords.page(page)}` : title}
        description={pageWords.description}
        image={posts.data?.posts.find(({ image_path }) => image_path)?.image_path}
        parameters={["category", "tag", "page"]}
        noindex={page === null || posts.data?.posts.length === 0}
      />
      <Section level={1} kicker={words.kicker} title={pageWords.title} lead={pageWords.lead}>
        <div className={styles.layout}>
          <BlogFilters filter={{ category, tag }} />
          <div ref={content} tabIndex={-1} className={styles.posts}>
            <BlogPosts query={posts} page={page} filter={{ category, tag }} />
          </div>
        </div>
      </Section>
    </>
  );
}

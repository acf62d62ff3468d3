import type { UseQueryResult } from "@tanstack/react-query";
import { useWords } from "#kit/web/language/words.ts";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import { QueryState } from "#kit/web/ui/feedback/query-state.tsx";
import { WayHome } from "#kit/web/ui/links/way-home.tsx";
import { Reveal } from "#kit/web/ui/reveal.tsx";
import type { BlogPage } from "../../blog.contract.ts";
import { blogWords } from "../../blog.words.ts";
import { type BlogFilter, blogAddress } from "../../blog-address.ts";
import { blogPagesWords } from "../../blog-pages.words.ts";
import { blogQuery } from "../blog.queries.ts";
import styles from "../blog-page.module.css";
import { PostCard } from "../post-card.tsx";
import { BlogPagination } from "./blog-pagination.tsx";

interface Props {
  query: UseQueryResult<BlogPage, Error>;
  /** null for a page that there can't be. */
  page: number | null;
  filter: BlogFilter;
}

/** A page of posts like a magazine's: the newest of all opens the first one. */
export function BlogPosts({ query, page, filter }: Props) {
  const words = useWords(blogWords);
  if (page === null) return <NoPosts page={page} filter={filter} />;
  return (
    <QueryState query={query} errorText={words.loadFailed}>
      {({ posts, pagination }) => {
        if (posts.length === 0) return <NoPosts page={page} filter={filter} />;
        const hasLead = page === 1 && posts.length !== 2;
        return (
          <>
            <ul className={styles.grid}>
              {posts.map((post, place) => (
                <Reveal
                  key={post.id}
                  as="li"
                  index={place % 2}
                  className={place === 0 && hasLead ? styles.lead : undefined}
                >
                  <PostCard
                    post={post}
                    look={place === 0 && hasLead ? "lead" : "card"}
                    priority={place === 0}
                  />
                </Reveal>
              ))}
            </ul>
            <BlogPagination filter={filter} page={page} count={pagination.totalPages} />
          </>
        );
      }}
    </QueryState>
  );
}

/** 'No posts found.', why, and the way on. */
function NoPosts({ page, filter }: Omit<Props, "query">) {
  const words = useWords(blogPagesWords);
  const isFiltered = filter.category !== undefined || filter.tag !== undefined;
  const isBeyond = page !== 1;
  const help = isBeyond ? words.noPage : isFiltered ? words.emptyHelp : words.emptyBlog;
  const all = (
    <ButtonLink
      to="/blog"
      queries={[blogQuery({ page: 1 })]}
      variant={isBeyond && isFiltered ? "quiet" : "hot"}
    >
      {isFiltered ? words.showAll : words.firstPage}
    </ButtonLink>
  );
  const first = isBeyond && isFiltered && (
    <ButtonLink to={blogAddress(filter)} queries={[blogQuery({ ...filter, page: 1 })]}>
      {words.firstPage}
    </ButtonLink>
  );
  return (
    <Notice
      tone="empty"
      title={words.empty}
      action={
        isBeyond || isFiltered ? (
          <>
            {first}
            {all}
          </>
        ) : (
          <WayHome />
        )
      }
    >
      {help}
    </Notice>
  );
}

import type { ReactNode } from "react";
import { type ApiQuery, useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { QueryState } from "#kit/web/ui/feedback/query-state.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import { Reveal } from "#kit/web/ui/reveal.tsx";
import type { PublicBlogPostSummary } from "../../blog.contract.ts";
import { blogWords } from "../../blog.words.ts";
import { hasTag, RELATED_POSTS } from "../../blog-rules.ts";
import { relatedPostsQuery, taggedPostsQuery } from "../blog.queries.ts";
import { blogPageQueries } from "../blog-page-queries.ts";
import { PostCard } from "../post-card.tsx";
import styles from "./related-posts.module.css";

interface Props {
  category: string;
  /** Of the post that they are related to, as its address has it. */
  slug: string;
}

/** Up to three posts of the same category; nothing where there are none. */
export function RelatedPosts({ category, slug }: Props) {
  const words = useWords(blogWords);
  return (
    <PostRow
      query={relatedPostsQuery(category, slug)}
      kicker={words.relatedKicker}
      title={words.related}
      action={words.back}
    />
  );
}

interface TaggedProps {
  tag: string;
  kicker: string;
  /** For posts that all have the tag; where others fill the row up, it says less. */
  title: string;
}

/** Up to three posts with a tag, on another feature's page; nothing where no post has it. */
export function TaggedPosts({ tag, kicker, title }: TaggedProps) {
  const words = useWords(blogWords);
  const query = taggedPostsQuery(tag);
  const { data: posts = [] } = useApiQuery(query);
  const areAll = posts.every(({ tags }) => hasTag(tags, tag));
  return (
    <PostRow query={query} kicker={kicker} title={areAll ? title : words.fromBlog} action={words.allPosts} />
  );
}

interface RowProps {
  query: ApiQuery<PublicBlogPostSummary[]>;
  kicker: ReactNode;
  title: ReactNode;
  action: ReactNode;
}

function PostRow({ query, kicker, title, action }: RowProps) {
  const words = useWords(blogWords);
  const posts = useApiQuery(query);
  if (posts.data?.length === 0) return null;
  const blog = (
    <ButtonLink to="/blog" queries={blogPageQueries()} variant="quiet">
      {action}
    </ButtonLink>
  );
  return (
    <Section tone="raised" kicker={kicker} title={title} className={styles.related} action={blog}>
      <QueryState query={posts} errorText={words.loadFailed}>
        {(list) => (
          <ul className={styles.posts}>
            {list.slice(0, RELATED_POSTS).map((entry, place) => (
              <Reveal key={entry.id} as="li" index={place}>
                <PostCard post={entry} level={3} />
              </Reveal>
            ))}
          </ul>
        )}
      </QueryState>
    </Section>
  );
}

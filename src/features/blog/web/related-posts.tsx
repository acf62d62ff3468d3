import { useApiQuery } from "#kit/web/queries.ts";
import { ButtonLink } from "#kit/web/ui/button-link.tsx";
import { QueryState } from "#kit/web/ui/query-state.tsx";
import { Reveal } from "#kit/web/ui/reveal.tsx";
import { Section } from "#kit/web/ui/section.tsx";
import { useWords } from "#kit/web/words.ts";
import { blogWords } from "../blog.words.ts";
import { RELATED_POSTS } from "../blog-rules.ts";
import { relatedPostsQuery } from "./blog.queries.ts";
import { blogPageQueries } from "./blog-page-queries.ts";
import { PostCard } from "./post-card.tsx";
import styles from "./related-posts.module.css";

interface Props {
  category: string;
  /** Of the post that they are related to, as its address has it. */
  slug: string;
}

/** Up to three posts of the same category; nothing where there are none. */
export function RelatedPosts({ category, slug }: Props) {
  const words = useWords(blogWords);
  const related = useApiQuery(relatedPostsQuery(category, slug));
  if (related.data?.length === 0) return null;
  return (
    <Section
      tone="raised"
      kicker={words.relatedKicker}
      title={words.related}
      className={styles.related}
      action={
        <ButtonLink to="/blog" queries={blogPageQueries()} variant="quiet">
          {words.back}
        </ButtonLink>
      }
    >
      <QueryState query={related} errorText={words.loadFailed}>
        {(posts) => (
          <ul className={styles.posts}>
            {posts.slice(0, RELATED_POSTS).map((entry, place) => (
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

import { useApiQuery } from "#kit/web/queries.ts";
import { ButtonLink } from "#kit/web/ui/button-link.tsx";
import { QueryState } from "#kit/web/ui/query-state.tsx";
import { Reveal } from "#kit/web/ui/reveal.tsx";
import { Section } from "#kit/web/ui/section.tsx";
import { useWords } from "#kit/web/words.ts";
import type { BlogPost } from "../blog.contract.ts";
import { blogWords } from "../blog.words.ts";
import { RELATED_POSTS } from "../blog-rules.ts";
import { blogQuery, relatedPostsQuery } from "./blog.queries.ts";
import { PostCard } from "./post-card.tsx";
import styles from "./related-posts.module.css";

/** Up to three posts of the same category; nothing where there are none. */
export function RelatedPosts({ post }: { post: BlogPost }) {
  const words = useWords(blogWords);
  // By its English slug in both languages, so that switching keeps the answer's place.
  const related = useApiQuery(relatedPostsQuery(post.category, post.slugs.en));
  if (related.data?.length === 0) return null;
  return (
    <Section
      tone="raised"
      kicker={words.relatedKicker}
      title={words.related}
      className={styles.related}
      action={
        <ButtonLink to="/blog" queries={[blogQuery({ page: 1 })]} variant="quiet">
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

import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { QueryState } from "#kit/web/ui/feedback/query-state.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import { Reveal } from "#kit/web/ui/reveal.tsx";
import { blogWords } from "../blog.words.ts";
import { latestPostsQuery } from "./blog.queries.ts";
import { blogPageQueries } from "./blog-page-queries.ts";
import styles from "./latest-posts-section.module.css";
import { PostCard } from "./post-card.tsx";

/** Posts on the home page. */
export const LATEST_POSTS = 3;

/** The home page's news: the latest post large, two more beside it. Hidden while there are none. */
export function LatestPostsSection() {
  const words = useWords(blogWords);
  const latest = useApiQuery(latestPostsQuery(LATEST_POSTS));
  if (latest.data?.length === 0) return null;
  return (
    <Section
      id="blog"
      kicker={words.kicker}
      title={words.latestTitle}
      lead={words.latestLead}
      action={
        <ButtonLink to="/blog" queries={blogPageQueries()} variant="quiet">
          {words.allPosts}
        </ButtonLink>
      }
    >
      <QueryState query={latest} errorText={words.latestFailed}>
        {(posts) => (
          <ul className={styles.posts}>
            {posts.slice(0, LATEST_POSTS).map((post, place) => (
              <Reveal key={post.id} as="li" index={place}>
                <PostCard post={post} look={place === 0 ? "lead" : "line"} level={3} />
              </Reveal>
            ))}
          </ul>
        )}
      </QueryState>
    </Section>
  );
}

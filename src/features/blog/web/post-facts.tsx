import { useWords } from "#kit/web/words.ts";
import type { ShownBlogPost } from "../blog.contract.ts";
import { blogWords } from "../blog.words.ts";
import { DEFAULT_AUTHOR } from "../blog-rules.ts";
import { CategoryLink } from "./category-link.tsx";
import styles from "./post-article.module.css";
import { PostDate } from "./post-date.tsx";

/** When, by whom, about what. 'Updated' only where that was another day (spec/public-site.md section 2). */
export function PostFacts({ post }: { post: ShownBlogPost }) {
  const words = useWords(blogWords);
  return (
    <dl className={styles.list}>
      <div>
        <dt>{words.published}</dt>
        <dd>
          <PostDate day={post.published_date} />
        </dd>
      </div>
      {post.updated_date !== post.published_date && (
        <div>
          <dt>{words.updated}</dt>
          <dd>
            <PostDate day={post.updated_date} />
          </dd>
        </div>
      )}
      <div>
        <dt>{words.author}</dt>
        <dd>{post.author_name.trim() || DEFAULT_AUTHOR}</dd>
      </div>
      <div>
        <dt>{words.category}</dt>
        <dd>
          <CategoryLink category={post.category} />
        </dd>
      </div>
    </dl>
  );
}

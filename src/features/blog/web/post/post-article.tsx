import { useMemo } from "react";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useSite } from "#kit/web/page-context.ts";
import { Film } from "#kit/web/ui/film/film.tsx";
import { SiteLink } from "#kit/web/ui/links/site-link.tsx";
import { WayBack } from "#kit/web/ui/links/way-back.tsx";
import { Picture } from "#kit/web/ui/pictures/picture.tsx";
import { RichText } from "#kit/web/ui/rich-text.tsx";
import type { PublicBlogPost } from "../../blog.contract.ts";
import { blogWords } from "../../blog.words.ts";
import { blogAddress } from "../../blog-address.ts";
import { categoryName, tagName } from "../../blog-names.ts";
import { blogPagesWords } from "../../blog-pages.words.ts";
import { DEFAULT_AUTHOR, tagsOf } from "../../blog-rules.ts";
import { postText } from "../../post-text.ts";
import { blogPageQueries } from "../blog-page-queries.ts";
import { PostDate } from "../post-date.tsx";
import { POST_PICTURE_SIZES, postPictureName } from "../post-link.tsx";
import styles from "./post-article.module.css";
import { SharePost } from "./share-post.tsx";

/** A post as a page of a magazine: title, large picture, text at a readable measure, facts beside it. */
export function PostArticle({ post }: { post: PublicBlogPost }) {
  const words = useWords(blogWords);
  const page = useWords(blogPagesWords);
  const { language } = useLanguage();
  const { mediaBase } = useSite();
  const html = useMemo(() => postText(post.content, mediaBase), [post.content, mediaBase]);
  const tags = tagsOf(post.tags);
  const inOther = post.content_language === language ? undefined : post.content_language;
  return (
    <article className={styles.post}>
      <header className={styles.head}>
        <WayBack to="/blog" queries={blogPageQueries()} className={styles.back}>
          {words.back}
        </WayBack>
        <h1 tabIndex={-1} className={styles.title}>
          {post.title.trim() || words.untitled}
        </h1>
        <p className={styles.facts}>
          <PostDate day={post.published_date} />
          <span>{post.author_name.trim() || DEFAULT_AUTHOR}</span>
          <CategoryLink category={post.category} />
        </p>
      </header>
      <div className={styles.hero}>
        <Picture
          path={post.image_path}
          alt={post.image_alt}
          placeholder="blog"
          sizes={POST_PICTURE_SIZES}
          priority
          fill
          sharedName={postPictureName(post)}
        />
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          {post.summary.trim() && <p className={styles.summary}>{post.summary}</p>}
          {inOther && <p className={styles.other}>{page.onlyIn[inOther]}</p>}
          {post.film && <Film film={post.film} title={post.title} poster={post.image_path} />}
          <RichText html={html} lang={inOther} />
          {tags.length > 0 && (
            <ul aria-label={page.tags} className={styles.tags}>
              {tags.map((tag) => (
                <li key={tag}>
                  <SiteLink
                    to={blogAddress({ tag })}
                    queries={blogPageQueries({ tag })}
                    className={styles.tag}
                  >
                    #{tagName(tag, language)}
                  </SiteLink>
                </li>
              ))}
            </ul>
          )}
        </div>
        <aside aria-label={page.about} className={styles.side}>
          <PostFacts post={post} />
          <SharePost post={post} />
        </aside>
      </div>
    </article>
  );
}

/** Date, author and category of a post. 'Updated' is shown only when that was another day. */
function PostFacts({ post }: { post: PublicBlogPost }) {
  const words = useWords(blogPagesWords);
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

/** To the posts of a category. */
function CategoryLink({ category }: { category: string }) {
  const { language } = useLanguage();
  return (
    <SiteLink to={blogAddress({ category })} queries={blogPageQueries({ category })}>
      {categoryName(category, language)}
    </SiteLink>
  );
}

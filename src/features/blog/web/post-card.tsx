import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { Badge } from "#kit/web/ui/badge.tsx";
import { classNames } from "#kit/web/ui/class-names.ts";
import { Picture } from "#kit/web/ui/pictures/picture.tsx";
import { useSharedPicture } from "#kit/web/ui/pictures/use-shared-picture.ts";
import type { PublicBlogPostSummary } from "../blog.contract.ts";
import { blogWords } from "../blog.words.ts";
import { categoryName } from "../blog-names.ts";
import { DEFAULT_AUTHOR } from "../blog-rules.ts";
import styles from "./post-card.module.css";
import { PostDate } from "./post-date.tsx";
import { PostLink, postPath, postPictureName } from "./post-link.tsx";

interface Props {
  post: PublicBlogPostSummary;
  /** `lead` opens a page with a large picture, `line` is a picture beside its text. */
  look?: "card" | "lead" | "line";
  level?: 2 | 3;
  /** On the first screen: its picture is fetched at once. */
  priority?: boolean;
}

const SIZES = {
  card: "(min-width: 60rem) 28rem, (min-width: 40rem) 50vw, 100vw",
  lead: "(min-width: 60rem) 60vw, 100vw",
  line: "(min-width: 60rem) 18rem, 40vw",
};

/** A post as its picture, its category, its title, what it is about, and who wrote it when. The whole card leads to it. */
export function PostCard({ post, look = "card", level = 2, priority }: Props) {
  const words = useWords(blogWords);
  const { language } = useLanguage();
  const Title = `h${level}` as const;
  return (
    <article className={classNames(styles.card, styles[look])}>
      <div className={styles.window}>
        <Picture
          path={post.image_path}
          alt=""
          placeholder="blog"
          sizes={SIZES[look]}
          priority={priority}
          fill
          sharedName={useSharedPicture(postPath(post), postPictureName(post))}
          className={styles.picture}
        />
      </div>
      <div className={styles.text}>
        <Badge tone="quiet" className={styles.category}>
          {categoryName(post.category, language)}
        </Badge>
        <Title className={styles.title}>
          <PostLink post={post} className={styles.link}>
            {post.title.trim() || words.untitled}
          </PostLink>
        </Title>
        {post.summary.trim() && <p className={styles.summary}>{post.summary}</p>}
        <p className={styles.facts}>
          <PostDate day={post.published_date} />
          <span>{post.author_name.trim() || DEFAULT_AUTHOR}</span>
        </p>
      </div>
    </article>
  );
}

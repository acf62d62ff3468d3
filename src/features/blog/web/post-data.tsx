import { breadcrumbs } from "#kit/web/ui/breadcrumbs.ts";
import { useSiteName } from "#kit/web/ui/site-name.tsx";
import { StructuredData } from "#kit/web/ui/structured-data.tsx";
import { useAbsolute } from "#kit/web/ui/use-absolute.ts";
import { useWords } from "#kit/web/words.ts";
import type { ShownBlogPost } from "../blog.contract.ts";
import { blogWords } from "../blog.words.ts";

/** A post for search engines. */
export function PostData({ post }: { post: ShownBlogPost }) {
  const words = useWords(blogWords);
  const { page, picture } = useAbsolute();
  const team = useSiteName();
  const address = page(`/blog/${post.slug}`);
  return (
    <StructuredData
      things={[
        {
          "@type": "BlogPosting",
          "@id": address,
          mainEntityOfPage: address,
          headline: post.title,
          description: post.summary,
          inLanguage: post.content_language,
          datePublished: post.published_date,
          dateModified: post.updated_date,
          author: { "@type": "Person", name: post.author_name },
          publisher: { "@type": "SportsTeam", name: team },
          ...(post.image_path && { image: picture(post.image_path) }),
        },
        breadcrumbs([
          [team, page("/")],
          [words.title, page("/blog")],
          [post.title, address],
        ]),
      ]}
    />
  );
}

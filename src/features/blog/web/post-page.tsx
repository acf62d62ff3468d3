import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { type LoaderFunctionArgs, redirect, useLocation, useNavigate, useParams } from "react-router";
import { type ApiQuery, optionsOf, useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { prefetch, prefetchPage, renderingContext, waitForNothing } from "#kit/web/loading.ts";
import { useApi } from "#kit/web/page-context.ts";
import { usePathPrefix } from "#kit/web/preview/preview.ts";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { breadcrumbs } from "#kit/web/ui/page/breadcrumbs.ts";
import { PageHead } from "#kit/web/ui/page/page-head.tsx";
import { RecordPage } from "#kit/web/ui/page/record-page.tsx";
import { useSiteName } from "#kit/web/ui/page/site-name.tsx";
import { StructuredData } from "#kit/web/ui/page/structured-data.tsx";
import { useAbsolute } from "#kit/web/ui/page/use-absolute.ts";
import type { PublicBlogPost } from "../blog.contract.ts";
import { blogWords } from "../blog.words.ts";
import { blogPagesWords } from "../blog-pages.words.ts";
import { postQuery, relatedPostsQuery } from "./blog.queries.ts";
import { blogPageQueries } from "./blog-page-queries.ts";
import { PostArticle } from "./post/post-article.tsx";
import { RelatedPosts } from "./post/related-posts.tsx";

/** A slug that the post had before leads to its current one. */
export async function loader(args: LoaderFunctionArgs) {
  const slug = args.params.slug ?? "";
  const main = postQuery(slug);
  const answer = await prefetchPage(args, main);
  const { api, client, language } = args.context.get(renderingContext);
  const post = client.getQueryData<PublicBlogPost>(optionsOf(main, api, language).queryKey);
  if (!post) return answer;
  if (!Object.values(post.slugs).includes(slug)) {
    throw redirect(`/blog/${post.slug}${new URL(args.request.url).search}`, 301);
  }
  await prefetch(args, [relatedPostsQuery(post.category, slug)]);
  return answer;
}
export const clientLoader = waitForNothing;

/** One post: its text, what is known about it, and what to read next. */
export default function PostPage() {
  const { slug = "" } = useParams();
  const words = useWords(blogWords);
  const page = useWords(blogPagesWords);
  const query = useApiQuery(postQuery(slug));
  useCurrentSlug(slug, query.data);
  const others = (
    <ButtonLink to="/blog" queries={blogPageQueries()}>
      {words.back}
    </ButtonLink>
  );
  return (
    <RecordPage
      query={query}
      words={{ ...page, kicker: words.kicker, title: page.post, loadFailed: page.postFailed }}
      others={others}
    >
      {(post) => (
        <>
          <PageHead
            title={post.title.trim() || words.untitled}
            description={post.summary.trim() || page.description}
            image={post.image_path}
            drawn={{ kind: "post", id: post.slug }}
            type="article"
            paths={{ en: `/blog/${post.slugs.en}`, cs: `/blog/${post.slugs.cs}` }}
          />
          <PostData post={post} />
          <PostArticle post={post} />
          <RelatedPosts category={post.category} slug={slug} />
        </>
      )}
    </RecordPage>
  );
}

/** A post for search engines. */
function PostData({ post }: { post: PublicBlogPost }) {
  const words = useWords(blogPagesWords);
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

/** Keeps the address on the slug that the post has in the page's language: after a switch of it, and from a former slug. */
function useCurrentSlug(asked: string, post: PublicBlogPost | undefined): void {
  const client = useQueryClient();
  const api = useApi();
  const { language } = useLanguage();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const prefix = usePathPrefix();

  useEffect(() => {
    if (!post || post.slug === asked) return;
    // The post is the same, so the new address has its data already, and that of its related posts.
    const keyOf = (query: ApiQuery<unknown>) => optionsOf(query, api, language).queryKey;
    const related = (of: string) => keyOf(relatedPostsQuery(post.category, of));
    client.setQueryData(keyOf(postQuery(post.slug)), post);
    client.setQueryData(related(post.slug), client.getQueryData(related(asked)));
    void navigate(`${prefix}/blog/${post.slug}${search}${hash}`, { replace: true, preventScrollReset: true });
  }, [client, api, language, navigate, prefix, asked, post, search, hash]);
}

import { type LoaderFunctionArgs, redirect, useParams } from "react-router";
import { isNotFound } from "#kit/web/api-error.ts";
import { prefetch, prefetchPage, renderingContext, waitForNothing } from "#kit/web/loading.ts";
import { optionsOf, useApiQuery } from "#kit/web/queries.ts";
import { PageHead } from "#kit/web/ui/page-head.tsx";
import { QueryState } from "#kit/web/ui/query-state.tsx";
import { Section } from "#kit/web/ui/section.tsx";
import { useWords } from "#kit/web/words.ts";
import type { ShownBlogPost } from "../blog.contract.ts";
import { blogWords } from "../blog.words.ts";
import { postQuery, relatedPostsQuery } from "./blog.queries.ts";
import { PostArticle } from "./post-article.tsx";
import { PostData } from "./post-data.tsx";
import { PostNotFound } from "./post-not-found.tsx";
import { RelatedPosts } from "./related-posts.tsx";
import { useCurrentSlug } from "./use-current-slug.ts";

/** A slug that the post had before leads to its current one. */
export async function loader(args: LoaderFunctionArgs) {
  const slug = args.params.slug ?? "";
  const main = postQuery(slug);
  const answer = await prefetchPage(args, main);
  const { api, client, language } = args.context.get(renderingContext);
  const post = client.getQueryData<ShownBlogPost>(optionsOf(main, api, language).queryKey);
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
  const query = useApiQuery(postQuery(slug));
  useCurrentSlug(slug, query.data);
  if (isNotFound(query.error)) return <PostNotFound />;
  if (!query.data) {
    return (
      <Section level={1} kicker={words.kicker} title={words.post}>
        <PageHead title={words.post} noindex />
        <QueryState query={query} errorText={words.postFailed}>
          {() => null}
        </QueryState>
      </Section>
    );
  }
  const post = query.data;
  return (
    <>
      <PageHead
        title={post.title.trim() || words.untitled}
        description={post.summary.trim() || words.description}
        image={post.image_path}
        type="article"
        paths={{ en: `/blog/${post.slugs.en}`, cs: `/blog/${post.slugs.cs}` }}
      />
      <PostData post={post} />
      <PostArticle post={post} />
      <RelatedPosts category={post.category} slug={slug} />
    </>
  );
}

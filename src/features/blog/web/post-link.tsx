import type { ComponentProps } from "react";
import { SiteLink } from "#kit/web/ui/links/site-link.tsx";
import type { PublicBlogPostSummary } from "../blog.contract.ts";
import { postQuery, relatedPostsQuery } from "./blog.queries.ts";

/** The width of the large picture on a post's page. */
export const POST_PICTURE_SIZES = "(min-width: 88rem) 82rem, 100vw";

interface Props extends Omit<ComponentProps<typeof SiteLink>, "to" | "queries" | "picture"> {
  post: PublicBlogPostSummary;
}

export const postPath = (post: Pick<PublicBlogPostSummary, "slug">) => `/blog/${post.slug}`;

/** The name of a post's picture on cards and on its page. */
export const postPictureName = (post: Pick<PublicBlogPostSummary, "id">) => `post-${post.id}`;

/** A link to a post's page, which is prefetched with its picture. */
export function PostLink({ post, ...link }: Props) {
  return (
    <SiteLink
      {...link}
      to={postPath(post)}
      viewTransition
      queries={[postQuery(post.slug), relatedPostsQuery(post.category, post.slug)]}
      picture={post.image_path ? { path: post.image_path, sizes: POST_PICTURE_SIZES } : undefined}
    />
  );
}

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLanguage } from "#kit/web/language.tsx";
import { useApi } from "#kit/web/page-context.ts";
import { usePathPrefix } from "#kit/web/preview.ts";
import { type ApiQuery, optionsOf } from "#kit/web/queries.ts";
import type { ShownBlogPost } from "../blog.contract.ts";
import { postQuery, relatedPostsQuery } from "./blog.queries.ts";

/** Keeps the address on the slug that the post has in the page's language: after a switch of it, and from a former slug. */
export function useCurrentSlug(asked: string, post: ShownBlogPost | undefined): void {
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

import { type ContentServer, wordsOf } from "#kit/server/content/content-server.ts";
import { blog } from "../blog.content.ts";
import { blogFinder } from "./blog.finder.ts";
import { blogRoutes } from "./blog.routes.ts";
import { restorePost } from "./blog.service.ts";
import { blogPosts } from "./blog.table.ts";

export default [
  {
    content: blog,
    restore: restorePost,
    routes: blogRoutes,
    words: wordsOf(blogPosts),
    finders: [blogFinder],
  },
] satisfies ContentServer[];

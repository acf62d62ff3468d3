export { taggedPostsQuery } from "./blog.queries.ts";
export { TaggedPosts } from "./post/related-posts.tsx";

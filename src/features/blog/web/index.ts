export { taggedPostsQuery } from "./blog.queries.ts";
export { TaggedPosts } from "./related-posts.tsx";

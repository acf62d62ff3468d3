export { newestPosts, publishedPost, publishedSlugs } from "./published-posts.ts";

export { newestPosts, publishedSlugs } from "./published-posts.ts";

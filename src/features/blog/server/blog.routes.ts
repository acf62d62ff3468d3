import { implement } from "#kit/server/http/mount.ts";
import { blogEndpoints } from "../blog.contract.ts";
import { createPost, getPostById, listImages, removePost, updatePost } from "./blog.service.ts";
import { listCategories, listTags } from "./blog-counts.ts";
import { listPosts } from "./blog-list.ts";
import { addImage } from "./blog-pictures.ts";
import { getPost } from "./blog-post.ts";
import { checkSlug } from "./blog-slugs.ts";

export const blogRoutes = implement(blogEndpoints, {
  list: (context, { query }) => listPosts(context, query),
  categories: (context) => listCategories(context),
  tags: (context) => listTags(context),
  checkSlug: (context, { query }) => checkSlug(context, query),
  getById: (context, { params }) => getPostById(context, params.id),
  images: (context, { params }) => listImages(context, params.id),
  addImage: (context) => addImage(context),
  get: (context, { params }, reply) => getPost(context, params.slug, reply),
  create: (context, { body }) => createPost(context, body),
  update: (context, { params, body }) => updatePost(context, params.id, body),
  remove: (context, { params }) => removePost(context, params.id),
});

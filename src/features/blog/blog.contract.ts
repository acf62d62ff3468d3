import { z } from "zod";
import type { PublicRecord } from "#kit/contract/content/public-record.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { LANGUAGES } from "#kit/contract/language/language.ts";
import { basedOn, flag, idParams, slugParams, wholeNumber } from "#kit/contract/validation/fields.ts";
import { blogContent, storable } from "./blog.content.ts";
import { BLOG_MOST, BLOG_PAGE_SIZE } from "./blog-rules.ts";

const slugs = z.object({ en: z.string(), cs: z.string() });

/** A post in the asked language without its text. `updated_date` equals `published_date` until it is changed. */
const postSummary = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  image_path: z.string().nullable(),
  category: z.string(),
  tags: z.string(),
  published_date: z.string(),
  updated_date: z.string(),
  author_name: z.string(),
  is_active: z.boolean(),
  display_order: z.int(),
});
const post = postSummary.extend({
  film: z.string().default(""),
  content: z.string(),
  /** The language of `content`: the other one where the asked one has no text. */
  content_language: z.enum(LANGUAGES),
  image_alt: z.string().default(""),
  slugs,
});
const postForEditor = blogContent.record.extend({
  image_path: z.string().nullable(),
  updated_date: z.string(),
});

const blogPage = z.object({
  posts: z.array(postSummary),
  pagination: z.object({ page: z.int(), limit: z.int(), total: z.int(), totalPages: z.int() }),
});

const listQuery = z.object({
  page: wholeNumber(1, Number.MAX_SAFE_INTEGER).default(1),
  /** 9 for visitors, 50 for the back office, unless told. */
  limit: wholeNumber(1, BLOG_MOST).optional(),
  category: z.string().max(100).overwrite(storable).optional(),
  tag: z.string().max(200).overwrite(storable).optional(),
  /** For the team (bearer): part of a title, slug, summary, category, tag or author, whatever the case and the accents. */
  q: z.string().trim().max(200).overwrite(storable).optional(),
  /** A slug of the post that is left out of the list: the one that the others are related to. */
  exclude: z.string().max(200).optional(),
  admin: flag().default(false),
});

const slugQuery = z.object({
  slug: z.string().max(200),
  language: z.enum(LANGUAGES).optional(),
  /** The post that asks: its own slugs count as free. */
  exclude: idParams.shape.id.optional(),
});

export type BlogPage = z.output<typeof blogPage>;
export type BlogPostSummary = z.output<typeof postSummary>;
export type PublicBlogPostSummary = PublicRecord<BlogPostSummary>;
export type BlogPost = z.output<typeof post>;
export type PublicBlogPost = PublicRecord<BlogPost>;
export type BlogPostForEditor = z.output<typeof postForEditor>;
export type BlogPostInput = z.output<typeof blogContent.input>;
export type BlogListQuery = z.output<typeof listQuery>;
export type BlogSlugQuery = z.output<typeof slugQuery>;

const picture = { image: { kind: "image" } } as const;

export const blogEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/blog",
    access: "public",
    roles: ["content"],
    cache: true,
    summary: `Posts, newest first, ${BLOG_PAGE_SIZE} to a page; with \`admin=true\` (bearer) a plain array with drafts and texts. \`q\` (bearer) searches all of them`,
    query: listQuery,
    response: z.union([blogPage, z.array(post)]),
  }),
  categories: endpoint({
    method: "GET",
    path: "/blog/categories/list",
    access: "public",
    cache: true,
    summary: "Categories of published posts with their numbers of posts",
    response: z.array(z.object({ category: z.string(), post_count: z.int() })),
  }),
  tags: endpoint({
    method: "GET",
    path: "/blog/tags/list",
    access: "public",
    cache: true,
    summary: "Tags of published posts with their numbers of posts, most used first",
    response: z.array(z.object({ name: z.string(), count: z.int() })),
  }),
  checkSlug: endpoint({
    method: "GET",
    path: "/blog/check-slug",
    access: "admin",
    roles: ["content"],
    summary: "Whether a slug is free; both languages share one address space",
    query: slugQuery,
    response: z.object({ isUnique: z.boolean() }),
  }),
  getById: endpoint({
    method: "GET",
    path: "/blog/id/:id",
    access: "admin",
    roles: ["content"],
    summary: "One post with both translations",
    params: idParams,
    response: postForEditor,
  }),
  images: endpoint({
    method: "GET",
    path: "/blog/:id/images",
    access: "admin",
    roles: ["content"],
    summary: "The stored pictures that a post uses",
    params: idParams,
    response: z.array(z.object({ name: z.string(), path: z.string() })),
  }),
  addImage: endpoint({
    method: "POST",
    path: "/blog/images",
    access: "admin",
    roles: ["content"],
    keepsAnswers: true,
    summary: "Stores a picture for the text of a post; an unused one goes after a while",
    files: picture,
    status: 201,
    response: z.object({ image_path: z.string() }),
  }),
  get: endpoint({
    method: "GET",
    path: "/blog/:slug",
    access: "public",
    roles: ["content"],
    summary: "One post by its slug in either language; a former slug answers 301 to the current one",
    params: slugParams,
    response: post,
  }),
  create: endpoint({
    method: "POST",
    path: "/blog",
    access: "admin",
    roles: ["content"],
    summary: "Adds a post",
    body: blogContent.input,
    files: picture,
    status: 201,
    response: postForEditor,
  }),
  update: endpoint({
    method: "PATCH",
    path: "/blog/:id",
    access: "admin",
    roles: ["content"],
    summary: "Changes what is sent",
    params: idParams,
    headers: basedOn,
    body: blogContent.input,
    files: picture,
    response: postForEditor,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/blog/:id",
    access: "admin",
    roles: ["content"],
    summary: "Deletes a post and the pictures that nothing else uses",
    params: idParams,
  }),
};

export type BlogEndpoints = typeof blogEndpoints;

import { expect, test } from "vitest";
import { staticPage } from "#testing/static-page.tsx";
import type { BlogPost } from "../../blog.contract.ts";
import { PostArticle } from "./post-article.tsx";

const post = {
  id: 1,
  slug: "angle",
  title: "Angle",
  summary: "Short.",
  content: "<p>Long.</p>",
  image_path: "/media/abcdefghijklmnop-2400x1600-334455.jpg",
  category: "racing",
  tags: "steering, basics",
  published_date: "2026-03-01",
  updated_date: "2026-03-01",
  author_name: "",
  content_language: "en",
} as unknown as BlogPost;

test("a post has its large picture, date, author, links to category and tags, and its text", () => {
  const html = staticPage(<PostArticle post={post} />);
  expect(html).toMatch(/<img [^>]*src="\/media\/abcdefghijklmnop-2400x1600-334455\.jpg/);
  expect(html).toContain("1 March 2026");
  expect(html).toContain("Admin");
  expect(html).toContain('href="/blog?category=racing"');
  expect(html).toContain('href="/blog?tag=steering"');
  expect(html).toContain("<p>Long.</p>");
});

test("the day of a change stands beside the day of publishing only where it is another one", () => {
  expect(staticPage(<PostArticle post={post} />)).not.toContain("Updated");
  const html = staticPage(<PostArticle post={{ ...post, updated_date: "2026-03-09" }} />);
  expect(html).toMatch(/<dt>Published<\/dt>.*1 March 2026.*<dt>Updated<\/dt>.*9 March 2026/s);
});

test("a text in the other language is marked as such, for eyes and for screen readers", () => {
  const czech = { ...post, content: "<p>Jen česky.</p>", content_language: "cs" } as BlogPost;
  const html = staticPage(<PostArticle post={czech} />);
  expect(html).toContain("This post is only in Czech.");
  expect(html).toMatch(/<div lang="cs"[^>]*><p>Jen česky\.<\/p>/);
  const own = staticPage(<PostArticle post={czech} />, { language: "cs" });
  expect(own).not.toMatch(/jen v češtině|<div lang/);
});

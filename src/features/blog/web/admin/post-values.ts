import { pragueDay } from "#kit/contract/days.ts";
import type { Both, Language } from "#kit/contract/language.ts";
import type { FieldError } from "#kit/contract/says.ts";
import { faultsOf } from "#kit/web/editor/check-whole.ts";
import { NO_PICTURE, type PictureValue, pictureParts, toFormData } from "#kit/web/editor/form-data.ts";
import { type BlogPostForEditor, blogContent } from "../../blog.contract.ts";
import { DEFAULT_AUTHOR, UNCATEGORIZED } from "../../blog-rules.ts";
import { showsSomething } from "../../post-text.ts";

interface PostTexts {
  slug: string;
  title: string;
  summary: string;
  content: string;
  image_alt?: string;
}

/** What the post form holds. */
export interface PostValues {
  picture: PictureValue;
  published_date: string;
  is_active: boolean;
  display_order: number;
  category: string;
  tags: string;
  /** Blank: the post is signed as those without an author are. */
  author_name: string;
  translations: Both<PostTexts>;
}

const NO_TEXTS: PostTexts = { slug: "", title: "", summary: "", content: "", image_alt: "" };

/** A new post, dated today. */
export function emptyPost(): PostValues {
  return {
    picture: NO_PICTURE,
    published_date: pragueDay(new Date()),
    is_active: true,
    display_order: 0,
    category: UNCATEGORIZED,
    tags: "",
    author_name: "",
    translations: { en: NO_TEXTS, cs: NO_TEXTS },
  };
}

export function postValues(post: BlogPostForEditor): PostValues {
  const { image_path, published_date, is_active, display_order, category, tags, translations } = post;
  const picture = { path: image_path, file: null };
  const author_name = post.author_name === DEFAULT_AUTHOR ? "" : post.author_name;
  return { picture, published_date, is_active, display_order, category, tags, author_name, translations };
}

/** Faults of a post: of its slugs first, then of its titles, then all others (spec/back-office.md section 5). */
export function postFaults(
  { picture, ...values }: PostValues,
  _stored: BlogPostForEditor | null,
  language: Language,
): FieldError[] {
  const whole = { ...values, image_path: picture.path };
  return faultsOf(blogContent.whole, whole, language).sort((a, b) => weight(a) - weight(b));
}

function weight({ path }: FieldError): number {
  const at = ["slug", "title"].findIndex((field) => path.endsWith(`.${field}`));
  return at < 0 ? 2 : at;
}

export function postForm({ picture, ...values }: PostValues): FormData {
  return toFormData({ ...pictureParts("image", "image_path", picture), ...values });
}

export type PostTab = "general" | Language;

/** The tab that shows the first of these faults; slugs and titles stand on the general one. Null without faults. */
export function tabOf(faults: readonly Pick<FieldError, "path">[]): PostTab | null {
  if (faults.length === 0) return null;
  const languages = faults.map(({ path }) => /^translations\.(en|cs)\.(?:summary|content)$/.exec(path)?.[1]);
  if (languages.includes(undefined)) return "general";
  return languages[0] as Language;
}

/** Whether a title or a text for readers of English is missing (the screen warns then). */
export function lacksEnglish({ translations: { en } }: PostValues): boolean {
  return en.title.trim() === "" || !showsSomething(en.content);
}

/** What a post that is about to be published lacks: its English text, or any text. Drafts may lack everything. */
export function lackingText({ is_active, translations: { en, cs } }: PostValues): "english" | "any" | null {
  if (!is_active || showsSomething(en.content)) return null;
  return showsSomething(cs.content) ? "english" : "any";
}

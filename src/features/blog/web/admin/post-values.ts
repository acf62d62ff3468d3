import type { Language } from "#kit/contract/language/language.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { FieldError } from "#kit/contract/validation/says.ts";
import {
  bodyOf,
  copyFormOf,
  emptyFormOf,
  type FormValuesOf,
  formErrorsOf,
  formValuesOf,
} from "#kit/web/editor/records/content-form.ts";
import { blog } from "../../blog.content.ts";
import type { BlogPostForEditor } from "../../blog.contract.ts";
import { DEFAULT_AUTHOR } from "../../blog-rules.ts";
import { showsSomething } from "../../post-text.ts";

const LONGEST_SLUG = 200;

/** What the post form holds. A blank author: the post is signed as those without an author are. */
export type PostValues = FormValuesOf<typeof blog>;

/**
 * Who signs a new post: whoever writes it. An account's name may be half of its e-mail, so it is one that the team signs
 * with already, or a first name and a surname; else blank.
 */
export function authorOf(me: string, authors: readonly string[]): string {
  return authors.includes(me) || /\S\s+\S/.test(me) ? me : "";
}

/** A new post: a draft, dated today, signed by who writes it where the team knows them by that name. */
export function emptyPost(author_name = ""): PostValues {
  return { ...emptyFormOf(blog), is_active: false, published_date: pragueDay(new Date()), author_name };
}

export function postValues(post: BlogPostForEditor): PostValues {
  const author_name = post.author_name === DEFAULT_AUTHOR ? "" : post.author_name;
  return { ...formValuesOf(blog, post), author_name };
}

/** A draft that begins as a copy of a post: dated today, with addresses of its own. */
export function postCopy(post: BlogPostForEditor): PostValues {
  const { translations, ...copy } = copyFormOf(blog, post);
  const { author_name } = postValues(post);
  const own = <T extends { slug: string }>(texts: T, end: string) => ({
    ...texts,
    slug: texts.slug && `${texts.slug.slice(0, LONGEST_SLUG - end.length)}${end}`,
  });
  return {
    ...copy,
    author_name,
    published_date: pragueDay(new Date()),
    translations: { en: own(translations.en, "-copy"), cs: own(translations.cs, "-kopie") },
  };
}

/** Validation errors of a post: slugs first, then titles, then all others. */
export function postErrors(
  values: PostValues,
  stored: BlogPostForEditor | null,
  language: Language,
): FieldError[] {
  return formErrorsOf(blog, values, stored === null, language).sort((a, b) => weight(a) - weight(b));
}

function weight({ path }: FieldError): number {
  const at = ["slug", "title"].findIndex((field) => path.endsWith(`.${field}`));
  return at < 0 ? 2 : at;
}

export function postForm(values: PostValues): FormData {
  return bodyOf(blog, values) as FormData;
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

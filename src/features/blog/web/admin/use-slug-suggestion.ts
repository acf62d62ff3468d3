import type { UseFormReturnType } from "@mantine/form";
import { useEffect, useRef } from "react";
import type { Language } from "#kit/contract/language.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { BlogEndpoints } from "../../blog.contract.ts";
import type { PostValues } from "./post-values.ts";
import { SUGGEST_AFTER_MS, suggestSlug } from "./slug-suggestion.ts";

/** Fills a new post's slug from its title, a second after the last keystroke; what a person typed stays. */
export function useSlugSuggestion(
  form: UseFormReturnType<PostValues>,
  language: Language,
  isNew: boolean,
): void {
  const call = useApi().of<BlogEndpoints>();
  const { title, slug } = form.values.translations[language];
  const suggested = useRef("");
  const now = useRef({ form, call, slug });
  now.current = { form, call, slug };

  useEffect(() => {
    if (!isNew) return;
    let outdated = false;
    const isUntouched = () => [suggested.current, ""].includes(now.current.slug);
    const isUnique = async (slug: string) =>
      (await now.current.call("GET /blog/check-slug", { query: { slug, language } })).isUnique;
    const timer = setTimeout(async () => {
      if (!isUntouched()) return;
      const next = await suggestSlug(title, isUnique);
      if (outdated || next === null || !isUntouched()) return;
      suggested.current = next;
      now.current.form.setFieldValue(`translations.${language}.slug`, next);
    }, SUGGEST_AFTER_MS);
    return () => {
      outdated = true;
      clearTimeout(timer);
    };
  }, [title, language, isNew]);
}

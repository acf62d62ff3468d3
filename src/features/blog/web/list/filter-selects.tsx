import { type FormEvent, useRef } from "react";
import { useNavigate } from "react-router";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { SelectField } from "#kit/web/ui/forms/select-field.tsx";
import { type BlogFilter, blogAddress } from "../../blog-address.ts";
import { categoryName, tagName } from "../../blog-names.ts";
import { blogPagesWords } from "../../blog-pages.words.ts";
import styles from "./blog-filters.module.css";
import type { FilterChoices } from "./filter-choices.ts";

/** The filters as two drop-downs. A form, so that it works without JavaScript too. */
export function FilterSelects({ filter, categories, tags }: FilterChoices & { filter: BlogFilter }) {
  const words = useWords(blogPagesWords);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);

  function show(event?: FormEvent) {
    event?.preventDefault();
    if (!form.current) return;
    const chosen = new FormData(form.current);
    const address = blogAddress({
      category: String(chosen.get("category") ?? ""),
      tag: String(chosen.get("tag") ?? ""),
    });
    void navigate(address, { preventScrollReset: true });
  }

  return (
    <form ref={form} action="/blog" className={styles.selects} onSubmit={show}>
      <SelectField
        label={words.category}
        name="category"
        placeholder={words.everyCategory}
        value={filter.category ?? ""}
        onChange={() => show()}
      >
        {withChosen(
          categories.map(({ category }) => category),
          filter.category,
        ).map((category) => (
          <option key={category} value={category}>
            {categoryName(category, language)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.tag}
        name="tag"
        placeholder={words.everyTag}
        value={filter.tag ?? ""}
        onChange={() => show()}
      >
        {withChosen(
          tags.map(({ name }) => name),
          filter.tag,
        ).map((tag) => (
          <option key={tag} value={tag}>
            {tagName(tag, language)}
          </option>
        ))}
      </SelectField>
      <noscript>
        <Button type="submit">{words.apply}</Button>
      </noscript>
    </form>
  );
}

/** The choices, with the one of the address also where no post has it. */
function withChosen(choices: string[], chosen: string | undefined): string[] {
  return chosen === undefined || choices.includes(chosen) ? choices : [...choices, chosen];
}

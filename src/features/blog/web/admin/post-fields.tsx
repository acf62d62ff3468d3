import { Alert, Autocomplete, SimpleGrid, Stack, Switch, Tabs, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useEffect, useRef, useState } from "react";
import { LANGUAGES, type Language } from "#kit/contract/language/language.ts";
import { FilmField } from "#kit/web/editor/fields/film-field.tsx";
import { useFormLanguages } from "#kit/web/editor/fields/form-languages.tsx";
import { Translated } from "#kit/web/editor/fields/translated.tsx";
import { PictureAlt } from "#kit/web/editor/pictures/picture-alt.tsx";
import { PictureField } from "#kit/web/editor/pictures/picture-field.tsx";
import type { StoredPicture } from "#kit/web/editor/pictures/stored-pictures.tsx";
import { OrderField } from "#kit/web/editor/records/active-and-order.tsx";
import { useContentFields, useContentLabels } from "#kit/web/editor/records/use-content-fields.ts";
import { RichTextEditor } from "#kit/web/editor/rich-text/rich-text-editor.tsx";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { blog } from "../../blog.content.ts";
import type { BlogEndpoints, BlogPost } from "../../blog.contract.ts";
import { categoryName, categoryNamed } from "../../blog-names.ts";
import { DEFAULT_AUTHOR } from "../../blog-rules.ts";
import { blogAdminWords } from "./blog-admin.words.ts";
import { lacksEnglish, type PostTab, type PostValues } from "./post-values.ts";
import { SUGGEST_AFTER_MS, suggestSlug } from "./slug-suggestion.ts";

/** A slug that can't be changed is there to be read and copied. */
const READABLE = { input: { opacity: 1, color: "var(--mantine-color-dimmed)" } };

interface Props {
  form: UseFormReturnType<PostValues>;
  isNew: boolean;
  tab: PostTab;
  onTab: (tab: PostTab) => void;
  /** Categories of other posts, to choose from. */
  categories: string[];
  /** People of the team and authors of other posts, to choose from. */
  authors: string[];
  uploadPicture: (file: File) => Promise<string>;
  /** Pictures that the post has; none for a new one. */
  storedPictures: (() => Promise<StoredPicture[]>) | undefined;
  /** Other posts, to link to. */
  posts: readonly Pick<BlogPost, "slug" | "title">[];
}

/** The fields of a post, the same for new and edit: tabs General Info, Content (EN) and Content (CS). */
export function PostFields(props: Props) {
  const t = useWords(blogAdminWords);
  const { form, isNew, tab, onTab } = props;
  useSlugSuggestion(form, "en", isNew);
  useSlugSuggestion(form, "cs", isNew);
  return (
    <Stack>
      {!isNew && lacksEnglish(form.values) && <Alert color="yellow">{t.englishMissing}</Alert>}
      <Tabs value={tab} onChange={(next) => onTab(next as PostTab)} keepMounted>
        <Tabs.List mb="md">
          <Tabs.Tab value="general">{t.general}</Tabs.Tab>
          {LANGUAGES.map((language) => (
            <Tabs.Tab key={language} value={language}>
              {t.content[language]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="general">
          <GeneralFields {...props} />
        </Tabs.Panel>
        {LANGUAGES.map((language) => (
          <Tabs.Panel key={language} value={language}>
            <TextFields {...props} language={language} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Stack>
  );
}

function GeneralFields({ form, isNew, categories, authors }: Props) {
  const t = useWords(blogAdminWords);
  const { field, text, upload, label } = useContentFields(blog, form);
  const shown = useFormLanguages();
  return (
    <Stack>
      <Translated {...text("title")} />
      <SimpleGrid cols={{ base: 1, sm: shown.length }}>
        {shown.map((language) => (
          <TextInput
            key={language}
            label={`${label("slug")} (${language.toUpperCase()})`}
            description={isNew ? t.slugHint : t.slugFixed}
            disabled={!isNew}
            styles={isNew ? {} : READABLE}
            withAsterisk
            aria-required
            {...form.getInputProps(`translations.${language}.slug`)}
          />
        ))}
      </SimpleGrid>
      <PictureField {...upload("image_path")} />
      <PictureAlt form={form} />
      <FilmField {...field("film")} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <CategoryField form={form} categories={categories} />
        <TextInput
          label={label("tags")}
          description={t.tagsHint}
          inputWrapperOrder={["label", "input", "description", "error"]}
          {...form.getInputProps("tags")}
        />
        <Autocomplete
          label={label("author_name")}
          description={t.authorHint}
          inputWrapperOrder={["label", "input", "description", "error"]}
          placeholder={DEFAULT_AUTHOR}
          data={authors}
          {...form.getInputProps("author_name")}
        />
        <TextInput type="date" label={label("published_date")} {...form.getInputProps("published_date")} />
        <OrderField form={form} />
      </SimpleGrid>
      <Switch label={t.isActive} {...form.getInputProps("is_active", { type: "checkbox" })} />
    </Stack>
  );
}

/** Says and takes the categories' names in the screen's language; what is stored is the same in both. */
function CategoryField({ form, categories }: Pick<Props, "form" | "categories">) {
  const { label } = useContentLabels(blog);
  const { language } = useLanguage();
  const { value, onChange, onBlur, ...field } = form.getInputProps("category");
  const [typed, setTyped] = useState<string>();
  return (
    <Autocomplete
      {...field}
      label={label("category")}
      data={[...new Set(categories.map((category) => categoryName(category, language)))]}
      value={typed ?? categoryName(value, language)}
      onChange={(name) => {
        setTyped(name);
        onChange(categoryNamed(name, categories, language));
      }}
      onBlur={(event) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
}

function TextFields(props: Props & { language: Language }) {
  const { form, language, uploadPicture, storedPictures, posts } = props;
  const { ownPages } = useWords(blogAdminWords);
  const { label } = useContentLabels(blog);
  const content = form.getInputProps(`translations.${language}.content`);
  return (
    <Stack>
      <Textarea
        label={`${label("summary")} (${language.toUpperCase()})`}
        lang={language}
        autosize
        minRows={2}
        {...form.getInputProps(`translations.${language}.summary`)}
      />
      <RichTextEditor
        toolbar="blog"
        label={`${label("content")} (${language.toUpperCase()})`}
        language={language}
        value={content.value}
        onChange={content.onChange}
        error={content.error}
        uploadPicture={uploadPicture}
        storedPictures={storedPictures}
        ownPages={[
          ...Object.entries(ownPages).map(([address, name]) => ({ address, name })),
          ...posts.map(({ slug, title }) => ({ address: `/blog/${slug}`, name: title })),
        ]}
      />
    </Stack>
  );
}

/** Fills a new post's slug from its title, a second after the last keystroke; what a person typed stays. */
function useSlugSuggestion(form: UseFormReturnType<PostValues>, language: Language, isNew: boolean): void {
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

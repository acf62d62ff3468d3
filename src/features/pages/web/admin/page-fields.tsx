import { Anchor, List, SimpleGrid, Stack, Switch, Tabs, Text, TextInput, Title } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { LANGUAGES } from "#kit/contract/language/language.ts";
import { formatDay, formatMoment } from "#kit/contract/time/format-date.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { Translated } from "#kit/web/editor/fields/translated.tsx";
import { ActiveSwitch, OrderField } from "#kit/web/editor/records/active-and-order.tsx";
import type { FormValuesOf } from "#kit/web/editor/records/content-form.ts";
import { useContentFields } from "#kit/web/editor/records/use-content-fields.ts";
import { RichTextEditor } from "#kit/web/editor/rich-text/rich-text-editor.tsx";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { addressOfPage, isSystemPage } from "../../page-address.ts";
import { type Page, pages } from "../../pages.content.ts";
import { versionsQuery } from "./pages-admin.queries.ts";
import { pagesAdminWords } from "./pages-admin.words.ts";
import { PlaceholderList } from "./placeholder-list.tsx";

interface Props {
  form: UseFormReturnType<FormValuesOf<typeof pages>>;
  /** The record that is being edited; null for a new one. */
  stored: Page | null;
  uploadPicture: (file: File) => Promise<string>;
}

/** The fields of a page, the same for new and edit; its text in both languages, and what it said before. */
export function PageFields({ form, stored, uploadPicture }: Props) {
  const t = useWords(pagesAdminWords);
  const { text, label } = useContentFields(pages, form);
  const isSystem = stored !== null && isSystemPage(stored.slug);
  return (
    <Stack>
      <Translated {...text("title")} />
      <Translated {...text("lead")} area />
      {!isSystem && (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label={label("slug")}
            description={t.slugHint}
            inputWrapperOrder={["label", "input", "description", "error"]}
            autoCapitalize="none"
            spellCheck={false}
            {...form.getInputProps("slug")}
          />
          <OrderField form={form} />
        </SimpleGrid>
      )}
      <TextInput
        type="date"
        label={label("valid_from")}
        description={t.validFromHint}
        inputWrapperOrder={["label", "input", "description", "error"]}
        {...form.getInputProps("valid_from")}
      />
      <Tabs defaultValue="cs" keepMounted>
        <Tabs.List mb="md">
          {LANGUAGES.map((language) => (
            <Tabs.Tab key={language} value={language}>
              {t.textIn[language]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {LANGUAGES.map((language) => (
          <Tabs.Panel key={language} value={language}>
            <RichTextEditor
              toolbar="blog"
              label={t.textIn[language]}
              language={language}
              value={form.getValues().translations[language].content}
              onChange={(html) => form.setFieldValue(`translations.${language}.content`, html)}
              error={form.getInputProps(`translations.${language}.content`).error}
              uploadPicture={uploadPicture}
            />
          </Tabs.Panel>
        ))}
      </Tabs>
      <PlaceholderList />
      {!isSystem && (
        <>
          <Switch
            label={label("is_in_footer")}
            {...form.getInputProps("is_in_footer", { type: "checkbox" })}
          />
          <ActiveSwitch form={form} />
        </>
      )}
      {stored && <Versions page={stored} />}
    </Stack>
  );
}

/** What the page said and will say; each can be read on its own address. */
function Versions({ page }: { page: Page }) {
  const t = useWords(pagesAdminWords);
  const { language } = useLanguage();
  const { data: versions = [] } = useApiQuery(versionsQuery(page.id));
  if (versions.length === 0) return null;
  return (
    <section aria-labelledby="page-versions">
      <Title order={3} size="h4" id="page-versions" mb="xs">
        {t.versions}
      </Title>
      <List size="sm">
        {versions.map(({ id, valid_from, created_at, is_current }) => (
          <List.Item key={id}>
            <Anchor href={`${addressOfPage(page.slug, id)}&lang=${language}`} target="_blank" rel="noopener">
              {t.from(formatDay(valid_from, language))}
            </Anchor>
            <Text size="sm" c="dimmed">
              {t.savedAt(formatMoment(created_at, language).replaceAll(" ", "\u00a0"))}
              {is_current && `, ${t.isCurrent}`}
            </Text>
          </List.Item>
        ))}
      </List>
    </section>
  );
}

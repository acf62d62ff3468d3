import { Select, Stack } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { Translated } from "#kit/web/editor/fields/translated.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { LetterPreview } from "./letter-preview.tsx";
import type { LetterValues } from "./letter-values.ts";
import { subjectsQuery } from "./letters.queries.ts";
import { newsletterAdminWords } from "./newsletter-admin.words.ts";

/** The fields of a letter, the same for new and edit, and how it will look. */
export function LetterFields({ form }: { form: UseFormReturnType<LetterValues> }) {
  const t = useWords(newsletterAdminWords);
  const { data: subjects = [] } = useApiQuery(subjectsQuery);
  const { leads_to } = form.values;
  const kinds = ["post", "day", "product"] as const;
  const data = kinds.map((kind) => ({
    group: t.kinds[kind],
    items: subjects
      .filter((one) => one.kind === kind)
      .map(({ id, name }) => ({ value: `${kind}:${id}`, label: name })),
  }));
  const isKnown = leads_to === "" || subjects.some(({ kind, id }) => `${kind}:${id}` === leads_to);
  return (
    <Stack>
      <Translated form={form} name="subject" label={t.subject} required />
      <Translated form={form} name="text" label={t.text} area required />
      <Select
        label={t.leadsTo}
        description={t.leadsToHint}
        placeholder={t.nothing}
        data={isKnown ? data : [...data, { group: t.gone, items: [{ value: leads_to, label: t.gone }] }]}
        searchable
        clearable
        value={leads_to || null}
        error={form.errors.subject_id}
        onChange={(value) => form.setFieldValue("leads_to", value ?? "")}
      />
      <LetterPreview values={form.values} />
    </Stack>
  );
}

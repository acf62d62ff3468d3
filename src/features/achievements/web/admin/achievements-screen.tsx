import type { Language } from "#kit/contract/language/language.ts";
import type { Api } from "#kit/web/api/api.ts";
import { editorWords } from "#kit/web/editor/editor.words.ts";
import { callsOf, listOrderOf } from "#kit/web/editor/records/content-calls.ts";
import { ContentScreen } from "#kit/web/editor/records/content-screen.tsx";
import type { Column } from "#kit/web/editor/records/record-table.tsx";
import { useContentColumns } from "#kit/web/editor/records/use-content-columns.tsx";
import { useContentEditor } from "#kit/web/editor/records/use-content-editor.ts";
import { useContentLabels } from "#kit/web/editor/records/use-content-fields.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { type Achievement, achievements } from "../../achievements.content.ts";
import { AchievementFields } from "./achievement-fields.tsx";
import { achievementsAdminWords } from "./achievements-admin.words.ts";
import { FromResults } from "./from-results.tsx";

/** /admin/achievements: list and form of achievements. */
export default function AchievementsScreen() {
  const t = useWords(achievementsAdminWords);
  const shared = useWords(editorWords);
  const api = useApi();
  const editor = useContentEditor(achievements, {
    words: t,
    load: (api, key) => loadInBothLanguages(api, key),
    // These calls are fixed: the flag goes as text (docs/spec-coverage-back-office.md).
    save: (api, { is_active, ...values }, record) => {
      const calls = callsOf(achievements, api);
      const body = { ...values, is_active: String(is_active) };
      return record ? calls.update(record.id, body) : calls.create(body);
    },
  });
  const { label } = useContentLabels(achievements);
  const { title, order, state } = useContentColumns(achievements, t.unnamed);
  const columns: Column<Achievement>[] = [
    title,
    {
      header: label("year"),
      slot: "plain",
      cell: ({ year }) => year ?? t.noYear,
      text: ({ year }) => String(year ?? ""),
    },
    order,
    { ...state, header: shared.active },
  ];
  return (
    <ContentScreen
      editor={editor}
      pageOf={() => "/achievements-gallery"}
      order={{ ...listOrderOf(achievements, api), groupOf: ({ year }) => year }}
      columns={columns}
      above={<FromResults />}
      fields={<AchievementFields form={editor.form} />}
    />
  );
}

/** One achievement, fetched once per language to fill both: these calls are fixed too. */
async function loadInBothLanguages(api: Api, id: string): Promise<Achievement> {
  const get = (language: Language) => callsOf(achievements, api.in(language)).get(id);
  const [en, cs] = await Promise.all([get("en"), get("cs")]);
  return { ...en, translations: { en: en.translations.en, cs: cs.translations.cs } };
}

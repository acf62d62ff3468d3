import { Badge } from "@mantine/core";
import { pragueDay } from "#kit/contract/time/days.ts";
import { formatDay } from "#kit/contract/time/format-date.ts";
import { toFormData } from "#kit/web/editor/form-data.ts";
import { listOrderOf } from "#kit/web/editor/records/content-calls.ts";
import { ContentScreen } from "#kit/web/editor/records/content-screen.tsx";
import type { Column } from "#kit/web/editor/records/record-table.tsx";
import { useContentColumns } from "#kit/web/editor/records/use-content-columns.tsx";
import { useContentEditor } from "#kit/web/editor/records/use-content-editor.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { addressOfPage, isSystemPage } from "../../page-address.ts";
import { type Page, pages } from "../../pages.content.ts";
import type { PagesEndpoints } from "../../pages.contract.ts";
import { PageFields } from "./page-fields.tsx";
import { pagesAdminWords } from "./pages-admin.words.ts";

/** /admin/pages: the texts that the law wants, and pages of the team's own. */
export default function PagesScreen() {
  const t = useWords(pagesAdminWords);
  const api = useApi();
  const { language } = useLanguage();
  const editor = useContentEditor(pages, { words: t });
  const { column } = useContentColumns(pages, t.unnamed);
  const stored = editor.opened?.record ?? null;

  async function uploadPicture(image: File): Promise<string> {
    const body = toFormData({ image });
    return (await api.of<PagesEndpoints>()("POST /pages/images", { body })).image_path;
  }

  const from: Column<Page> = {
    header: t.validFrom,
    slot: "plain",
    cell: ({ valid_from }) =>
      valid_from && <ValidFrom day={valid_from} shown={formatDay(valid_from, language)} />,
  };
  return (
    <ContentScreen
      editor={editor}
      pageOf={({ slug }) => addressOfPage(slug)}
      canRemove={({ slug }) => !isSystemPage(slug)}
      order={listOrderOf(pages, api)}
      columns={[column("title"), column("slug"), from, column("is_active")]}
      fields={
        <PageFields
          key={stored?.id ?? "new"}
          form={editor.form}
          stored={stored}
          uploadPicture={uploadPicture}
        />
      }
    />
  );
}

function ValidFrom({ day, shown }: { day: string; shown: string }) {
  const t = useWords(pagesAdminWords);
  if (day <= pragueDay(new Date())) return shown;
  return <Badge variant="light">{t.waits(shown)}</Badge>;
}

import { Thumbnail } from "#kit/web/editor/pictures/thumbnail.tsx";
import { listOrderOf } from "#kit/web/editor/records/content-calls.ts";
import { ContentScreen } from "#kit/web/editor/records/content-screen.tsx";
import type { Column } from "#kit/web/editor/records/record-table.tsx";
import { useContentColumns } from "#kit/web/editor/records/use-content-columns.tsx";
import { useContentEditor } from "#kit/web/editor/records/use-content-editor.ts";
import { useContentFields } from "#kit/web/editor/records/use-content-fields.ts";
import { useApi } from "#kit/web/page-context.ts";
import { useWords } from "#kit/web/words.ts";
import { type Sponsor, sponsors } from "../../sponsors.content.ts";
import { SponsorFields } from "./sponsor-fields.tsx";
import { sponsorsAdminWords } from "./sponsors-admin.words.ts";

/** /admin/sponsors: list and form of sponsors. */
export default function SponsorsScreen() {
  const t = useWords(sponsorsAdminWords);
  const api = useApi();
  const editor = useContentEditor(sponsors, { words: t });
  const { label } = useContentFields(sponsors, editor.form);
  const { title, order, state } = useContentColumns(sponsors, t.unnamed);
  const columns: Column<Sponsor>[] = [
    {
      header: label("logo_path"),
      slot: "picture",
      cell: ({ logo_path }) => <Thumbnail path={logo_path} whole />,
    },
    title,
    {
      header: label("website_url"),
      slot: "plain",
      cell: ({ website_url }) => host(website_url),
      text: ({ website_url }) => website_url,
    },
    order,
    state,
  ];
  return (
    <ContentScreen
      editor={editor}
      pageOf={() => "/#sponsors"}
      order={listOrderOf(sponsors, api)}
      columns={columns}
      fields={<SponsorFields form={editor.form} />}
    />
  );
}

/** The website's host: an address in full would push the table's other columns aside. */
function host(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

import { ActiveBadge } from "#kit/web/editor/active-badge.tsx";
import { listOrderOf } from "#kit/web/editor/content-calls.ts";
import { ContentScreen } from "#kit/web/editor/content-screen.tsx";
import { editorWords } from "#kit/web/editor/editor.words.ts";
import type { Column } from "#kit/web/editor/record-table.tsx";
import { Thumbnail } from "#kit/web/editor/thumbnail.tsx";
import { useContentEditor } from "#kit/web/editor/use-content-editor.ts";
import { useContentFields } from "#kit/web/editor/use-content-fields.ts";
import { useApi } from "#kit/web/page-context.ts";
import { useWords } from "#kit/web/words.ts";
import { type Sponsor, sponsors } from "../../sponsors.content.ts";
import { SponsorFields } from "./sponsor-fields.tsx";
import { sponsorsAdminWords } from "./sponsors-admin.words.ts";

/** /admin/sponsors: list and form of sponsors. */
export default function SponsorsScreen() {
  const t = useWords(sponsorsAdminWords);
  const shared = useWords(editorWords);
  const api = useApi();
  const editor = useContentEditor(sponsors, { unnamed: t.unnamed, messages: t });
  const { label } = useContentFields(sponsors, editor.form);
  const columns: Column<Sponsor>[] = [
    {
      header: label("logo_path"),
      slot: "picture",
      cell: ({ logo_path }) => <Thumbnail path={logo_path} whole />,
    },
    { header: label("name"), slot: "title", cell: ({ name }) => name || t.unnamed, text: ({ name }) => name },
    {
      header: label("website_url"),
      slot: "plain",
      cell: ({ website_url }) => host(website_url),
      text: ({ website_url }) => website_url,
    },
    { header: shared.order, slot: "order", cell: ({ display_order }) => display_order },
    { header: shared.state, slot: "plain", cell: ({ is_active }) => <ActiveBadge active={is_active} /> },
  ];
  return (
    <ContentScreen
      editor={editor}
      pageOf={() => "/#sponsors"}
      order={listOrderOf(sponsors, api)}
      words={t}
      columns={columns}
      fields={<SponsorFields form={editor.form} />}
    />
  );
}

/** The website's host: an address in full would push the table's other columns aside. */
function host(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

import { ActiveBadge } from "#kit/web/editor/active-badge.tsx";
import { ContentScreen } from "#kit/web/editor/content-screen.tsx";
import { editorWords } from "#kit/web/editor/editor.words.ts";
import type { Column } from "#kit/web/editor/record-table.tsx";
import { Thumbnail } from "#kit/web/editor/thumbnail.tsx";
import { useEditor } from "#kit/web/editor/use-editor.ts";
import { useApi } from "#kit/web/page-context.ts";
import { useWords } from "#kit/web/words.ts";
import type { Sponsor, SponsorsEndpoints } from "../../sponsors.contract.ts";
import { SponsorFields } from "./sponsor-fields.tsx";
import {
  EMPTY_SPONSOR,
  type SponsorValues,
  sponsorFaults,
  sponsorForm,
  sponsorValues,
} from "./sponsor-values.ts";
import { allSponsorsQuery } from "./sponsors-admin.queries.ts";
import { sponsorsAdminWords } from "./sponsors-admin.words.ts";

/** /admin/sponsors: list and form of sponsors. */
export default function SponsorsScreen() {
  const t = useWords(sponsorsAdminWords);
  const call = useApi().of<SponsorsEndpoints>();
  const editor = useEditor<Sponsor, Sponsor, SponsorValues>({
    name: "sponsors",
    list: allSponsorsQuery,
    idOf: (sponsor) => sponsor.id,
    labelOf: (sponsor) => sponsor.name || t.unnamed,
    load: (_, { id }) => call("GET /sponsors/:id", { params: { id } }),
    empty: EMPTY_SPONSOR,
    toValues: sponsorValues,
    check: sponsorFaults,
    save: (api, values, sponsor) =>
      sponsor
        ? api.of<SponsorsEndpoints>()("PUT /sponsors/:id", {
            params: { id: sponsor.id },
            body: sponsorForm(values),
          })
        : call("POST /sponsors", { body: sponsorForm(values) }),
    remove: (_, { id }) => call("DELETE /sponsors/:id", { params: { id } }),
    messages: t,
  });
  return (
    <ContentScreen
      editor={editor}
      pageOf={() => "/#sponsors"}
      order={{
        idOf: ({ id }) => id,
        save: (items) => call("PUT /display-order/sponsors", { body: { ids: items.map(({ id }) => id) } }),
      }}
      title={t.title}
      addLabel={t.add}
      addTitle={t.addTitle}
      editTitle={t.editTitle}
      emptyText={t.empty}
      columns={useColumns()}
      fields={<SponsorFields form={editor.form} />}
    />
  );
}

function useColumns(): Column<Sponsor>[] {
  const t = useWords(sponsorsAdminWords);
  const shared = useWords(editorWords);
  return [
    { header: t.logo, slot: "picture", cell: (sponsor) => <Thumbnail path={sponsor.logo_path} whole /> },
    {
      header: t.name,
      slot: "title",
      cell: (sponsor) => sponsor.name || t.unnamed,
      text: (sponsor) => sponsor.name,
    },
    {
      header: t.website,
      slot: "plain",
      cell: (sponsor) => host(sponsor),
      text: (sponsor) => sponsor.website_url,
    },
    { header: shared.order, slot: "order", cell: (sponsor) => sponsor.display_order },
    { header: shared.state, slot: "plain", cell: (sponsor) => <ActiveBadge active={sponsor.is_active} /> },
  ];
}

/** The website's host: an address in full would push the table's other columns aside. */
function host({ website_url }: Sponsor): string {
  return URL.canParse(website_url) ? new URL(website_url).host : website_url;
}

import { ActiveBadge } from "#kit/web/editor/active-badge.tsx";
import { ContentScreen } from "#kit/web/editor/content-screen.tsx";
import { editorWords } from "#kit/web/editor/editor.words.ts";
import type { Column } from "#kit/web/editor/record-table.tsx";
import { Thumbnail } from "#kit/web/editor/thumbnail.tsx";
import { useEditor } from "#kit/web/editor/use-editor.ts";
import { useApi } from "#kit/web/page-context.ts";
import { useWords } from "#kit/web/words.ts";
import type { TeamMember, TeamMembersEndpoints } from "../../team-members.contract.ts";
import { TeamMemberFields } from "./team-member-fields.tsx";
import {
  EMPTY_TEAM_MEMBER,
  type TeamMemberValues,
  teamMemberFaults,
  teamMemberForm,
  teamMemberValues,
} from "./team-member-values.ts";
import { allMembersQuery } from "./team-members-admin.queries.ts";
import { teamMembersAdminWords } from "./team-members-admin.words.ts";

/** /admin/team: list and form of team members. */
export default function TeamMembersScreen() {
  const t = useWords(teamMembersAdminWords);
  const call = useApi().of<TeamMembersEndpoints>();
  const editor = useEditor<TeamMember, TeamMember, TeamMemberValues>({
    name: "team-members",
    list: allMembersQuery,
    idOf: (member) => member.id,
    labelOf: (member) => member.name || t.unnamed,
    load: (_, { id }) => call("GET /team-members/:id", { params: { id } }),
    empty: EMPTY_TEAM_MEMBER,
    toValues: teamMemberValues,
    check: teamMemberFaults,
    save: (api, values, member) =>
      member
        ? api.of<TeamMembersEndpoints>()("PUT /team-members/:id", {
            params: { id: member.id },
            body: teamMemberForm(values),
          })
        : call("POST /team-members", { body: teamMemberForm(values) }),
    remove: (_, { id }) => call("DELETE /team-members/:id", { params: { id } }),
    messages: t,
  });
  return (
    <ContentScreen
      editor={editor}
      pageOf={() => "/#team"}
      order={{
        idOf: ({ id }) => id,
        save: (items) =>
          call("PUT /display-order/team-members", { body: { ids: items.map(({ id }) => id) } }),
      }}
      columns={useColumns()}
      fields={<TeamMemberFields form={editor.form} isNew={!editor.opened?.record} />}
    />
  );
}

function useColumns(): Column<TeamMember>[] {
  const t = useWords(teamMembersAdminWords);
  const shared = useWords(editorWords);
  return [
    { header: t.picture, slot: "picture", cell: (member) => <Thumbnail path={member.image_path} /> },
    {
      header: t.name,
      slot: "title",
      cell: (member) => member.name || t.unnamed,
      text: (member) => member.name,
    },
    {
      header: t.position,
      slot: "plain",
      cell: (member) => member.position,
      text: (member) => member.position,
    },
    { header: shared.order, slot: "order", cell: (member) => member.display_order },
    { header: shared.state, slot: "plain", cell: (member) => <ActiveBadge active={member.is_active} /> },
  ];
}

import { Thumbnail } from "#kit/web/editor/pictures/thumbnail.tsx";
import { listOrderOf } from "#kit/web/editor/records/content-calls.ts";
import { ContentScreen } from "#kit/web/editor/records/content-screen.tsx";
import type { Column } from "#kit/web/editor/records/record-table.tsx";
import { useContentColumns } from "#kit/web/editor/records/use-content-columns.tsx";
import { useContentEditor } from "#kit/web/editor/records/use-content-editor.ts";
import { useContentLabels } from "#kit/web/editor/records/use-content-fields.ts";
import { useApi } from "#kit/web/page-context.ts";
import { useWords } from "#kit/web/words.ts";
import { type TeamMember, teamMembers } from "../../team-members.content.ts";
import { TeamMemberFields } from "./team-member-fields.tsx";
import { teamMembersAdminWords } from "./team-members-admin.words.ts";

/** /admin/team: list and form of team members. */
export default function TeamMembersScreen() {
  const t = useWords(teamMembersAdminWords);
  const api = useApi();
  const editor = useContentEditor(teamMembers, { words: t });
  const { label } = useContentLabels(teamMembers);
  const { title, order, state } = useContentColumns(teamMembers, t.unnamed);
  const columns: Column<TeamMember>[] = [
    {
      header: label("image_path"),
      slot: "picture",
      cell: ({ image_path }) => <Thumbnail path={image_path} />,
    },
    title,
    {
      header: label("position"),
      slot: "plain",
      cell: ({ position }) => position,
      text: ({ position }) => position,
    },
    order,
    state,
  ];
  return (
    <ContentScreen
      editor={editor}
      pageOf={() => "/#team"}
      order={listOrderOf(teamMembers, api)}
      columns={columns}
      fields={<TeamMemberFields form={editor.form} isNew={!editor.opened?.record} />}
    />
  );
}

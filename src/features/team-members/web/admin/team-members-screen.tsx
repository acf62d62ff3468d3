import { ContentTypeScreen } from "#kit/web/editor/records/content-type-screen.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { teamMembers } from "../../team-members.content.ts";
import { TeamMemberFields } from "./team-member-fields.tsx";
import { teamMembersAdminWords } from "./team-members-admin.words.ts";

/** /admin/team: list and form of team members. */
export default function TeamMembersScreen() {
  return (
    <ContentTypeScreen
      content={teamMembers}
      words={useWords(teamMembersAdminWords)}
      page="/#team"
      columns={["image_path", "name", "position", "display_order", "is_active"]}
      fields={TeamMemberFields}
    />
  );
}

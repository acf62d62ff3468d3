import { memberPath, teamMembersQuery } from "#features/team-members/web/index.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { SiteLink } from "#kit/web/ui/links/site-link.tsx";

interface Props {
  driver: { name: string; team_member_id: number | null };
}

/** A driver's name; of one of the team, the way to their page. */
export function DriverName({ driver }: Props) {
  const { data: members = [] } = useApiQuery(teamMembersQuery, driver.team_member_id !== null);
  const member = members.find(({ id, is_active }) => is_active && id === driver.team_member_id);
  if (!member) return driver.name;
  return <SiteLink to={memberPath(member)}>{driver.name}</SiteLink>;
}

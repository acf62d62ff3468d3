import type { endpointsOf } from "#kit/contract/content/content-type.ts";
import type { PublicRecord } from "#kit/contract/content/public-record.ts";
import type { Api } from "#kit/web/api/api.ts";
import { ApiError } from "#kit/web/api/api-error.ts";
import { publicQuery } from "#kit/web/api/queries.ts";
import { memberPath, memberSlugs } from "../member-address.ts";
import type { TeamMember, teamMembers } from "../team-members.content.ts";

export { memberPath };

type MemberDetail = TeamMember & { slug: string };
/** As lists show them: what else they say stands on their own page. */
type ListedMember = Omit<MemberDetail, "story" | "product_ids"> & {
  /** Whether their page has something to say that their card does not. */
  has_page: boolean;
};
export type PublicMember = PublicRecord<ListedMember>;
export type PublicMemberDetail = PublicRecord<MemberDetail>;

/** The members that visitors see, by display order. */
export const teamMembersQuery = publicQuery<ListedMember[]>({
  key: ["team-members"],
  fetch: async (api, signal) =>
    (await membersOf(api, signal)).map(({ story, product_ids, ...member }) => ({
      ...member,
      has_page: story.trim() !== "",
    })),
});

/** The person at an address. */
export const memberQuery = (slug: string) =>
  publicQuery<MemberDetail>({
    key: ["team-members", slug],
    fetch: async (api, signal) => {
      const member = (await membersOf(api, signal)).find((one) => one.slug === slug && one.is_active);
      if (!member) throw new ApiError("http", "404", 404);
      return member;
    },
  });

type MembersEndpoints = ReturnType<typeof endpointsOf<typeof teamMembers>>;

async function membersOf(api: Api, signal?: AbortSignal): Promise<MemberDetail[]> {
  const members = await api.of<MembersEndpoints>()("GET /team-members", { signal });
  const slugs = memberSlugs(members);
  return members.map((member) => ({ ...member, slug: slugs.get(member.id) as string }));
}

/** What somebody of the team does. */
export const ROLES = ["owner", "editor", "shop", "track"] as const;

export type Role = (typeof ROLES)[number];

/** Who may do something beside the owners, who always may. */
export type Roles = readonly Exclude<Role, "owner">[];

export const OWNERS_ONLY: Roles = [];
export const EVERYBODY: Roles = ["editor", "shop", "track"];

export function may(role: Role, roles: Roles): boolean {
  return role === "owner" || roles.includes(role);
}

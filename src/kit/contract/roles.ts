/** What somebody of the team does: a tick each, and several for whoever does several things. */
export const ROLES = ["owner", "shop", "content", "messages", "track", "money"] as const;

export type Role = (typeof ROLES)[number];

/** Who may do something beside the owners, who always may. */
export type Roles = readonly Exclude<Role, "owner">[];

export const OWNERS_ONLY: Roles = [];
export const EVERYBODY: Roles = ["shop", "content", "messages", "track", "money"];

/** Whether somebody with these ticks may do what takes one of `roles`. */
export function may(held: readonly Role[], roles: Roles): boolean {
  return held.some((role) => role === "owner" || roles.includes(role));
}

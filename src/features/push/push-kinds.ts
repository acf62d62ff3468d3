import { OWNERS_ONLY, type Roles } from "#kit/contract/roles.ts";

/** What a device can be told of. */
export const PUSH_KINDS = ["order", "message", "payment", "withdrawal", "seat", "health"] as const;

export type PushKind = (typeof PUSH_KINDS)[number];

/** Whoever may open what a notification leads to, beside the owners. */
export const PUSH_ROLES: Record<PushKind, Roles> = {
  order: ["shop"],
  message: ["messages"],
  payment: ["shop", "money"],
  withdrawal: ["shop"],
  seat: ["shop", "track"],
  health: OWNERS_ONLY,
};

/** What a device is told of that has just been turned on. */
export const FIRST_KINDS: readonly PushKind[] = ["order", "message"];

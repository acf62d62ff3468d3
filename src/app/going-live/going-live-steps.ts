/** What has to be done before strangers buy here, in the order in which it is done best. */
export const GOING_LIVE_STEPS = [
  "team",
  "home",
  "seller",
  "account",
  "mails",
  "cards",
  "demo",
  "legal",
  "address",
  "signIn",
  "backup",
] as const;
export type GoingLiveStep = (typeof GOING_LIVE_STEPS)[number];

/** Steps that no program can see: a person says that they are done. */
export const CONFIRMED_STEPS = ["legal", "backup"] as const satisfies GoingLiveStep[];
export type ConfirmedStep = (typeof CONFIRMED_STEPS)[number];

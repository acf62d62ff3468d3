/**
 * States of a dispute (chargeback), as the gateway tells them. `inquiry`: the customer's bank only asks; `open`: it has
 * taken the money until it decides; `won`: the money is back for good; `lost`: it is gone.
 */
export const DISPUTE_STATES = ["inquiry", "open", "won", "lost"] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

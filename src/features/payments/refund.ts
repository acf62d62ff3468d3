/**
 * States of a refund. `opening`: stored, the gateway has not answered yet; `pending`: the gateway has it, or the team
 * has a transfer to send; `unclear`: the gateway was asked, never answered and can't be asked again, so a person has to
 * look; `succeeded`: the money is gone; `failed`: the gateway did not send it; `cancelled`: the team called it off.
 */
export const REFUND_STATES = ["opening", "pending", "unclear", "succeeded", "failed", "cancelled"] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** What the customer has the money back for. `surplus`: more was paid than the order costs. */
export const REFUND_REASONS = ["cancelled", "withdrawn", "surplus", "other"] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

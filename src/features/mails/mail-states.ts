/** `queued`: waits or is tried again. `failed`: refused for good, or given up after the last try. */
export const MAIL_STATES = ["queued", "sent", "failed"] as const;

export type MailState = (typeof MAIL_STATES)[number];

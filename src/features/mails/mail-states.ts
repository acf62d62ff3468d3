/** `queued`: waits or is tried again. `written`: to a file, as no mail server is set; nobody gets it. `failed`: refused for good, or given up after the last try. */
export const MAIL_STATES = ["queued", "sent", "written", "failed"] as const;

export type MailState = (typeof MAIL_STATES)[number];

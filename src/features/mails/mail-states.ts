/** `queued`: waits or is tried again. `written`: to a file, as no mail server is set; nobody gets it. `failed`: refused for good, or given up after the last try. `late`: not true any more, so not sent. */
export const MAIL_STATES = ["queued", "sent", "written", "failed", "late"] as const;

export type MailState = (typeof MAIL_STATES)[number];

export { useMailsAreFiles } from "./mail-notice.tsx";
export { MailStateBadge } from "./mail-state-badge.tsx";

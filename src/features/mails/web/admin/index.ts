export { useMailsAreFiles } from "./mail-notice.tsx";

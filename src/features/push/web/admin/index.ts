export { pushSupport } from "../push-browser.ts";
export { notificationsWords } from "./notifications.words.ts";
export { NotificationsCard } from "./notifications-card.tsx";
export { usePushHere } from "./use-push-here.ts";

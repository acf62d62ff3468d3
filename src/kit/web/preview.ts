import { useLocation } from "react-router";
import type { Transport } from "./api.ts";

/** Under this path stand public pages as they will be once everything on them is public; for the team only. */
export const PREVIEW_PATH = "/preview";

export function isPreview(pathname: string): boolean {
  return pathname === PREVIEW_PATH || pathname.startsWith(`${PREVIEW_PATH}/`);
}

/** What stands before the paths of the pages one is on: nothing, or the preview's path. */
export function usePathPrefix(): string {
  return isPreview(useLocation().pathname) ? PREVIEW_PATH : "";
}

/** Answers as they will be: pages leave out what is not active, so in a preview everything counts as active. */
export const previewTransport: Transport = async (url, init) => {
  const answer = await fetch(url, init);
  if (!answer.ok || answer.status === 204) return answer;
  const body = JSON.parse(await answer.text(), (key, value) => (key === "is_active" ? true : value));
  return new Response(JSON.stringify(body), { status: answer.status });
};

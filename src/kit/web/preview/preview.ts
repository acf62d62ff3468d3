import { useLocation } from "react-router";
import type { Transport } from "../api/api.ts";

/** Under this path stand public pages as they will be once everything on them is public; for the team only. */
export const PREVIEW_PATH = "/preview";

/** In any case of letters, as the router finds it. */
export function isPreview(pathname: string): boolean {
  return `${pathname.toLowerCase()}/`.startsWith(`${PREVIEW_PATH}/`);
}

/** What stands before the paths of the pages one is on: nothing, or the preview's path. */
export function usePathPrefix(): string {
  return isPreview(useLocation().pathname) ? PREVIEW_PATH : "";
}

/** Names in a preview's address the draft that it shows in place of what is saved: `?draft=cars:night-fox`. */
const DRAFT = "draft";

/** The preview of a page of the site, such as `/car/night-fox`, as it is saved or with a draft. */
export function previewOf(page: string, draft: string | null): string {
  const address = new URL(page, "http://site");
  if (draft) address.searchParams.set(DRAFT, draft);
  return `${PREVIEW_PATH}${address.pathname}${address.search}${address.hash}`;
}

/** The draft that an address names; null where a preview shows what is saved. */
export function draftIn(search: string): string | null {
  return new URLSearchParams(search).get(DRAFT);
}

/**
 * Answers as they will be: pages leave out what is not active, so in a preview everything counts as active, and
 * the draft that the address names stands in place of what is saved.
 */
export const previewTransport: Transport = async (url, init) => {
  const answer = await fetch(url, init);
  if (!answer.ok || answer.status === 204) return answer;
  const saved = JSON.parse(await answer.text(), (key, value) => (key === "is_active" ? true : value));
  const draft = draftIn(location.search);
  const body = draft ? await laidOver(saved, url, init, draft) : saved;
  return new Response(JSON.stringify(body), { status: answer.status });
};

/** Loaded here alone: public pages know no drafts. */
async function laidOver(saved: unknown, url: string, init: RequestInit, draft: string): Promise<unknown> {
  const { withDraft } = await import("./preview-draft.ts");
  const language = new Headers(init.headers).get("accept-language") === "cs" ? "cs" : "en";
  return withDraft(saved, url, draft, language);
}

import { useQueryClient } from "@tanstack/react-query";
import { type MouseEvent, useEffect } from "react";
import { Outlet, redirectDocument, useLocation } from "react-router";
import { watchDraft } from "#kit/web/editor/drafts.ts";
import type { PageRules } from "#kit/web/page-rules.ts";
import { draftIn, isPreview } from "#kit/web/preview.ts";
import { tokens } from "#kit/web/tokens.ts";
import { Spinner } from "#kit/web/ui/spinner.tsx";
import { useWords } from "#kit/web/words.ts";
import { previewWords } from "./preview.words.ts";
import styles from "./preview-layout.module.css";
import { stayAt } from "./stay-at.ts";

/** How often it looks for the section that the address names, until its page is drawn. */
const LOOK_MS = 100;

/** Previews are for the signed-in team. The server sends no content with them: the browser asks with its bearer. */
export function clientLoader() {
  if (!tokens.access() && !tokens.refresh()) throw redirectDocument("/login");
  return null;
}
clientLoader.hydrate = true as const;

export const handle: PageRules = { isForTheTeam: true, parameters: ["draft"] };
export function HydrateFallback() {
  return (
    <main>
      <meta name="robots" content="noindex" />
      <Spinner size="page" />
    </main>
  );
}

/** Public pages with records that are hidden, drafts or waiting for their day, and a bar that says so. */
export default function PreviewLayout() {
  const t = useWords(previewWords);
  useSectionOfAddress();
  const draft = useDraftOfAddress();
  return (
    // Its links leave the preview for the site as visitors have it, which is another view of the content.
    <div className={styles.preview} onClickCapture={leaveByLoading}>
      <Outlet />
      <aside className={styles.bar} aria-label={t.title}>
        <strong>{t.title}</strong>
        <span>{draft ? t.typed : t.text}</span>
      </aside>
    </div>
  );
}

function leaveByLoading(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  // Without the router's handler the browser follows the link by itself.
  if (link && link.origin === location.origin && !isPreview(link.pathname)) event.stopPropagation();
}

/** The draft that the address names; the page follows it while it is typed in the other window. */
function useDraftOfAddress(): string | null {
  const draft = draftIn(useLocation().search);
  const client = useQueryClient();
  useEffect(() => {
    if (draft) return watchDraft(draft, () => void client.invalidateQueries());
  }, [draft, client]);
  return draft;
}

/** The address may name a section of the page, which is there only once the browser has drawn it. */
function useSectionOfAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!hash) return;
    let leave = () => {};
    const timer = setInterval(() => {
      const section = document.getElementById(decodeURIComponent(hash.slice(1)));
      if (!section) return;
      clearInterval(timer);
      leave = stayAt(section);
    }, LOOK_MS);
    return () => {
      clearInterval(timer);
      leave();
    };
  }, [hash]);
}

import { useQueryClient } from "@tanstack/react-query";
import { type MouseEvent, useEffect } from "react";
import { Outlet, useLocation } from "react-router";
import { watchDraft } from "#kit/web/editor/drafts.ts";
import { useWords } from "#kit/web/language/words.ts";
import { draftIn, isPreview } from "#kit/web/preview/preview.ts";
import { Spinner } from "#kit/web/ui/feedback/spinner.tsx";
import { stayAt } from "../layouts/stay-at.ts";
import { previewWords } from "./preview.words.ts";
import styles from "./preview-layout.module.css";

/** How often it looks for the section that the address names, until its page is drawn. */
const LOOK_MS = 100;

/** Stands while the first page's code is on its way. */
export function PreviewWaiting() {
  return (
    <main>
      <meta name="robots" content="noindex" />
      <Spinner size="page" />
    </main>
  );
}

/** Public pages with records that are hidden, drafts or waiting for their day, and a bar that says so. */
export function PreviewLayout() {
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

import type { PageRules } from "#kit/web/page-rules.ts";
import "@mantine/core/styles.css";
import "./admin-layout.css";
import { MantineProvider } from "@mantine/core";
import { type ReactNode, useLayoutEffect } from "react";
import { Outlet, redirectDocument } from "react-router";
import { RecordTypes } from "#kit/web/editor/record-types.tsx";
import { useStyleNonce } from "#kit/web/page-context.ts";
import { tokens } from "#kit/web/tokens.ts";
import { AnnounceProvider } from "#kit/web/ui/announce.tsx";
import { useWords } from "#kit/web/words.ts";
import { RECORD_TYPES } from "../record-types.ts";
import { adminWords } from "./admin.words.ts";
import { AdminFailure } from "./admin-failure.tsx";
import { AdminShell } from "./admin-shell.tsx";
import { adminTheme, readableVariables } from "./admin-theme.ts";

/** Sends visitors to the sign-in screen. Only a courtesy: the API guards every call. */
export function clientLoader() {
  if (!tokens.access() && !tokens.refresh()) throw redirectDocument("/login");
  return null;
}
// The server knows no session: it sends the frame, and the browser decides.
clientLoader.hydrate = true as const;

export const handle: PageRules = { isForTheTeam: true, hasOwnStyles: true };
export function HydrateFallback() {
  const t = useWords(adminWords);
  return (
    <main className="admin-waiting">
      <title>{t.title}</title>
      <p role="status" className="admin-waiting-text">
        {t.loading}
      </p>
      <noscript>
        <p>{t.needsScript}</p>
      </noscript>
    </main>
  );
}

export default function AdminLayout() {
  return (
    <AdminStyle>
      <AnnounceProvider>
        <RecordTypes value={RECORD_TYPES}>
          <AdminShell>
            <Outlet />
          </AdminShell>
        </RecordTypes>
      </AnnounceProvider>
    </AdminStyle>
  );
}

export function ErrorBoundary() {
  return (
    <AdminStyle>
      <AdminFailure />
    </AdminStyle>
  );
}

function AdminStyle({ children }: { children: ReactNode }) {
  const nonce = useStyleNonce();
  // Public pages' styles come along with what both share; by this mark they leave type, ground and headings alone.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.office = "";
    return () => void delete dataset.office;
  }, []);
  return (
    <MantineProvider
      theme={adminTheme}
      cssVariablesResolver={readableVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce ?? ""}
    >
      {children}
    </MantineProvider>
  );
}

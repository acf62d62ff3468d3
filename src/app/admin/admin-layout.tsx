import { Alert, Button, MantineProvider, Stack } from "@mantine/core";
import { type ReactNode, Suspense } from "react";
import { Outlet } from "react-router";
import { meQuery } from "#features/accounts/web/accounts.queries.ts";
import { SecondFactorFirst } from "#features/accounts/web/admin/second-factor/second-factor-first.tsx";
import { useMyRoles } from "#features/accounts/web/role.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { styleNonce } from "#kit/web/document/style-nonce.ts";
import { RecordTypes } from "#kit/web/editor/records/record-types.tsx";
import { useUnsavedGuard } from "#kit/web/editor/use-unsaved-warning.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { MyName, MyRoles } from "#kit/web/session/my-role.ts";
import { AnnounceProvider } from "#kit/web/ui/feedback/announce.tsx";
import { failureWords } from "../layouts/failure.words.ts";
import { AdminShell } from "./admin-shell.tsx";
import { adminTheme, readableVariables } from "./admin-theme.ts";
import { WAITING } from "./waiting.ts";

/** Stands while the first screen's code is on its way; the document says the same (src/app/rendering/client-apps.ts). */
export function AdminWaiting() {
  const { title, loading } = WAITING[useLanguage().language];
  return (
    <main className="admin-waiting">
      <title>{title}</title>
      <p role="status">{loading}</p>
    </main>
  );
}

let loaded: ReturnType<typeof loadRecordTypes> | undefined;

/** Once for all screens; what did not come is asked for again by the next one. */
function recordTypes() {
  loaded ??= loadRecordTypes();
  return loaded;
}

async function loadRecordTypes() {
  try {
    return (await import("../content/record-types.ts")).RECORD_TYPES;
  } catch (error) {
    loaded = undefined;
    throw error;
  }
}

export function AdminLayout() {
  useUnsavedGuard();
  return (
    <AdminStyle>
      <AnnounceProvider>
        <RecordTypes value={recordTypes}>
          <MyRoles value={useMyRoles()}>
            <MyName value={useApiQuery(meQuery).data?.name ?? ""}>
              <SecondFactorFirst>
                <AdminShell>
                  <Suspense>
                    <Outlet />
                  </Suspense>
                </AdminShell>
              </SecondFactorFirst>
            </MyName>
          </MyRoles>
        </RecordTypes>
      </AnnounceProvider>
    </AdminStyle>
  );
}

export function AdminBroken() {
  return (
    <AdminStyle>
      <AdminFailure />
    </AdminStyle>
  );
}

function AdminStyle({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={adminTheme}
      cssVariablesResolver={readableVariables}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      {children}
    </MantineProvider>
  );
}

/** In place of a screen that broke. */
function AdminFailure() {
  const t = useWords(failureWords);
  return (
    <Stack p="md" maw={640} mx="auto" align="flex-start">
      <Alert color="red" title={t.title} role="alert">
        {t.text}
      </Alert>
      <Button onClick={() => location.reload()}>{t.reload}</Button>
    </Stack>
  );
}

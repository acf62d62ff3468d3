import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { browserApi } from "#kit/web/browser-api.ts";
import { dropInlinedSheets } from "#kit/web/inlined-styles.tsx";
import { newQueryClient, PageProviders } from "#kit/web/page.tsx";
import { readPageState } from "#kit/web/page-state.ts";

const state = readPageState();
dropInlinedSheets();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageProviders api={browserApi(state)} client={newQueryClient()} state={state}>
        <HydratedRouter />
      </PageProviders>
    </StrictMode>,
  );
});

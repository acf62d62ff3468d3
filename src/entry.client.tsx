import { timeoutManager } from "@tanstack/react-query";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { browserApi, visitorTransport } from "#kit/web/api/browser-api.ts";
import { coarseTimers } from "#kit/web/document/coarse-timers.ts";
import { dropInlinedSheets } from "#kit/web/document/inlined-styles.tsx";
import { readPageState } from "#kit/web/document/page-state.ts";
import { registerSiteWorker } from "#kit/web/offline/keep-page.ts";
import { newQueryClient, PageProviders } from "#kit/web/page.tsx";
import { holdHistorySteps } from "#kit/web/ui/hydration/parts.ts";
import { whenIdle } from "#kit/web/ui/hydration/when-idle.ts";

// React DOM's own start is a task of its own; on a slow phone both together would be felt.
await new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = resolve;
  port2.postMessage(0);
});
timeoutManager.setTimeoutProvider(coarseTimers);
const state = readPageState();
dropInlinedSheets();
holdHistorySteps();

// Nothing of a first visit needs it.
setTimeout(() => whenIdle(registerSiteWorker), 5_000);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageProviders api={browserApi(state, visitorTransport)} client={newQueryClient()} state={state}>
        <HydratedRouter />
      </PageProviders>
    </StrictMode>,
  );
});

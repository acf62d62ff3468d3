// First of all: what the parts below say of themselves overrules it.
import "./preview.css";
import { type PageModule, startClientApp } from "#kit/web/client-app.tsx";
import { previewTransport } from "#kit/web/preview/preview.ts";
import { teamOnly } from "#kit/web/session/team-only.ts";
import PublicLayout, { ErrorBoundary } from "../layouts/public-layout.tsx";
import { PreviewLayout, PreviewWaiting } from "./preview-layout.tsx";
import { PREVIEW_ROUTES } from "./preview-routes.ts";

startClientApp({
  routes: PREVIEW_ROUTES,
  modules: import.meta.glob<PageModule>(["/src/app/home/home-page.tsx", "/src/features/*/web/*-page.tsx"]),
  frame: (pages) => ({
    loader: teamOnly,
    shouldRevalidate: () => true,
    handle: { parameters: ["draft"] },
    Component: PreviewLayout,
    ErrorBoundary,
    HydrateFallback: PreviewWaiting,
    children: [{ Component: PublicLayout, ErrorBoundary, children: pages }],
  }),
  transport: previewTransport,
});

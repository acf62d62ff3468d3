// First of all: what the parts below say of themselves overrules it.
import "./admin.css";
import { hasFile } from "#kit/web/api/api.ts";
import { uploadTransport } from "#kit/web/api/upload-transport.ts";
import { type PageModule, startClientApp } from "#kit/web/client-app.tsx";
import { teamOnly } from "#kit/web/session/team-only.ts";
import { listenForInstall } from "../install/install.ts";
import { AdminBroken, AdminLayout, AdminWaiting } from "./admin-layout.tsx";
import { ADMIN_ROUTES } from "./admin-routes.ts";

listenForInstall();
// Only this transport sees that an upload has come to a halt.
const upload = uploadTransport(() => {});

startClientApp({
  routes: ADMIN_ROUTES,
  modules: import.meta.glob<PageModule>([
    "/src/app/dashboard/dashboard-page.tsx",
    "/src/app/*/*-screen.tsx",
    "/src/features/*/web/admin/*-screen.tsx",
  ]),
  frame: (pages) => ({
    // Asked before every screen: the session may have ended in another window.
    loader: teamOnly,
    shouldRevalidate: () => true,
    Component: AdminLayout,
    ErrorBoundary: AdminBroken,
    HydrateFallback: AdminWaiting,
    children: pages,
  }),
  transport: (url, init) => (hasFile(init.body) ? upload(url, init) : fetch(url, init)),
});

// Development has no built worker.
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/admin-worker.js", { scope: "/admin" });

// First of all: what the parts below say of themselves overrules it.
import "./gate.css";
import { Outlet } from "react-router";
import { type PageModule, startClientApp } from "#kit/web/client-app.tsx";
import { teamOnly } from "#kit/web/session/team-only.ts";
import { GATE_ROUTES } from "./gate-routes.ts";

startClientApp({
  routes: GATE_ROUTES,
  modules: import.meta.glob<PageModule>("/src/features/bookings/web/gate/gate-page.tsx"),
  frame: (pages) => ({ loader: teamOnly, Component: Outlet, children: pages }),
  transport: (url, init) => fetch(url, init),
});

// Development has no built files to take along.
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/gate-worker.js", { scope: "/gate" });

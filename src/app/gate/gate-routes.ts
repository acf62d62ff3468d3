import type { AppRoute } from "#kit/web/client-app.tsx";

/** The gate is one page: what works without a network needs no other. */
export const GATE_ROUTES: AppRoute[] = [{ path: "/gate", file: "features/bookings/web/gate/gate-page.tsx" }];

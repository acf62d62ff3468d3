import type { Screen } from "#kit/web/admin-menu.ts";

export const bookingScreens: Screen[] = [
  {
    path: "/admin/bookings",
    file: "features/bookings/web/admin/bookings-screen.tsx",
    leaves: [
      {
        to: "/admin/bookings",
        group: "rides",
        order: 20,
        icon: "users",
        name: { en: "Bookings", cs: "Rezervace" },
        roles: ["shop", "track"],
        known: { en: "riders, who rides, waiting list", cs: "účastníci, jezdci, kdo jede, čekací listina" },
      },
      {
        to: "/gate",
        group: "rides",
        order: 15,
        icon: "road",
        name: { en: "Gate", cs: "Vjezd" },
        roles: ["shop", "track"],
        partOf: "/admin/days",
        known: { en: "check riders in, pay at the track", cs: "odbavit účastníky, zaplatit na místě" },
      },
    ],
  },
  { path: "/admin/days/:id", file: "features/bookings/web/admin/day-screen.tsx" },
];

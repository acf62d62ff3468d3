import type { Screen } from "#kit/web/admin-menu.ts";

export const customerScreens: Screen[] = [
  {
    path: "/admin/customers",
    file: "features/customers/web/admin/customers-screen.tsx",
    leaves: [
      {
        to: "/admin/customers",
        group: "customers",
        order: 5,
        icon: "users",
        name: { en: "Customers", cs: "Zákazníci" },
        roles: ["shop"],
        known: {
          en: "people, personal data, GDPR, erase, export, where is my ride",
          cs: "lidé, osobní údaje, GDPR, smazat zákazníka, výpis údajů, kde mám jízdu",
        },
      },
    ],
  },
  { path: "/admin/customers/:key", file: "features/customers/web/admin/customer-screen.tsx" },
  { path: "/admin/customer-data", redirect: "/admin/customers" },
];

import type { Screen } from "#kit/web/admin-menu.ts";

export const customerDataScreens: Screen[] = [
  {
    path: "/admin/customer-data",
    file: "app/customer-data/customer-data-screen.tsx",
    leaves: [
      {
        to: "/admin/customer-data",
        group: "customers",
        order: 30,
        icon: "user-shield",
        name: { en: "Personal data", cs: "Osobní údaje" },
        roles: ["shop"],
        known: { en: "erase a customer, GDPR, export", cs: "smazat zákazníka, GDPR, výpis údajů" },
      },
    ],
  },
];

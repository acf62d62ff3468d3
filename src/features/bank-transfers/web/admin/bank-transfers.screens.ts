import type { Screen } from "#kit/web/admin-menu.ts";

export const bankTransferScreens: Screen[] = [
  {
    path: "/admin/bank-transfers",
    file: "features/bank-transfers/web/admin/bank-transfers-screen.tsx",
    actions: [
      {
        to: "/admin/bank-transfers",
        name: { en: "Upload a statement", cs: "Nahrát výpis" },
        roles: ["shop"],
        known: { en: "bank statement, match payments", cs: "výpis z banky, spárovat platby" },
      },
    ],
    leaves: [
      {
        to: "/admin/bank-transfers",
        group: "money",
        order: 10,
        icon: "building-columns",
        name: { en: "Bank payments", cs: "Platby na účtu" },
        roles: ["shop"],
        known: { en: "statement, Fio, transfers", cs: "výpis z účtu, Fio, převody" },
      },
    ],
  },
];

import type { Screen } from "#kit/web/admin-menu.ts";

export const accountingScreens: Screen[] = [
  {
    path: "/admin/accounting",
    file: "features/accounting/web/admin/accounting-screen.tsx",
    actions: [
      {
        to: "/admin/accounting",
        name: { en: "Send the month to the accountant", cs: "Poslat měsíc účetní" },
        roles: ["shop"],
        known: { en: "download invoices", cs: "stáhnout faktury" },
      },
    ],
    leaves: [
      {
        to: "/admin/accounting",
        group: "money",
        order: 30,
        icon: "calculator",
        name: { en: "Accounting", cs: "Účetnictví" },
        roles: ["shop"],
        known: {
          en: "month for the accountant, invoices, Pohoda, ISDOC",
          cs: "měsíc pro účetní, faktury, Pohoda, ISDOC",
        },
      },
    ],
  },
];

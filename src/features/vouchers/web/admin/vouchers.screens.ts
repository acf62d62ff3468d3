import type { Screen } from "#kit/web/admin-menu.ts";

export const voucherScreens: Screen[] = [
  {
    path: "/admin/vouchers",
    file: "features/vouchers/web/admin/vouchers-screen.tsx",
    handle: { usesCamera: true },
    leaves: [
      {
        to: "/admin/vouchers",
        group: "rides",
        order: 30,
        icon: "ticket",
        name: { en: "Vouchers", cs: "Poukazy" },
        roles: ["shop", "track"],
        known: { en: "gift, redeem, extend a voucher", cs: "dárek, uplatnit, prodloužit poukaz" },
      },
    ],
  },
  {
    path: "/admin/vouchers/give",
    file: "features/vouchers/web/admin/give-vouchers-screen.tsx",
    actions: [
      {
        to: "/admin/vouchers/give",
        name: { en: "Give vouchers away", cs: "Darovat poukazy" },
        roles: ["shop"],
        known: { en: "free voucher, prize", cs: "poukaz zdarma, výhra" },
      },
    ],
  },
];

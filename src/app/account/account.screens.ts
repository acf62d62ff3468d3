import { EVERYBODY } from "#kit/contract/roles.ts";
import type { Screen } from "#kit/web/admin-menu.ts";

export const accountScreens: Screen[] = [
  {
    path: "/admin/account",
    file: "app/account/account-screen.tsx",
    leaves: [
      {
        to: "/admin/account",
        group: "foot",
        order: 20,
        icon: "user-gear",
        name: { en: "My account", cs: "Můj účet" },
        roles: EVERYBODY,
        known: {
          en: "password, two-step sign-in, passkey",
          cs: "heslo, dvoufázové přihlášení, přístupový klíč",
        },
      },
    ],
  },
];

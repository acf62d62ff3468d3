import { defineWords } from "#kit/web/words.ts";

export const accountWords = defineWords(
  {
    title: "My account",
    signedInAs: (email: string) => `Signed in as ${email}`,
    first: {
      title: "Set up two-step sign-in",
      why: "The owners ask everybody of the team for it. The back office opens as soon as it is on.",
      signOut: "Sign out",
    },
  },
  {
    title: "Můj účet",
    signedInAs: (email: string) => `Přihlášen jako ${email}`,
    first: {
      title: "Nastavte si dvoufázové přihlášení",
      why: "Majitelé ho chtějí od všech z týmu. Administrace se otevře, jakmile bude zapnuté.",
      signOut: "Odhlásit se",
    },
  },
);

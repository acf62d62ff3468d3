import { defineWords } from "#kit/web/language/words.ts";

export const accountWords = defineWords(
  {
    title: "My account",
    signedInAs: (email: string) => `Signed in as ${email}`,
    first: {
      title: "Set up two-step sign-in",
      why: "The owners require it of everyone on the team. A passkey or an app that shows codes will do; the back office opens as soon as you have one.",
      signOut: "Sign out",
    },
  },
  {
    title: "Můj účet",
    signedInAs: (email: string) => `Jste přihlášeni jako ${email}`,
    first: {
      title: "Nastavte si dvoufázové přihlášení",
      why: "Majitelé ho vyžadují od všech v týmu. Stačí přístupový klíč nebo aplikace, která ukazuje kódy; administrace se otevře, jakmile jedno z toho budete mít.",
      signOut: "Odhlásit se",
    },
  },
);

import { defineWords } from "#kit/web/words.ts";

export const accountWords = defineWords(
  { title: "My account", signedInAs: (email: string) => `Signed in as ${email}` },
  { title: "Můj účet", signedInAs: (email: string) => `Přihlášen jako ${email}` },
);

import { defineWords } from "#kit/web/language/words.ts";

export const changePasswordWords = defineWords(
  {
    title: "Change password",
    current: "Current password",
    next: "New password",
    hint: "At least 8 characters; not a common password, nor just your name, e-mail or team",
    submit: "Change password",
    missing: "Enter your current password.",
    tooShort: "The password must have at least 8 characters.",
    changed: "The password has been changed. All your other sessions have been ended.",
    failed: (reason: string) => `Failed to change the password: ${reason}`,
  },
  {
    title: "Změna hesla",
    current: "Současné heslo",
    next: "Nové heslo",
    hint: "Alespoň 8 znaků, ne běžné heslo, ne jen jméno, e-mail nebo název týmu",
    submit: "Změnit heslo",
    missing: "Zadejte své současné heslo.",
    tooShort: "Heslo musí mít alespoň 8 znaků.",
    changed: "Heslo bylo změněno. Všechna vaše ostatní přihlášení byla ukončena.",
    failed: (reason: string) => `Heslo se nepodařilo změnit: ${reason}`,
  },
);

import { defineWords } from "#kit/web/words.ts";

export const accountsWords = defineWords(
  {
    title: "Sign in",
    kicker: "Back office",
    email: "E-mail",
    password: "Password",
    submit: "Sign in",
    sending: "Signing in...",
    backHome: "Back to homepage",
    emailMissing: "Enter your e-mail.",
    emailWrong: "This is not an e-mail address.",
    passwordMissing: "Enter your password.",
    failed: "Incorrect login credentials or server error. Please try again.",
    needsScript: "Signing in needs JavaScript, which is switched off in this browser.",
    loginFailed: "Failed to login",
  },
  {
    title: "Přihlášení",
    kicker: "Administrace",
    email: "E-mail",
    password: "Heslo",
    submit: "Přihlásit se",
    sending: "Přihlašuji...",
    backHome: "Zpět na hlavní stránku",
    emailMissing: "Zadejte svůj e-mail.",
    emailWrong: "Toto není e-mailová adresa.",
    passwordMissing: "Zadejte své heslo.",
    failed: "Nesprávné přihlašovací údaje nebo chyba serveru. Zkuste to prosím znovu.",
    needsScript: "Přihlášení potřebuje JavaScript, který je v tomto prohlížeči vypnutý.",
    loginFailed: "Přihlášení se nezdařilo",
  },
);

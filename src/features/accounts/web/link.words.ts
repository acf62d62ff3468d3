import { defineWords } from "#kit/web/language/words.ts";

/** What a person reads who opens a link from a mail, or has forgotten their password. */
export const linkWords = defineWords(
  {
    kicker: "Back office",
    title: {
      invitation: "Welcome to the team",
      password: "A new password",
      email: "Your new e-mail",
      over: "Sign in",
    },
    looking: "Checking your link...",
    over: "This link no longer works: it has been used, has expired or has been replaced by a newer one. Ask for a new one.",
    failed: (reason: string) => `That didn’t work: ${reason}`,
    invited: (name: string, email: string) => `${name}, you’ll sign in with ${email}. Choose a password.`,
    setFor: (email: string) =>
      `For ${email}. This ends all your sessions. If you use two-step sign-in, you’ll need a code as usual.`,
    password: "New password",
    passwordHint: "At least 8 characters; a few words are better than one word with symbols.",
    passwordShort: "The password must have at least 8 characters.",
    accept: "Accept and sign in",
    orPasskey:
      "Or without a password: your phone or computer keeps a passkey and asks for your fingerprint, face or PIN.",
    acceptWithPasskey: "Use a passkey instead",
    save: "Save the password",
    saved: "Your password is set. Sign in with it.",
    confirmIntro: (email: string) => `From now on you’ll sign in with ${email}.`,
    confirm: "Confirm the address",
    confirmed: "The address is confirmed. Sign in with it from now on.",
    toLogin: "To the sign-in page",
    sending: "One moment...",
    forgottenIntro:
      "Enter your account’s e-mail address. If there is such an account, we’ll send a link to set a new password within a few minutes. It works for an hour.",
    email: "E-mail",
    emailWrong: "This is not an e-mail address.",
    ask: "Send the link",
    asked: "If there is an account with this e-mail, the link is on its way. Check your spam folder too.",
    noMail:
      "This site has no mail server yet, so it can’t send a link. Ask another owner, or whoever runs the server: “npm run admin” (or “paddock admin”) sets a new password there.",
    back: "Back to signing in",
  },
  {
    kicker: "Administrace",
    title: {
      invitation: "Vítejte v týmu",
      password: "Nové heslo",
      email: "Váš nový e-mail",
      over: "Přihlášení",
    },
    looking: "Ověřuji odkaz...",
    over: "Tento odkaz už neplatí: byl použit, vypršel, nebo ho nahradil novější. Vyžádejte si nový.",
    failed: (reason: string) => `Nepovedlo se to: ${reason}`,
    invited: (name: string, email: string) =>
      `${name}, přihlašovat se budete e-mailem ${email}. Zvolte si heslo.`,
    setFor: (email: string) =>
      `Pro ${email}. Všechna vaše přihlášení skončí; máte-li zapnuté dvoufázové přihlášení, budete jako vždy potřebovat kód.`,
    password: "Nové heslo",
    passwordHint: "Alespoň 8 znaků; pár slov je bezpečnějších než jedno se symboly.",
    passwordShort: "Heslo musí mít alespoň 8 znaků.",
    accept: "Přijmout a přihlásit se",
    orPasskey:
      "Nebo bez hesla: telefon či počítač si uloží přístupový klíč a vyžádá si otisk prstu, obličej nebo PIN.",
    acceptWithPasskey: "Místo hesla použít přístupový klíč",
    save: "Uložit heslo",
    saved: "Heslo je nastavené. Přihlaste se jím.",
    confirmIntro: (email: string) => `Od teď se budete přihlašovat e-mailem ${email}.`,
    confirm: "Potvrdit adresu",
    confirmed: "Adresa je potvrzená. Od teď se přihlašujte touto adresou.",
    toLogin: "Na přihlášení",
    sending: "Odesíláme...",
    forgottenIntro:
      "Zadejte e-mail svého účtu. Pokud takový účet existuje, do pár minut přijde odkaz pro nové heslo. Platí hodinu.",
    email: "E-mail",
    emailWrong: "Toto není e-mailová adresa.",
    ask: "Poslat odkaz",
    asked: "Pokud účet s tímto e-mailem existuje, odkaz je na cestě. Podívejte se i do nevyžádané pošty.",
    noMail:
      "Tento web zatím nemá poštovní server, takže odkaz poslat neumí. Požádejte jiného majitele, nebo toho, kdo se o server stará: nové heslo tam nastaví „npm run admin“ (nebo „paddock admin“).",
    back: "Zpět na přihlášení",
  },
);

import { defineWords } from "#kit/web/language/words.ts";

/** Texts of the frame; the names of the screens are declared with their links. */
export const adminWords = defineWords(
  {
    unread: (count: number) => `${count} unread`,
    navigation: "Back office",
    shortcuts: "Shortcuts",
    more: "More",
    openMenu: "Open the menu",
    closeMenu: "Close the menu",
    site: "Open the site",
    newWindow: "opens in a new window",
    signOut: "Sign out",
    theme: "Light or dark",
    language: "CS, čeština",
    skip: "Skip to content",
    notYours: {
      title: "Your role doesn’t include this screen",
      text: "Someone else on the team looks after it. If you need access, ask an owner to change your role.",
      back: "Back to your work",
    },
  },
  {
    unread: (count: number) => `nepřečtené: ${count}`,
    navigation: "Administrace",
    shortcuts: "Zkratky",
    more: "Více",
    openMenu: "Otevřít nabídku",
    closeMenu: "Zavřít nabídku",
    site: "Otevřít web",
    newWindow: "otevře se v novém okně",
    signOut: "Odhlásit se",
    theme: "Světlý nebo tmavý vzhled",
    language: "EN, English",
    skip: "Přejít k obsahu",
    notYours: {
      title: "Sem vaše role nemá přístup",
      text: "O tuto obrazovku se stará někdo jiný z týmu. Pokud se na ni potřebujete dostat, požádejte majitele o změnu role.",
      back: "Zpět k práci",
    },
  },
);

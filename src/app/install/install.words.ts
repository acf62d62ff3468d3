import { defineWords } from "#kit/web/language/words.ts";

export const installWords = defineWords(
  {
    title: "Install on this phone",
    lead: "The back office gets an icon on your home screen, opens like an app, and can notify you of new orders and messages.",
    button: "Install",
    later: "Not now",
    toSteps: "Show me how",
    apple: {
      share: "In Safari, tap Share (the square with an arrow).",
      add: "Choose Add to Home Screen, then Add.",
      open: "Open Paddock from your home screen, sign in there and turn notifications on.",
    },
    other: {
      menu: "Open your browser’s menu (three dots).",
      add: "Choose Install app or Add to Home screen.",
      open: "Open Paddock from your home screen and turn notifications on.",
    },
    installed: "Installed. This is the app.",
  },
  {
    title: "Instalace do telefonu",
    lead: "Administrace dostane ikonu na ploše, otevírá se jako aplikace a umí vás upozornit na nové objednávky a zprávy.",
    button: "Nainstalovat",
    later: "Teď ne",
    toSteps: "Ukázat jak",
    apple: {
      share: "V Safari klepněte na Sdílet (čtvereček se šipkou).",
      add: "Vyberte Přidat na plochu a potvrďte Přidat.",
      open: "Otevřete Paddock z plochy, přihlaste se v něm a zapněte upozornění.",
    },
    other: {
      menu: "Otevřete nabídku prohlížeče (tři tečky).",
      add: "Vyberte Nainstalovat aplikaci nebo Přidat na plochu.",
      open: "Otevřete Paddock z plochy a zapněte upozornění.",
    },
    installed: "Nainstalováno. Právě jste v aplikaci.",
  },
);

import { defineWords, plural } from "#kit/web/language/words.ts";

export const sessionsWords = defineWords(
  {
    title: "Where you are signed in",
    intro: "End any session you don’t recognise or no longer use. You need your password for this.",
    list: "Sessions",
    current: "This device",
    unknown: "Unknown browser",
    since: (moment: string) => `Signed in ${moment}`,
    used: (moment: string) => `Last used ${moment}`,
    password: "Current password",
    missing: "Enter your current password.",
    end: "End",
    endOf: (device: string, moment: string) => `End the session on ${device}, signed in ${moment}`,
    endOthers: "End all others",
    only: "You aren’t signed in anywhere else.",
    ended: (count: number) =>
      count === 1 ? "The session has been ended." : `${count} sessions have been ended.`,
    failed: (reason: string) => `Failed to end the session: ${reason}`,
    failedToLoad: "Failed to load your sessions",
  },
  {
    title: "Kde jste přihlášeni",
    intro: "Ukončete, co neznáte nebo už nepoužíváte. Potřebujete k tomu heslo.",
    list: "Přihlášení",
    current: "Toto zařízení",
    unknown: "Neznámý prohlížeč",
    since: (moment: string) => `Přihlášeno ${moment}`,
    used: (moment: string) => `Naposledy použito ${moment}`,
    password: "Současné heslo",
    missing: "Zadejte své současné heslo.",
    end: "Ukončit",
    endOf: (device: string, moment: string) => `Ukončit přihlášení: ${device}, přihlášeno ${moment}`,
    endOthers: "Ukončit všechna ostatní",
    only: "Jinde přihlášeni nejste.",
    ended: (count: number) =>
      plural("cs", count, {
        one: "Přihlášení bylo ukončeno.",
        few: `Byla ukončena ${count} přihlášení.`,
        other: `Bylo ukončeno ${count} přihlášení.`,
      }),
    failed: (reason: string) => `Přihlášení se nepodařilo ukončit: ${reason}`,
    failedToLoad: "Vaše přihlášení se nepodařilo načíst",
  },
);

import type { Both } from "#kit/contract/language/language.ts";

/** Why a passkey's answer is refused: one word for the log, a sentence for its owner. */
export const ERRORS = {
  over: {
    en: "The passkey’s response came too late, or has already been used. Please try again.",
    cs: "Odpověď přístupového klíče přišla pozdě, nebo už byla použita. Zkuste to prosím znovu.",
  },
  unknown: {
    en: "This site doesn’t recognise this passkey: it was removed, or never saved here. Sign in another way, and delete it from your device.",
    cs: "Tento web takový přístupový klíč nezná: byl odebrán, nebo tu nikdy nebyl. Přihlaste se jinak a ze zařízení ho smažte.",
  },
  site: {
    en: "This passkey belongs to a different address. Open the site at its own address and try again.",
    cs: "Tento přístupový klíč patří k jiné adrese. Otevřete web na jeho vlastní adrese a zkuste to znovu.",
  },
  foreign: {
    en: "This passkey belongs to someone else.",
    cs: "Tento přístupový klíč patří někomu jinému.",
  },
  unverified: {
    en: "The device didn’t check that it’s you. Set a screen lock, fingerprint, face or PIN on it and try again.",
    cs: "Zařízení neověřilo, že jste to vy. Nastavte si na něm zámek, otisk prstu, obličej nebo PIN a zkuste to znovu.",
  },
  copied: {
    en: "There seems to be a copy of this passkey, so it was refused. Sign in another way, and remove it under My account.",
    cs: "Tento přístupový klíč má nejspíš kopii, proto byl odmítnut. Přihlaste se jinak a v části Můj účet ho odeberte.",
  },
  broken: {
    en: "The passkey’s response isn’t valid. Please try again.",
    cs: "Odpověď přístupového klíče není v pořádku. Zkuste to prosím znovu.",
  },
} satisfies Record<string, Both<string>>;

export type PasskeyError = keyof typeof ERRORS;

import type { Both } from "#kit/contract/language/language.ts";
import type { MailKind } from "#kit/server/mail/declared-mail.ts";
import { LINK, type NewMail } from "#kit/server/mail/mailer.ts";
import type { users } from "../accounts.table.ts";
import { ACCOUNT_MAILS } from "./account.mails.ts";

type Person = Pick<typeof users.$inferSelect, "name" | "email" | "language">;

interface Texts {
  subject: string;
  text: string;
}

function mailTo({ email, language }: Person, kind: MailKind, texts: Both<Texts>, link?: string): NewMail {
  return { kind, to: email, language, ...texts[language], ...(link !== undefined && { link }) };
}

/** Somebody of the team has invited this person. */
export function invitationMail(person: Person, by: string, team: Both<string>, link: string): NewMail {
  const { name } = person;
  return mailTo(
    person,
    ACCOUNT_MAILS.invitation,
    {
      en: {
        subject: `Invitation to the back office of ${team.en}`,
        text: `Hello ${name},\n\n${by} invites you to the back office of ${team.en}. Open this address and choose a password or a passkey:\n\n${LINK}\n\nThe link can be used once and is valid for 48 hours. If you weren’t expecting it, you can ignore this e-mail.\n`,
      },
      cs: {
        subject: `Pozvánka do administrace webu ${team.cs}`,
        text: `Dobrý den, ${name},\n\n${by} vás zve do administrace webu ${team.cs}. Otevřete tuto adresu a zvolte si heslo nebo přístupový klíč:\n\n${LINK}\n\nOdkaz lze použít jednou a platí 48 hodin. Pokud pozvánku nečekáte, e-mail můžete ignorovat.\n`,
      },
    },
    link,
  );
}

/** Somebody asked for a new password. */
export function forgottenPasswordMail(person: Person, team: Both<string>, link: string): NewMail {
  return mailTo(
    person,
    ACCOUNT_MAILS.password,
    {
      en: {
        subject: `A new password for ${team.en}`,
        text: `Hello ${person.name},\n\nSomeone, probably you, asked for a new password for the back office of ${team.en}. Set it here:\n\n${LINK}\n\nThe link can be used once, is valid for an hour and ends all your sessions. If it wasn’t you, you can ignore this e-mail: your password stays as it is.\n`,
      },
      cs: {
        subject: `Nové heslo pro ${team.cs}`,
        text: `Dobrý den, ${person.name},\n\nněkdo, nejspíš vy, požádal o nové heslo do administrace webu ${team.cs}. Nastavíte ho zde:\n\n${LINK}\n\nOdkaz lze použít jednou, platí hodinu a ukončí všechna vaše přihlášení. Pokud jste to nebyli vy, e-mail můžete ignorovat: vaše heslo zůstane stejné.\n`,
      },
    },
    link,
  );
}

/** To the new address, which becomes the account's when the link is opened. */
export function confirmEmailMail(
  person: Person,
  newEmail: string,
  team: Both<string>,
  link: string,
): NewMail {
  return mailTo(
    { ...person, email: newEmail },
    ACCOUNT_MAILS.email,
    {
      en: {
        subject: `Confirm your e-mail for ${team.en}`,
        text: `Hello ${person.name},\n\nFrom now on you’ll sign in to the back office of ${team.en} with this address. Confirm it here:\n\n${LINK}\n\nThe link can be used once and is valid for 48 hours. If you know nothing about this, you can ignore this e-mail.\n`,
      },
      cs: {
        subject: `Potvrďte svůj e-mail pro ${team.cs}`,
        text: `Dobrý den, ${person.name},\n\nod teď se do administrace webu ${team.cs} budete přihlašovat touto adresou. Potvrďte ji zde:\n\n${LINK}\n\nOdkaz lze použít jednou a platí 48 hodin. Pokud o tom nic nevíte, e-mail můžete ignorovat.\n`,
      },
    },
    link,
  );
}

/** To the old address, once the new one has been confirmed. */
export function emailChangedMail(person: Person, newEmail: string, team: Both<string>): NewMail {
  return mailTo(person, ACCOUNT_MAILS.emailChanged, {
    en: {
      subject: `Your e-mail for ${team.en} has changed`,
      text: `Hello ${person.name},\n\nYour account in the back office of ${team.en} now uses the e-mail ${newEmail} instead of this one. If you know nothing about this, contact an owner of the site at once.\n`,
    },
    cs: {
      subject: `Váš e-mail pro ${team.cs} se změnil`,
      text: `Dobrý den, ${person.name},\n\nváš účet v administraci webu ${team.cs} má teď e-mail ${newEmail} místo tohoto. Pokud o tom nic nevíte, ozvěte se hned majiteli webu.\n`,
    },
  });
}

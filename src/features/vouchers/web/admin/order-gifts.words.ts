import { defineWords } from "#kit/web/language/words.ts";

/** Texts of the gifts of an order in the back office. */
export const orderGiftsWords = defineWords(
  {
    title: "Gifts",
    designs: { night: "Dark ticket", smoke: "Tyre smoke" },
    /** Where the site has a mail server. */
    mail: {
      toBuyer: "The buyer gets it by e-mail.",
      toRecipient: (to: string, day: string) => `We’ll e-mail it to ${to} on ${day}.`,
    },
    /** Where it has none: nothing reaches anybody. */
    noMail: {
      toBuyer: "The buyer finds it on the order’s page: the site sends no e-mails.",
      toRecipient: (to: string, day: string) =>
        `For ${to}, ${day}. The buyer finds it on the order’s page: the site sends no e-mails.`,
    },
    /** Where the order has no address. */
    noAddress: "The buyer finds it on the order’s page: the order has no e-mail address.",
    sentAt: (when: string) => `Sent ${when}`,
    writtenAt: (when: string) => `${when}. Nobody gets it; the buyer finds it on the order’s page.`,
    failedMail:
      "The e-mail couldn’t be delivered. Correct the address under “Change”: once you save it, the gift is sent again automatically.",
    change: "Change",
    sendNow: "Send now",
    sendAgain: "Send again",
    notSent: (reason: string) => `The gift wasn’t sent: ${reason}`,
    notSaved: (reason: string) => `The gift wasn’t saved: ${reason}`,
    recipient: "Who it’s for",
    dedication: "Message",
    design: "Design",
    deliver: "Who gets the e-mail",
    ways: { buyer: "The buyer", recipient: "The recipient, on the day" },
    email: "Recipient’s e-mail",
    day: "Day of delivery",
    dayHint: "Choose today to send it at once.",
    save: "Save",
    cancel: "Cancel",
  },
  {
    title: "Dárky",
    designs: { night: "Tmavý lístek", smoke: "Kouř z gum" },
    mail: {
      toBuyer: "E-mailem dárek dostane kupující.",
      toRecipient: (to: string, day: string) => `${day} pošleme dárek e-mailem na ${to}.`,
    },
    noMail: {
      toBuyer: "Kupující dárek najde na stránce objednávky: web e-maily neposílá.",
      toRecipient: (to: string, day: string) =>
        `Pro ${to}, ${day}. Kupující dárek najde na stránce objednávky: web e-maily neposílá.`,
    },
    noAddress: "Kupující dárek najde na stránce objednávky: objednávka je bez e-mailové adresy.",
    sentAt: (when: string) => `Odesláno ${when}`,
    writtenAt: (when: string) => `${when}. Nikdo dárek nedostane; kupující ho najde na stránce objednávky.`,
    failedMail:
      "E-mail se nepodařilo doručit. Přes „Upravit“ opravte adresu; jakmile ji uložíte, dárek se pošle znovu sám.",
    change: "Upravit",
    sendNow: "Poslat teď",
    sendAgain: "Poslat znovu",
    notSent: (reason: string) => `Dárek se nepodařilo poslat: ${reason}`,
    notSaved: (reason: string) => `Dárek se nepodařilo uložit: ${reason}`,
    recipient: "Pro koho",
    dedication: "Věnování",
    design: "Vzhled",
    deliver: "Komu přijde e-mail",
    ways: { buyer: "Kupujícímu", recipient: "Obdarovanému, v daný den" },
    email: "E-mail obdarovaného",
    day: "Den doručení",
    dayHint: "S dnešním dnem odejde hned.",
    save: "Uložit",
    cancel: "Zrušit",
  },
);

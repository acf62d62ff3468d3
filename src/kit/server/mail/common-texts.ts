import type { Placeholder } from "./declared-mail.ts";

/** What most mails to customers begin with. */
export const GREETING = { en: "Hello,", cs: "Dobrý den," };

/** A closing is the team's to write; the program has none. */
export const NO_CLOSING = { en: "", cs: "" };

export const CUSTOMER = {
  label: { en: "Customer’s name", cs: "Jméno zákazníka" },
  sample: { en: "Jana Nováková", cs: "Jana Nováková" },
} satisfies Placeholder;

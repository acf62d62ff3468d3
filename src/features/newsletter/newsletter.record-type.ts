import { type RecordType, recordType } from "#kit/contract/content/record-type.ts";

/** Letters in the log of changes. Who gets them is never in it. */
export const lettersRecordType: RecordType = {
  ...recordType("newsletter-letters", { en: "Newsletter", cs: "Newsletter" }, "/admin/newsletter", [
    "content",
  ]),
  labels: {
    subject: { en: "Subject", cs: "Předmět" },
    text: { en: "Text", cs: "Text" },
    subject_kind: { en: "What it leads to", cs: "Kam vede" },
    subject_id: { en: "Which one", cs: "Který záznam" },
    state: { en: "Status", cs: "Stav" },
    sent_at: { en: "Sent", cs: "Odesláno" },
    finished_at: { en: "Finished", cs: "Dokončeno" },
  },
  choices: {
    subject_kind: {
      none: { en: "Nothing", cs: "Nikam" },
      post: { en: "A post", cs: "Článek" },
      day: { en: "A ride day or course", cs: "Termín jízd nebo kurzu" },
      product: { en: "A product", cs: "Produkt" },
    },
    state: {
      draft: { en: "Draft", cs: "Koncept" },
      sending: { en: "Going out", cs: "Rozesílá se" },
      stopped: { en: "Stopped", cs: "Zastavený" },
      sent: { en: "Sent", cs: "Rozeslaný" },
    },
  },
};

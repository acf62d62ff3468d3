import { type RecordType, recordType, withParameter } from "#kit/contract/content/record-type.ts";

/** Messages in the log of changes. */
export const messagesRecordType: RecordType = {
  ...recordType("messages", { en: "Message", cs: "Zpráva" }, "/admin/messages", ["messages"]),
  labels: {
    is_read: { en: "Read", cs: "Přečteno" },
    has_reply: { en: "Replied", cs: "Odpovězeno" },
    is_done: { en: "Done", cs: "Vyřízeno" },
    order_id: { en: "Order", cs: "Objednávka" },
    person_id: { en: "Belongs to", cs: "Má na starosti" },
  },
  addressOf: (id) => withParameter("/admin/messages", "message", id),
};

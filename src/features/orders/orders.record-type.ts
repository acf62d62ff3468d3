import { type RecordType, recordType } from "#kit/contract/content/record-type.ts";
import { orderScreen } from "./order-number.ts";

const STATUSES = {
  pending: { en: "Pending", cs: "Čeká na vyřízení" },
  processing: { en: "Processing", cs: "Zpracovává se" },
  shipped: { en: "Shipped", cs: "Odesláno" },
  completed: { en: "Completed", cs: "Dokončeno" },
  done: { en: "Done", cs: "Hotovo" },
  cancelled: { en: "Cancelled", cs: "Zrušeno" },
};

const PAID_HOW = {
  bank: { en: "Bank transfer", cs: "Bankovním převodem" },
  card: { en: "Card", cs: "Kartou" },
  cash: { en: "Cash", cs: "Hotově" },
};

/** Orders in the log of changes. */
export const ordersRecordType: RecordType = {
  ...recordType("orders", { en: "Order", cs: "Objednávka" }, "/admin/orders", ["shop"]),
  labels: {
    status: { en: "Status", cs: "Stav" },
    paid_how: { en: "Paid", cs: "Zaplaceno" },
    payment: { en: "Payment method", cs: "Způsob platby" },
    total: { en: "Total (CZK)", cs: "Celkem (Kč)" },
    items: { en: "Items", cs: "Položky" },
    taken_back: { en: "Returned", cs: "Vrácené kusy" },
    refunded: { en: "Refunded (CZK)", cs: "Vráceno (Kč)" },
    counted: { en: "Counted card payment (CZK)", cs: "Připočtená platba kartou (Kč)" },
    sending_back: { en: "Being refunded (CZK)", cs: "Vrací se (Kč)" },
    customer: { en: "Customer’s details", cs: "Údaje zákazníka" },
    packet: { en: "Packet", cs: "Zásilka" },
    pickup_point: { en: "Pick-up point", cs: "Výdejní místo" },
    gift: { en: "Gift", cs: "Dárek" },
    receipt: { en: "Receipt", cs: "Účtenka" },
    notes: { en: "Number of notes", cs: "Počet poznámek" },
  },
  choices: { status: STATUSES, paid_how: PAID_HOW },
  addressOf: orderScreen,
};

import { type RecordType, recordType } from "#kit/contract/content/record-type.ts";

/** The connection to the carrier in the log of changes. */
export const parcelsRecordType: RecordType = {
  ...recordType("parcels", { en: "Carrier", cs: "Dopravce" }, "/admin/shipping-and-payment?tab=packeta", [
    "shop",
  ]),
  addressOf: () => "/admin/shipping-and-payment?tab=packeta",
  labels: { sender: { en: "Sender", cs: "Odesílatel" } },
};

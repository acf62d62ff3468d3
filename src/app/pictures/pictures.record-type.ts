import { type RecordType, recordType } from "#kit/contract/content/record-type.ts";

/** Pictures of the library in the log of changes. */
export const picturesRecordType: RecordType = {
  ...recordType("pictures", { en: "Picture", cs: "Obrázek" }, "/admin/pictures", ["content"]),
  labels: {
    name: { en: "File", cs: "Soubor" },
    path: { en: "Picture", cs: "Obrázek" },
    alt: { en: "Alternative text", cs: "Alternativní text" },
    crop: { en: "Crop", cs: "Výřez" },
    in_bin: { en: "In the bin", cs: "V koši" },
  },
  addressOf: () => "/admin/pictures",
};

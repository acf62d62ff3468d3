import type { RecordType } from "#kit/contract/content/record-type.ts";
import { useRecordTypes } from "#kit/web/editor/records/record-types.tsx";
import { useLanguage } from "#kit/web/language/language.tsx";
import type { HistoryEntry } from "../../history.contract.ts";

/** How the records of the log are called and where they are. */
export function useRecordPlaces() {
  const { language } = useLanguage();
  const types = useRecordTypes();
  const typeOf = (type: string): RecordType | undefined => types.find((known) => known.type === type);
  return {
    types,
    /** What a record of the kind is called: `Team member`. */
    kindOf: (type: string) => typeOf(type)?.name[language] ?? type,
    /** The address where the record is seen; null for one that is gone, and where there is none. */
    placeOf: ({ type, record_id, exists }: HistoryEntry) =>
      (exists && typeOf(type)?.addressOf(record_id)) || null,
    /** What the record is called; its number where it has no name. */
    labelOf: ({ label, record_id }: HistoryEntry) =>
      label[language] || label.en || label.cs || `#${record_id}`,
  };
}

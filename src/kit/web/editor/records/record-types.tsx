import { createContext, useContext } from "react";
import type { RecordType } from "#kit/contract/content/record-type.ts";

/** All kinds of records that the back office knows; its frame provides them. */
export const RecordTypes = createContext<readonly RecordType[]>([]);

export function useRecordTypes(): readonly RecordType[] {
  return useContext(RecordTypes);
}

/** The kind of records that is called `type`; undefined for one that the site does not know any more. */
export function useRecordType(type: string): RecordType | undefined {
  return useRecordTypes().find((known) => known.type === type);
}

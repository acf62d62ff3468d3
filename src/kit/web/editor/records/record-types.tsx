import { createContext, use, useContext } from "react";
import type { RecordType } from "#kit/contract/content/record-type.ts";

type Known = readonly RecordType[];

/**
 * All kinds of records that the back office knows; its frame provides how they are loaded, for they bring the
 * declarations of all content.
 */
export const RecordTypes = createContext<() => Known | Promise<Known>>(() => []);

/** Suspends where they are still on their way. */
export function useRecordTypes(): Known {
  const known = useContext(RecordTypes)();
  return known instanceof Promise ? use(known) : known;
}

/** The kind of records that is called `type`; undefined for one that the site does not know any more. */
export function useRecordType(type: string): RecordType | undefined {
  return useRecordTypes().find((known) => known.type === type);
}

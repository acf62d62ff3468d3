import { storage } from "../session/storage.ts";

/**
 * What is typed into a form and not saved yet lives in browser storage, so that a reload, a dead battery or
 * an ended session loses nothing. Files are left out: a browser can't keep them.
 */

const key = (name: string) => `draft:${name}`;
/** Who typed the drafts. */
const TYPIST = key("");
/** Nothing is kept any more: whoever typed has signed out, and a form may still be on the screen. */
let isClosed = false;

/** Calls back when another window has kept or dropped the draft; answers how to end that. */
export function watchDraft(name: string, onChange: () => void): () => void {
  const hear = (event: StorageEvent) => event.key === key(name) && onChange();
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}

export function readDraft<T>(name: string): T | null {
  try {
    return JSON.parse(storage.get(key(name)) ?? "null") as T | null;
  } catch {
    return null;
  }
}

/** Answers false where files had to be left out. */
export function keepDraft(name: string, values: unknown): boolean {
  if (isClosed) return true;
  let isWhole = true;
  const text = JSON.stringify(values, (_, value) => {
    if (!(value instanceof Blob)) return value;
    isWhole = false;
    return null;
  });
  storage.set(key(name), text);
  return isWhole;
}

/**
 * What was typed over the values of a form. A draft may be of an earlier version of the program: a field that it does
 * not know is as stored, a field that the form does not have any more is left out.
 */
export function withTyped<Values extends object>(values: Values, typed: Partial<Values>): Values {
  const fields = Object.keys(values).filter((field) => field in typed) as (keyof Values)[];
  return { ...values, ...Object.fromEntries(fields.map((field) => [field, typed[field]])) };
}

/** Whether anything that was typed waits on this device. */
export function hasDrafts(): boolean {
  return names().length > 0;
}

/** Drafts wait for whoever typed them, whose session may have ended meanwhile; anybody else finds none. */
export function openDrafts(person: string): void {
  // Nobody is named before the first sign-in that names one: what was signed out of is gone by then.
  if ((storage.get(TYPIST) ?? person) !== person) dropDrafts();
  storage.set(TYPIST, person);
  isClosed = false;
}

/** Signing out: what was typed goes, for the next person at this device may be anybody. */
export function closeDrafts(): void {
  isClosed = true;
  dropDrafts();
  storage.remove(TYPIST);
}

function dropDrafts(): void {
  for (const name of names()) dropDraft(name);
}

function names(): string[] {
  try {
    const stored = Object.keys(localStorage).filter((each) => each.startsWith(TYPIST) && each !== TYPIST);
    return stored.map((each) => each.slice(TYPIST.length));
  } catch {
    return [];
  }
}

export function dropDraft(name: string): void {
  storage.remove(key(name));
}

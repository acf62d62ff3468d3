import { withStore } from "../indexed-db.ts";

/**
 * JSON that stays on this device, encrypted with AES-GCM. Its key lies in IndexedDB and can't be read out, so a copy of
 * the files is of no use elsewhere. All throw where the browser stores nothing.
 */
export interface SealedStore<T> {
  /** Null where nothing is kept. */
  read: () => Promise<T | null>;
  /** Replaces what is kept; null forgets it and its key. Windows take turns, so none overwrites another's change. */
  change: (make: (kept: T | null) => T | null) => Promise<T | null>;
}

const STORE = "kept";
const IV_BYTES = 12;

interface Row {
  key: CryptoKey;
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

/** What is kept under a name; one name for each purpose. */
export function sealedStore<T>(name: string): SealedStore<T> {
  const database = `sealed-${name}`;
  const place = { database, store: STORE };
  const read = async () => {
    const row = (await withStore(place, "readonly", (store) => store.get(STORE))) as Row | undefined;
    return row ? ((await opened(row)) as T) : null;
  };
  const change: SealedStore<T>["change"] = (make) =>
    navigator.locks.request(database, async () => {
      const made = make(await read());
      if (made === null) await withStore(place, "readwrite", (store) => store.delete(STORE));
      else {
        const row = await sealed(made);
        await withStore(place, "readwrite", (store) => store.put(row, STORE));
      }
      return made;
    });
  return { read, change };
}

async function sealed(value: unknown): Promise<Row> {
  const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder().encode(JSON.stringify(value));
  return { key, iv, bytes: await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, text) };
}

async function opened({ key, iv, bytes }: Row): Promise<unknown> {
  const text = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, bytes);
  return JSON.parse(new TextDecoder().decode(text));
}

import { STORAGE_KEYS, storage } from "#kit/web/storage.ts";

/**
 * E-mail and password of an administrator who asked to be remembered. Both lie in local
 * storage, encrypted with AES-GCM. The key stays in IndexedDB and can't be read out, so a copy is of no use
 * elsewhere. Nothing here throws: where the browser stores nothing, nobody is remembered.
 */
export interface RememberedSignIn {
  email: string;
  password: string;
}

const DATABASE = "signIn";
const STORE = "keys";
const KEY = "remembered";
const IV_BYTES = 12;

const { rememberedEmail, rememberedPassword } = STORAGE_KEYS;

/** What was remembered; null where nothing was, or where its key is gone. */
export async function rememberedSignIn(): Promise<RememberedSignIn | null> {
  const email = storage.get(rememberedEmail);
  const password = storage.get(rememberedPassword);
  if (!email || !password) return null;
  try {
    const key = await storedKey();
    return key && { email: await opened(key, email), password: await opened(key, password) };
  } catch {
    return null;
  }
}

/** Keeps both under a new key. Where that fails, nothing is kept. */
export async function rememberSignIn({ email, password }: RememberedSignIn): Promise<void> {
  try {
    const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, [
      "encrypt",
      "decrypt",
    ]);
    await withKeys("readwrite", (keys) => keys.put(key, KEY));
    storage.set(rememberedEmail, await sealed(key, email));
    storage.set(rememberedPassword, await sealed(key, password));
  } catch {
    await forgetSignIn();
  }
}

/** After a change of the password: who is remembered stays so, with the new one. */
export async function rememberNewPassword(password: string): Promise<void> {
  const remembered = await rememberedSignIn();
  if (remembered) await rememberSignIn({ ...remembered, password });
}

/** Removes e-mail, password and key. */
export async function forgetSignIn(): Promise<void> {
  storage.remove(rememberedEmail);
  storage.remove(rememberedPassword);
  try {
    await settled(indexedDB.deleteDatabase(DATABASE));
  } catch {
    // Forbidden: there is no key to remove.
  }
}

async function storedKey(): Promise<CryptoKey | null> {
  const key: unknown = await withKeys("readonly", (keys) => keys.get(KEY));
  return key instanceof CryptoKey ? key : null;
}

async function withKeys<T>(
  mode: IDBTransactionMode,
  ask: (keys: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await settled(opening);
  try {
    return await settled(ask(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Base64 of a random start value and the text encrypted with it. */
async function sealed(key: CryptoKey, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const bytes = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...iv, ...new Uint8Array(bytes)));
}

async function opened(key: CryptoKey, kept: string): Promise<string> {
  const bytes = Uint8Array.from(atob(kept), (character) => character.charCodeAt(0));
  const iv = bytes.subarray(0, IV_BYTES);
  const text = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, bytes.subarray(IV_BYTES));
  return new TextDecoder().decode(text);
}

import { answerOf, withStore } from "#kit/web/indexed-db.ts";
import { storage } from "#kit/web/session/storage.ts";

/**
 * E-mail and password of an administrator who asked to be remembered. Both lie in local
 * storage, encrypted with AES-GCM. The key stays in IndexedDB and can't be read out, so a copy is of no use
 * elsewhere. Nothing here throws: where the browser stores nothing, nobody is remembered.
 */
export interface RememberedSignIn {
  email: string;
  password: string;
}

/** All these names lie in browsers and never change. */
const KEYS = { database: "signIn", store: "keys" };
const KEY = "remembered";
const EMAIL = "rememberedEmail";
const PASSWORD = "rememberedPassword";

const IV_BYTES = 12;

/** What was remembered; null where nothing was, or where its key is gone. */
export async function rememberedSignIn(): Promise<RememberedSignIn | null> {
  const email = storage.get(EMAIL);
  const password = storage.get(PASSWORD);
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
    await withStore(KEYS, "readwrite", (keys) => keys.put(key, KEY));
    storage.set(EMAIL, await sealed(key, email));
    storage.set(PASSWORD, await sealed(key, password));
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
  storage.remove(EMAIL);
  storage.remove(PASSWORD);
  try {
    await answerOf(indexedDB.deleteDatabase(KEYS.database));
  } catch {
    // Forbidden: there is no key to remove.
  }
}

async function storedKey(): Promise<CryptoKey | null> {
  const key: unknown = await withStore(KEYS, "readonly", (keys) => keys.get(KEY));
  return key instanceof CryptoKey ? key : null;
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

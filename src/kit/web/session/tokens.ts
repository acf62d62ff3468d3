import { STORAGE_KEYS, storage } from "./storage.ts";

/** The session in browser storage: access token, refresh token, cached user. */
export const tokens = {
  access: () => storage.get(STORAGE_KEYS.accessToken),
  refresh: () => storage.get(STORAGE_KEYS.refreshToken),

  keep(access: string, refresh: string): void {
    storage.set(STORAGE_KEYS.accessToken, access);
    storage.set(STORAGE_KEYS.refreshToken, refresh);
  },

  clear(): void {
    storage.remove(STORAGE_KEYS.accessToken);
    storage.remove(STORAGE_KEYS.refreshToken);
    storage.remove(STORAGE_KEYS.user);
  },
};

export type Tokens = typeof tokens;

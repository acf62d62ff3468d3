import type { Api } from "#kit/web/api.ts";

/** A zip of many papers is made while it comes: ten minutes, milliseconds. */
const LONG_MS = 600_000;

/** Fetches a file with the bearer and saves it under a name. Throws ApiError. */
export async function saveFile(api: Api, path: string, name: string): Promise<void> {
  const address = URL.createObjectURL(await api.blob(path, LONG_MS));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the bytes by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

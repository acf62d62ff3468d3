import type { Api } from "../api/api.ts";

/** The browser did not open a window. */
export class WindowBlockedError extends Error {}

interface PdfWindow {
  title: string;
  /** Shown in the window until the PDF has come. */
  waiting: string;
}

/**
 * Shows a PDF of the API in a window of its own. Call it in the click itself, or the browser blocks the window; the
 * PDF is fetched with the bearer, so no token stands in an address.
 *
 * @throws WindowBlockedError; ApiError where the PDF can't be fetched, with the window closed again
 */
export async function openPdf(api: Api, path: string, { title, waiting }: PdfWindow): Promise<void> {
  const opened = window.open("", "_blank");
  if (!opened) throw new WindowBlockedError();
  opened.document.title = title;
  opened.document.documentElement.lang = api.language;
  opened.document.body.textContent = waiting;
  try {
    // The address lives as long as this page, so that the window can be reloaded and saved.
    opened.location.replace(URL.createObjectURL(await api.blob(path)));
  } catch (error) {
    opened.close();
    throw error;
  }
}

/** A zip of many documents is made while it comes: ten minutes, milliseconds. */
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

import type { Api } from "../api.ts";

/** The browser did not open a window. */
export class WindowBlockedError extends Error {}

interface Paper {
  title: string;
  /** Shown in the window until the paper has come. */
  waiting: string;
}

/**
 * Shows a PDF of the API in a window of its own. Call it in the click itself, or the browser blocks the window; the
 * paper is fetched with the bearer, so no token stands in an address.
 *
 * @throws WindowBlockedError; ApiError where the paper can't be fetched, with the window closed again
 */
export async function openPaper(api: Api, path: string, { title, waiting }: Paper): Promise<void> {
  const shown = window.open("", "_blank");
  if (!shown) throw new WindowBlockedError();
  shown.document.title = title;
  shown.document.documentElement.lang = api.language;
  shown.document.body.textContent = waiting;
  try {
    // The address lives as long as this page, so that the window can be reloaded and saved.
    shown.location.replace(URL.createObjectURL(await api.blob(path)));
  } catch (error) {
    shown.close();
    throw error;
  }
}

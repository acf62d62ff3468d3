import { renditionUrl } from "#kit/contract/media-path.ts";
import { useSite } from "../page-context.ts";

const SHARED_WIDTH = 1280;

/** Absolute addresses of pages and pictures, as structured data and shared links need them. */
export function useAbsolute() {
  const { origin, mediaBase } = useSite();
  return {
    page: (path: string) => `${origin}${path}`,
    picture: (path: string | null | undefined) =>
      path
        ? `${path.startsWith("/") ? mediaBase || origin : ""}${renditionUrl(path, SHARED_WIDTH)}`
        : undefined,
  };
}

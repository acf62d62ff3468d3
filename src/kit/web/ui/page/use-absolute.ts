import { useLocation } from "react-router";
import { isLanguage } from "#kit/contract/language/language.ts";
import { pageAddress } from "#kit/contract/language/page-address.ts";
import { renditionUrl } from "#kit/contract/media/media-path.ts";
import { useLanguage } from "../../language/language.tsx";
import { useSite } from "../../page-context.ts";

const SHARED_WIDTH = 1280;

/** Absolute addresses of pages and pictures, as canonical links, structured data and shared links need them. */
export function useAbsolute() {
  const site = useSite();
  const { language } = useLanguage();
  const { search } = useLocation();
  const origin = site.origin.replace(/\/$/, "");
  const saysLanguage = site.hosts !== null || isLanguage(new URLSearchParams(search).get("lang"));
  return {
    /** Whether this page's own address says the language: on a host of its own, or where it was asked for. */
    saysLanguage,
    /** A page, in the language where this one says it too. */
    page: (path: string) => (saysLanguage ? pageAddress(site, path, language) : origin + path),
    /** What is the same in both languages: a file, or the name of a thing. */
    neutral: (path: string) => origin + path,
    picture: (path: string | null | undefined) =>
      path
        ? `${path.startsWith("/") ? site.mediaBase || origin : ""}${renditionUrl(path, SHARED_WIDTH)}`
        : undefined,
  };
}

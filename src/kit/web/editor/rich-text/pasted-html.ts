import { cleanHtml } from "#kit/contract/content/written-html/clean-html.ts";
import { isMediaPath } from "#kit/contract/media/media-path.ts";
import type { ToolbarName } from "./text-toolbars.ts";

/** What a paste could not bring along. */
export type Lost = ReturnType<typeof cleanHtml>["lost"];

/** Pasted HTML with its sense alone. What was copied in this editor is the writer's own and stays as it is. */
export function pastedHtml(
  html: string,
  toolbar: ToolbarName,
  origins: readonly string[],
): { html: string; lost: Lost } {
  if (/<[^>]{0,200}\sdata-pm-slice=/i.test(html.slice(0, 2000)))
    return { html, lost: { pictures: 0, tables: 0 } };
  return cleanHtml(html, {
    isOwn: false,
    hasTables: toolbar === "blog",
    pictureAddress: (address) => (toolbar === "blog" ? ownPicture(address, origins) : null),
  });
}

/**
 * A picture of this site or one that the text carries in itself. One of another site would send everybody who reads
 * the text there; its address can still be typed.
 */
function ownPicture(address: string, origins: readonly string[]): string | null {
  if (/^data:image\/(?:jpeg|jpg|png|webp|gif);/i.test(address)) return address;
  const origin = origins.find((each) => each !== "" && address.startsWith(`${each}/`)) ?? "";
  const [path = ""] = address.slice(origin.length).split("?");
  return isMediaPath(path) ? path : null;
}

/** Whether it shows nothing but pictures, as what a browser copies of one picture does. */
export function isPicturesAlone(html: string): boolean {
  return /<img\b/i.test(html) && !/[^\s\u00a0]/.test(html.slice(0, 10_000).replace(/<[^<>]*>/g, ""));
}

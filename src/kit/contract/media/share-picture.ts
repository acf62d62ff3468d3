import type { Language } from "../language/language.ts";

/** Pictures that the server draws for shared links of records without one of their own. Pure. */

export const SHARE_KINDS = ["product", "post", "event", "season", "round"] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

export interface Shared {
  kind: ShareKind;
  /** The id; of a post and a product the slug, of a season its year. */
  id: string | number;
}

/** As the networks want it, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** The path of a drawn picture in a language. */
export function sharePicturePath({ kind, id }: Shared, language: Language): string {
  return `/share/${kind}/${encodeURIComponent(id)}.${language}.jpg`;
}

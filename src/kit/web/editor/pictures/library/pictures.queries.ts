import type { ImageExtension } from "#kit/contract/media/media-path.ts";
import type { PicturesEndpoints, PicturesPage, PictureUse } from "#kit/contract/media/pictures.contract.ts";
import type { ApiQuery } from "../../../api/queries.ts";

interface PicturesFilter {
  page: number;
  q: string;
  use?: PictureUse | undefined;
  kind?: ImageExtension | undefined;
}

/** One page of the library, the newest first. */
export function picturesQuery({ page, q, use, kind }: PicturesFilter): ApiQuery<PicturesPage> {
  return {
    key: ["pictures", "list", { page, q, use: use ?? null, kind: kind ?? null }],
    staleTime: 0,
    fetch: (api, signal) =>
      api.of<PicturesEndpoints>()("GET /pictures", {
        query: { page, ...(q && { q }), ...(use && { use }), ...(kind && { kind }) },
        signal,
      }),
  };
}

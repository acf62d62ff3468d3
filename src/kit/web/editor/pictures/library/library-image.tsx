import { useEffect, useState } from "react";
import type { LibraryPicture } from "#kit/contract/media/pictures.contract.ts";
import { useWords } from "../../../language/words.ts";
import { useApi } from "../../../page-context.ts";
import { Thumbnail } from "../thumbnail.tsx";
import { libraryWords } from "./library.words.ts";

type ListedPicture = Pick<LibraryPicture, "id" | "path" | "is_public">;

/** A picture of the library, small; what visitors do not reach is fetched with the bearer. */
export function LibraryImage({
  picture,
  width,
  height,
}: {
  picture: ListedPicture;
  width: number;
  height: number;
}) {
  const address = usePreview(picture.is_public ? null : picture.id);
  return (
    <Thumbnail
      path={picture.is_public ? picture.path : null}
      src={address}
      width={width}
      height={height}
      whole
    />
  );
}

/** The address of a picture that is fetched with the bearer, `whole` before it was cut; null until it has come. */
export function usePreview(id: number | null, whole = false): string | null {
  const api = useApi();
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (id === null) return setAddress(null);
    let made = "";
    let left = false;
    api.blob(`/pictures/${id}/preview${whole ? "?whole=1" : ""}`).then(
      (picture) => {
        if (left) return;
        made = URL.createObjectURL(picture);
        setAddress(made);
      },
      () => {},
    );
    return () => {
      left = true;
      URL.revokeObjectURL(made);
    };
  }, [api, id, whole]);
  return address;
}

/** What a picture is called where it is listed: its file, else its size. */
export function usePictureName(): (picture: LibraryPicture) => string {
  const t = useWords(libraryWords);
  return ({ name, width, height }) => name || t.unnamed(width, height);
}

import { useEffect, useState } from "react";
import { Thumbnail } from "#kit/web/editor/thumbnail.tsx";
import { useApi } from "#kit/web/page-context.ts";

/** A picture of a logged version, fetched with the bearer: it may be one that no page shows any more. */
export function LogPicture({ entry, path }: { entry: number; path: string }) {
  const api = useApi();
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let made = "";
    let left = false;
    api.blob(`/history/${entry}/picture?path=${encodeURIComponent(path)}`).then(
      (picture) => {
        if (left) return;
        made = URL.createObjectURL(picture);
        setAddress(made);
      },
      () => setAddress(null),
    );
    return () => {
      left = true;
      URL.revokeObjectURL(made);
    };
  }, [api, entry, path]);
  return <Thumbnail path={null} src={address} width={144} height={96} />;
}

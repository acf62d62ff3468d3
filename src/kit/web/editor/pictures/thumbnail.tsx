import { useState } from "react";
import { parseMediaPath, renditionUrl } from "#kit/contract/media/media-path.ts";
import { useWords } from "../../language/words.ts";
import { useSite } from "../../page-context.ts";
import { editorWords } from "../editor.words.ts";
import styles from "./thumbnail.module.css";

interface Props {
  path: string | null | undefined;
  /** Shown instead of the stored picture: a chosen file. */
  src?: string | null;
  alt?: string;
  width?: number;
  height?: number;
  /** Shown whole, as logos are; photos fill their box. */
  whole?: boolean;
}

/** A small picture; a quiet box where there is none or it fails to load. */
export function Thumbnail({ path, src, alt = "", width = 72, height = 48, whole = false }: Props) {
  const t = useWords(editorWords);
  const { mediaBase } = useSite();
  const [failed, setFailed] = useState<string | null>(null);
  const address = src ?? (path ? `${mediaBase}${renditionUrl(path, 320)}` : null);
  const size = { width, height };
  const point = !src && path ? parseMediaPath(path)?.point : null;
  if (!address || failed === address) {
    return (
      <span className={styles.none} style={size}>
        {src && failed === src ? t.noPreview : t.noPicture}
      </span>
    );
  }
  return (
    <img
      className={whole ? styles.whole : styles.picture}
      src={address}
      alt={alt}
      {...size}
      style={point ? { ...size, objectPosition: `${point.x}% ${point.y}%` } : size}
      loading="lazy"
      onError={() => setFailed(address)}
    />
  );
}

import { isMediaPath } from "#kit/contract/media/media-path.ts";
import { Thumbnail } from "#kit/web/editor/pictures/thumbnail.tsx";
import { useSite } from "#kit/web/page-context.ts";
import { previewOf } from "./setting-values.ts";

interface Props {
  value: string;
  label: string;
  width?: number;
}

/** A picture or a film as it stands in a setting; nothing for other values. */
export function SettingPreview({ value, label, width = 240 }: Props) {
  const { mediaBase } = useSite();
  const kind = previewOf(value);
  const size = { width, height: Math.round((width * 9) / 16) };
  if (kind === "picture") {
    const source = isMediaPath(value) ? { path: value } : { path: null, src: value };
    return <Thumbnail {...source} {...size} alt={label} />;
  }
  return kind === "film" ? <FilmPreview src={mediaBase + value} label={label} {...size} /> : null;
}

interface FilmProps {
  src: string;
  label: string;
  width: number;
  height: number;
}

export function FilmPreview({ src, label, ...size }: FilmProps) {
  return (
    <video key={src} src={src} aria-label={label} {...size} controls muted playsInline preload="metadata" />
  );
}

import { type CSSProperties, useState } from "react";
import { parseMediaPath, renditionUrl, srcSet } from "#kit/contract/media/media-path.ts";
import { useSite } from "../../page-context.ts";
import { classNames } from "../class-names.ts";
import styles from "./picture.module.css";
import { type PlaceholderArea, PlaceholderDrawing } from "./placeholder-drawing.tsx";

interface Props {
  /** The stored path of the picture, or any address; null and blank show the placeholder. */
  path: string | null | undefined;
  /** '' for a picture that says nothing beyond the text beside it. */
  alt: string;
  /** The width it has on screen, as in HTML: `(min-width: 60rem) 33vw, 100vw`. */
  sizes: string;
  /** The largest picture of the first screen: fetched at once, before others. */
  priority?: boolean;
  /** Crops to this shape, such as `4 / 3`; the picture's own shape unless told, 3 / 2 where that is unknown. */
  ratio?: string | undefined;
  /** Fills its parent instead of having a shape of its own. */
  fill?: boolean;
  placeholder: PlaceholderArea;
  /** Called when the picture could not be loaded, for a card that then looks different. */
  onMissing?: () => void;
  /** The name under which it and its like on the next page are one picture in a view transition. */
  sharedName?: string | undefined;
  className?: string | undefined;
}

const FALLBACK_WIDTH = 960;

/** A picture in the sizes a screen needs. Its space is reserved and shows it blurred; a broken one becomes a drawing. */
export function Picture({
  path,
  alt,
  sizes,
  priority,
  ratio,
  fill,
  placeholder,
  onMissing,
  sharedName,
  className,
}: Props) {
  const { mediaBase } = useSite();
  const [broken, setBroken] = useState<string | null>(null);
  const fail = () => {
    setBroken(path ?? null);
    onMissing?.();
  };
  const media = path ? parseMediaPath(path) : null;
  const shape = ratio ?? (media?.width ? `${media.width} / ${media.height}` : "3 / 2");
  const blur = media?.blur;
  const style: CSSProperties = {
    ...(!fill && { aspectRatio: shape }),
    ...(blur && { "--above": blur.slice(0, 3).join(), "--below": blur.slice(3).join() }),
    ...(media?.tint && { backgroundColor: media.tint }),
    ...(sharedName && { viewTransitionName: sharedName }),
  };
  const frame = classNames(styles.frame, fill && styles.fill, blur && styles.blur, className);

  if (!path || broken === path) {
    return (
      <span className={frame} style={fill ? undefined : { aspectRatio: shape }}>
        <PlaceholderDrawing area={placeholder} label={alt} />
      </span>
    );
  }
  return (
    <span className={frame} style={style}>
      <img
        key={path}
        // It may have failed before React came.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0 && image.currentSrc) fail();
        }}
        srcSet={srcSet(path, undefined, mediaBase)}
        sizes={sizes}
        src={media ? mediaBase + renditionUrl(path, FALLBACK_WIDTH) : path}
        alt={alt}
        width={media?.width ?? undefined}
        height={media?.height ?? undefined}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding="async"
        style={media?.point ? { objectPosition: `${media.point.x}% ${media.point.y}%` } : undefined}
        onError={fail}
      />
    </span>
  );
}

import type { ReactNode } from "react";
import styles from "./placeholder-drawing.module.css";

export type PlaceholderArea = "car" | "product" | "gallery" | "blog" | "person";

interface Props {
  area: PlaceholderArea;
  /** What the missing picture would have said; '' keeps the drawing silent. */
  label: string;
}

/** Stands where a picture is missing or broken: a line drawing of the area on dark ground, made by this project. */
export function PlaceholderDrawing({ area, label }: Props) {
  return (
    <svg
      viewBox="0 0 480 320"
      preserveAspectRatio="xMidYMid slice"
      className={styles.drawing}
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path className={styles.beam} d="M300 -10 L420 -10 L350 330 L230 330 Z" />
      <g className={styles.lines}>{DRAWINGS[area]}</g>
      <g className={styles.heat}>{ACCENTS[area]}</g>
    </svg>
  );
}

const DRAWINGS: Record<PlaceholderArea, ReactNode> = {
  car: (
    <>
      <path d="M84 204 L92 170 Q96 160 112 156 L158 150 L196 122 Q204 116 216 116 L282 116 Q292 116 300 122 L332 148 L378 156 Q396 160 398 176 L400 204" />
      <path d="M176 150 L206 127 L240 127 L240 150 Z M252 127 L284 127 L312 150 L252 150 Z M336 148 L350 128 L384 126" />
      <path d="M84 204 L112 204 M176 204 L308 204 M372 204 L400 204" />
      <circle cx="144" cy="206" r="30" />
      <circle cx="340" cy="206" r="30" />
      <circle cx="144" cy="206" r="15" />
      <circle cx="340" cy="206" r="15" />
    </>
  ),
  product: (
    <>
      <path d="M160 130 L320 130 L334 244 L146 244 Z" />
      <path d="M204 150 L204 116 Q204 82 240 82 Q276 82 276 116 L276 150" />
    </>
  ),
  gallery: (
    <>
      <path d="M128 102 L352 102 L352 230 L128 230 Z M112 118 L112 246 L336 246" />
      <path d="M128 208 L190 152 L234 194 L274 164 L352 218" />
      <circle cx="300" cy="136" r="14" />
    </>
  ),
  blog: (
    <>
      <path d="M150 86 L330 86 L330 234 L150 234 Z" />
      <path d="M172 176 L308 176 M172 194 L308 194 M172 212 L262 212" />
    </>
  ),
  person: (
    <>
      <path d="M176 186 Q168 96 240 92 Q312 96 304 186 L290 202 L190 202 Z" />
      <path d="M182 142 L298 142 L300 172 L180 172 Z" />
      <path d="M120 262 Q140 216 200 210 L280 210 Q340 216 360 262" />
    </>
  ),
};

const ACCENTS: Record<PlaceholderArea, ReactNode> = {
  car: <path d="M60 244 L420 244" />,
  product: <path d="M212 196 L232 216 L270 176" />,
  gallery: <path d="M128 102 L200 102" />,
  blog: <path d="M172 112 L250 112 L244 140 L172 140 Z" />,
  person: <path d="M206 142 L199 172 M228 142 L221 172" />,
};

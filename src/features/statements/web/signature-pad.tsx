import { type PointerEvent, useId, useRef } from "react";
import { useWords } from "#kit/web/language/words.ts";
import { RequiredMark } from "#kit/web/ui/forms/required-mark.tsx";
import { SIGNATURE_FIELD, type Strokes } from "../statement.ts";
import { statementsWords } from "../statements.words.ts";
import styles from "./statement-form.module.css";

const { width, height } = SIGNATURE_FIELD;
/** Nearer points say nothing more of the line. */
const NEAR = 4;
const MOST_POINTS = 1000;

interface Props {
  label: string;
  strokes: Strokes;
  error: string | undefined;
  onChange: (strokes: Strokes) => void;
}

/** A field to sign in with a finger, a pen or the mouse. */
export function SignaturePad({ label, strokes, error, onChange }: Props) {
  const words = useWords(statementsWords);
  const id = useId();
  const pointer = useRef<number | null>(null);

  function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): [number, number] {
    const box = currentTarget.getBoundingClientRect();
    const within = (part: number, most: number) => Math.round(Math.min(1, Math.max(0, part)) * most);
    return [
      within((clientX - box.left) / box.width, width),
      within((clientY - box.top) / box.height, height),
    ];
  }

  function start(event: PointerEvent<SVGSVGElement>): void {
    if (pointer.current !== null || event.button !== 0) return;
    pointer.current = event.pointerId;
    event.currentTarget.setPointerCapture(event.pointerId);
    onChange([...strokes, [pointOf(event)]]);
  }

  function draw(event: PointerEvent<SVGSVGElement>): void {
    const stroke = strokes.at(-1);
    const last = stroke?.at(-1);
    if (event.pointerId !== pointer.current || !stroke || !last) return;
    const point = pointOf(event);
    const isNear = Math.hypot(point[0] - last[0], point[1] - last[1]) < NEAR;
    if (!isNear && stroke.length < MOST_POINTS) onChange([...strokes.slice(0, -1), [...stroke, point]]);
  }

  function end(event: PointerEvent<SVGSVGElement>): void {
    if (event.pointerId === pointer.current) pointer.current = null;
  }

  return (
    <div className={styles.signature}>
      <p aria-hidden="true" className={styles.label}>
        {label}
        <RequiredMark />
      </p>
      <p id={`${id}-hint`} className={styles.hint}>
        {words.draw}
      </p>
      <svg
        role="img"
        aria-label={label}
        aria-describedby={`${id}-hint ${id}-error`}
        viewBox={`0 0 ${width} ${height}`}
        className={styles.pad}
        data-testid="signature"
        onPointerDown={start}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <line x1={40} x2={width - 40} y1={height - 60} y2={height - 60} className={styles.base} />
        {strokes.map((stroke, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name
          <polyline key={i} points={stroke.join(" ")} className={styles.line} />
        ))}
      </svg>
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  );
}

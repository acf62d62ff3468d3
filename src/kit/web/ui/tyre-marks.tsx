import { classNames } from "./class-names.ts";
import styles from "./tyre-marks.module.css";

interface Props {
  /** `sweep` crosses from left to right, `hook` comes in from the right and turns. */
  shape?: "sweep" | "hook";
  className?: string | undefined;
}

const SHAPES = {
  sweep: "M-40 250 C 260 262, 420 60, 760 78 S 1240 214, 1480 26",
  hook: "M1480 220 C 1160 236, 980 40, 640 66 S 260 250, -40 196",
};
/** Across the tyre, in drawing units: the grooves between the treads. */
const TREADS = [-9, -3, 3, 9];

/** Two tyre-mark strokes across the page, between sections. Decoration: takes no height of its own. */
export function TyreMarks({ shape = "sweep", className }: Props) {
  return (
    <div className={classNames(styles.marks, className)}>
      <svg aria-hidden="true" viewBox="0 0 1440 280" preserveAspectRatio="xMidYMid slice">
        {[-34, 34].map((wheel) => (
          <g key={wheel} className={styles.wheel}>
            {TREADS.map((tread, index) => (
              <path
                key={tread}
                d={SHAPES[shape]}
                transform={`translate(0 ${wheel + tread})`}
                strokeDasharray={index % 2 ? "26 3 60 2 14 4" : "48 3 18 2 33 5"}
              />
            ))}
          </g>
        ))}
      </svg>
    </div>
  );
}

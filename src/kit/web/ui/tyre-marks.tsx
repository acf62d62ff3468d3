import { classNames } from "./class-names.ts";
import styles from "./tyre-marks.module.css";

interface Props {
  /** `sweep` crosses from left to right, `hook` comes in from the right and turns. */
  shape?: "sweep" | "hook";
  className?: string | undefined;
}

/** Both tyres stay within the drawing's height: its upper and lower edge are never cut, only its ends. */
const SHAPES = {
  sweep: "M0 106 C 700 112, 1060 112, 1536 80 S 2400 48, 3072 54",
  hook: "M3072 106 C 2400 112, 2000 104, 1536 76 S 700 40, 0 96",
};
/** Across the tyre, in drawing units: the grooves between the treads. */
const TREADS = [-9, -3, 3, 9];

/** Two tyre-mark strokes across the page, between sections. Decoration: takes no height of its own. */
export function TyreMarks({ shape = "sweep", className }: Props) {
  return (
    <div data-marks className={classNames(styles.marks, className)}>
      <svg aria-hidden="true" viewBox="0 0 3072 160" preserveAspectRatio="xMidYMid slice">
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

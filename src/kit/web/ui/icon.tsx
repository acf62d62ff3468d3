import type { IconDefinition } from "@fortawesome/free-solid-svg-icons";
import { classNames } from "./class-names.ts";
import styles from "./icon.module.css";

interface Props {
  /** One icon's data, imported from its own file: `@fortawesome/free-solid-svg-icons/faCog`. */
  icon: IconDefinition;
  /** What it says to a screen reader; left out where text stands beside it. */
  label?: string;
  className?: string | undefined;
}

/** A Font Awesome icon as an SVG of one `em`, in the colour of the text. */
export function Icon({ icon, label, className }: Props) {
  const [width, height, , , path] = icon.icon;
  const paths = Array.isArray(path) ? path : [path];
  return (
    <svg
      className={classNames(styles.icon, className)}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {paths.map((d) => (
        <path key={d} d={d} fill="currentColor" />
      ))}
    </svg>
  );
}

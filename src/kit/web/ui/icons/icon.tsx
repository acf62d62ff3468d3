import { useIconAddress } from "../../after-first-screen.tsx";
import { classNames } from "../class-names.ts";
import styles from "./icon.module.css";
import type { IconName } from "./icon-names.ts";

interface Props {
  icon: IconName;
  /** What it says to a screen reader; left out where text stands beside it. */
  label?: string;
  className?: string | undefined;
}

/** A Font Awesome icon of one `em`, in the colour of the text. */
export function Icon({ icon, label, className }: Props) {
  const address = useIconAddress(icon);
  return (
    <svg
      className={classNames(styles.icon, className)}
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={address} />
    </svg>
  );
}

import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import styles from "./button.module.css";

type ButtonVariant = "hot" | "quiet" | "ghost";

export interface ButtonLook {
  /** `hot` is what a screen wants pressed, `quiet` stands beside it, `ghost` stands on pictures. */
  variant?: ButtonVariant | undefined;
  size?: "normal" | "small" | undefined;
}

/** The classes of a button's look, for `Button` and `ButtonLink`. */
export function buttonClass({ variant = "hot", size = "normal" }: ButtonLook, className?: string): string {
  return classNames(
    styles.button,
    variant !== "hot" && styles[variant],
    size === "small" && styles.small,
    className,
  );
}

/** A button whose leading edge leans by the slip angle; `type="button"` unless told. */
export function Button({
  variant,
  size,
  className,
  type = "button",
  ...button
}: ComponentProps<"button"> & ButtonLook) {
  return <button {...button} type={type} className={buttonClass({ variant, size }, className)} />;
}

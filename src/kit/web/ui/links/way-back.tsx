import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icons/icon.tsx";
import { SiteLink } from "./site-link.tsx";
import styles from "./way-back.module.css";

type Props = Pick<ComponentProps<typeof SiteLink>, "to" | "queries" | "children" | "className">;

/** At the top of a record's page, to the list that it is from. */
export function WayBack({ className, children, ...link }: Props) {
  return (
    <SiteLink {...link} viewTransition className={classNames(styles.back, className)}>
      <Icon icon="arrow-left" />
      {children}
    </SiteLink>
  );
}

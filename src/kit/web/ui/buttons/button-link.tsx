import type { ComponentProps } from "react";
import { SiteLink } from "../links/site-link.tsx";
import { type ButtonLook, buttonClass } from "./button.tsx";

type Inside = ComponentProps<typeof SiteLink> & { href?: never };
type Outside = ComponentProps<"a"> & { href: string; to?: never };
type Props = (Inside | Outside) & ButtonLook;

/** A link that looks like a button: `to` inside the site, `href` anywhere else (`mailto:`, other hosts, papers). */
export function ButtonLink({ variant, size, className, ...link }: Props) {
  const look = buttonClass({ variant, size }, className);
  return link.href === undefined ? (
    <SiteLink {...(link as Inside)} className={look} />
  ) : (
    <a {...(link as Outside)} className={look} />
  );
}

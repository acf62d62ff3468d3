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

/**
 * A Font Awesome icon as an SVG of one `em`, in the colour of the text. The browser's build has an icon's address in a
 * file of all of them instead of its paths (scripts/lean-icons.ts): what the server drew stays, what is drawn later
 * refers to that file.
 */
export function Icon({ icon, label, className }: Props) {
  const [width, height, , , drawing] = icon.icon;
  const html = [drawing]
    .flat()
    .map((part) =>
      part.startsWith("/") ? `<use href="${part}"></use>` : `<path d="${part}" fill="currentColor"></path>`,
    );
  return (
    <svg
      className={classNames(styles.icon, className)}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the icon package's own drawing
      dangerouslySetInnerHTML={{ __html: html.join("") }}
    />
  );
}

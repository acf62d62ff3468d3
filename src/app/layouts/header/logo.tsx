import { useWords } from "#kit/web/language/words.ts";
import { classNames } from "#kit/web/ui/class-names.ts";
import { AnchorLink } from "#kit/web/ui/links/anchor-link.tsx";
import { VisuallyHidden } from "#kit/web/ui/visually-hidden.tsx";
import { layoutWords } from "../layout.words.ts";
import { useTeam } from "../use-team.ts";
import styles from "./logo.module.css";

/** The team's mark and name, leading to the top of the home page. The mark is also `public/favicon.svg`. */
export function Logo({ className }: { className?: string | undefined }) {
  const words = useWords(layoutWords);
  const { name } = useTeam();
  return (
    <AnchorLink anchor="home" className={classNames(styles.logo, className)}>
      <svg viewBox="0 0 64 64" aria-hidden="true" className={styles.mark}>
        <path d="M13.9 4 H63 L51.1 60 H2 Z" fill="var(--color-hot)" />
        <path
          d="M14 53 C29 50 24 29 34 21 S48 15 52 11 M26 55 C41 52 36 37 42 31 S50 26 54 23"
          fill="none"
          stroke="var(--color-hot-ink)"
          strokeWidth="6.5"
        />
      </svg>
      <span>{name}</span> <VisuallyHidden>{words.home}</VisuallyHidden>
    </AnchorLink>
  );
}

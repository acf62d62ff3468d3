import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { useDeferredLayout } from "../hydration/use-deferred-layout.ts";
import { PageHead } from "./page-head.tsx";
import styles from "./section.module.css";

interface Props {
  /** The anchor, without `#`. */
  id?: string;
  /** A few words above the title. */
  kicker?: ReactNode;
  title: ReactNode;
  /** The title's level: 1 at the top of a page, else 2. */
  level?: 1 | 2;
  /** One or two sentences beside the title. */
  lead?: ReactNode;
  /** A button or link beside the title. */
  action?: ReactNode;
  /** `raised` is a step lighter than the page. Where the tone changes, the upper edge is seen to climb. */
  tone?: "ground" | "raised";
  /** Which side of the slanted edge is the higher one. */
  edge?: "left" | "right";
  /** `beside` puts the content to the right of the title on a wide screen. */
  layout?: "below" | "beside";
  /** Content from edge to edge of the screen; the title keeps its margins. */
  bleed?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

/** A part of a page with its title. Its upper edge climbs by the slip angle. */
export function Section(props: Props) {
  const {
    id,
    kicker,
    title,
    level = 2,
    lead,
    action,
    tone = "ground",
    edge = "right",
    layout = "below",
    bleed,
    children,
  } = props;
  const titleId = useId();
  const later = useDeferredLayout(level !== 1);
  const Title = level === 1 ? "h1" : "h2";
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      tabIndex={id ? -1 : undefined}
      className={classNames(
        styles.section,
        styles[tone],
        styles[edge],
        layout === "beside" && styles.beside,
        level === 1 ? styles.first : later,
        props.className,
      )}
    >
      <header className={styles.head}>
        <div>
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <Title id={titleId} tabIndex={level === 1 ? -1 : undefined} className={styles.title}>
            {title}
          </Title>
        </div>
        {(lead || action) && (
          <div className={styles.aside}>
            {lead && <p className={styles.lead}>{lead}</p>}
            {action}
          </div>
        )}
      </header>
      {children && <div className={bleed ? styles.bleed : styles.content}>{children}</div>}
    </section>
  );
}

/** In place of a record that is not there, with the way to those that are. */
export function NotFoundSection({ title, lead, action }: { title: string; lead: string; action: ReactNode }) {
  return (
    <>
      <PageHead title={title} noindex />
      <Section level={1} kicker="404" title={title} lead={lead} action={action} />
    </>
  );
}

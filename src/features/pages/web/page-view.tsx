import type { ReactNode } from "react";
import { formatDay } from "#kit/contract/time/format-date.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useSite } from "#kit/web/page-context.ts";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import { SiteLink } from "#kit/web/ui/links/site-link.tsx";
import { PageHead } from "#kit/web/ui/page/page-head.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import { RichText } from "#kit/web/ui/rich-text.tsx";
import { addressOfPage, isSystemPage } from "../page-address.ts";
import type { ShownPage } from "../pages.contract.ts";
import { pagesWords } from "../pages.words.ts";
import { usePageParts } from "./page-text.tsx";
import styles from "./page-view.module.css";

/** A part that the program adds to what the team has written. */
export interface OwnPart {
  id: string;
  title: string;
  content: ReactNode;
}

interface Props {
  page: ShownPage;
  /** Before the first part. */
  intro?: ReactNode;
  /** What stands after the first part, or at the end. */
  own?: OwnPart[];
  ownPlace?: "second" | "last";
}

/** A page of the team's words: numbered parts at a readable measure, with the list of them beside. */
export function PageView({ page, intro, own = [], ownPlace = "second" }: Props) {
  const words = useWords(pagesWords);
  const { language } = useLanguage();
  const { apiBase } = useSite();
  const { before, parts } = usePageParts(page.content);
  const written = parts.map(({ id, title, html }) => ({ id, title, content: <RichText html={html} /> }));
  const place = ownPlace === "last" ? written.length : 1;
  const entries: OwnPart[] = [...written.slice(0, place), ...own, ...written.slice(place)];
  return (
    <Section
      level={1}
      kicker={isSystemPage(page.slug) ? words.kicker : words.ownKicker}
      title={page.title}
      lead={page.lead}
    >
      <PageHead title={page.title} description={page.lead} noindex={!page.is_current} />
      <div className={entries.length > 1 ? styles.layout : undefined}>
        {entries.length > 1 && (
          <nav aria-label={words.contents} className={styles.contents}>
            <ol className={styles.list}>
              {entries.map(({ id, title }) => (
                <li key={id}>
                  <SiteLink to={`#${id}`}>{title}</SiteLink>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={styles.parts}>
          {!page.is_current && (
            <Notice tone="empty" title={words.earlier}>
              <SiteLink to={addressOfPage(page.slug)}>{words.toCurrent}</SiteLink>
            </Notice>
          )}
          {intro}
          {before.trim() && <RichText html={before} />}
          {entries.map(({ id, title, content }) => (
            <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={styles.part}>
              <h2 id={`${id}-title`} className={styles.title}>
                {title}
              </h2>
              {content}
            </section>
          ))}
          {page.is_current && (
            <p className={styles.pdf}>
              <ButtonLink
                variant="quiet"
                size="small"
                href={`${apiBase}/api/pages/shown/${page.slug}/pdf?language=${language}`}
              >
                {words.pdf}
              </ButtonLink>
            </p>
          )}
          {isSystemPage(page.slug) && (
            <p className={styles.since}>
              {words.since} <time dateTime={page.valid_from}>{formatDay(page.valid_from, language)}</time>
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}

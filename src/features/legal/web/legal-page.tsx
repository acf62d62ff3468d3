import type { ReactNode } from "react";
import { formatDay } from "#kit/contract/format-date.ts";
import { useLanguage } from "#kit/web/language.tsx";
import { allTied } from "#kit/web/tied.ts";
import { PageHead } from "#kit/web/ui/page-head.tsx";
import rich from "#kit/web/ui/rich-text.module.css";
import { Section } from "#kit/web/ui/section.tsx";
import { SiteLink } from "#kit/web/ui/site-link.tsx";
import { useWords } from "#kit/web/words.ts";
import { legalWords } from "../legal.words.ts";
import type { LegalPart } from "../legal-text.ts";
import { LEGAL_SINCE } from "../terms.ts";
import styles from "./legal-page.module.css";
import { LegalParagraph } from "./legal-paragraph.tsx";

interface Props {
  title: string;
  lead: string;
  description: string;
  /** Before the first part. */
  intro?: ReactNode;
  parts: Record<string, LegalPart>;
  /** What follows a part, by its key. */
  after?: Record<string, ReactNode>;
}

/** A legal page: numbered parts at a readable measure, with the list of them beside. */
export function LegalPage({ title, lead, description, intro, parts, after = {} }: Props) {
  const words = useWords(legalWords);
  const { language } = useLanguage();
  const entries = Object.entries(allTied(parts, language));
  return (
    <Section level={1} kicker={words.kicker} title={title} lead={lead}>
      <PageHead title={title} description={description} />
      <div className={styles.layout}>
        <nav aria-label={words.contents} className={styles.contents}>
          <ol className={styles.list}>
            {entries.map(([key, part]) => (
              <li key={key}>
                <SiteLink to={`#${key}`}>{part.title}</SiteLink>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.parts}>
          {intro}
          {entries.map(([key, part]) => (
            <section
              key={key}
              id={key}
              tabIndex={-1}
              aria-labelledby={`${key}-title`}
              className={styles.part}
            >
              <h2 id={`${key}-title`} className={styles.title}>
                {part.title}
              </h2>
              <div className={rich.text}>
                {part.body.map((block) =>
                  typeof block === "string" ? (
                    <p key={block}>
                      <LegalParagraph text={block} />
                    </p>
                  ) : (
                    <ul key={block[0]}>
                      {block.map((item) => (
                        <li key={item}>
                          <LegalParagraph text={item} />
                        </li>
                      ))}
                    </ul>
                  ),
                )}
              </div>
              {after[key]}
            </section>
          ))}
          <p className={styles.since}>
            {words.since} <time dateTime={LEGAL_SINCE}>{formatDay(LEGAL_SINCE, language)}</time>
          </p>
        </div>
      </div>
    </Section>
  );
}

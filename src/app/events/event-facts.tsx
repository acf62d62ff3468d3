import type { ReactNode } from "react";
import type { PageEvent } from "#features/events/events.content.ts";
import { programmeLines } from "#features/events/index.ts";
import { EventPlace } from "#features/events/web/index.ts";
import type { PublicRecord } from "#kit/contract/content/public-record.ts";
import { useWords } from "#kit/web/language/words.ts";
import { SiteLink } from "#kit/web/ui/links/site-link.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import { VisuallyHidden } from "#kit/web/ui/visually-hidden.tsx";
import styles from "./event-page.module.css";
import { eventPageWords } from "./event-page.words.ts";
import { mapOf } from "./map-of.ts";
import { useLineUp } from "./use-line-up.ts";

/** What one wants to know before going, each part where somebody has told it. */
export function EventFacts({ event }: { event: PublicRecord<PageEvent> }) {
  const words = useWords(eventPageWords);
  const lineUp = useLineUp(event);
  const programme = programmeLines(event.programme);
  const map = mapOf(event);
  const texts = [
    [words.way, event.way],
    [words.tickets, event.tickets],
    [words.weather, event.weather],
  ].filter((one): one is [string, string] => one[1]?.trim() !== "");
  return (
    <Section title={words.facts}>
      <div className={styles.facts}>
        {programme.length > 0 && (
          <Fact title={words.programme}>
            <ul className={styles.programme}>
              {programme.map(({ time, what }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
                <li key={index} className={time ? undefined : styles.day}>
                  {time && <span className={styles.time}>{time}</span>}
                  <span>{what}</span>
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {lineUp.length > 0 && (
          <Fact title={words.lineUp}>
            <ul className={styles.lineUp}>
              {lineUp.map(({ driver, car, driverPath, carPath }) => (
                <li key={`${driver}${car}`}>
                  <strong>{driverPath ? <SiteLink to={driverPath}>{driver}</SiteLink> : driver}</strong>
                  {car && <span>{carPath ? <SiteLink to={carPath}>{car}</SiteLink> : car}</span>}
                </li>
              ))}
            </ul>
          </Fact>
        )}
        <Fact title={words.where}>
          <EventPlace location={event.location} />
          {map && (
            <p>
              <a href={map} target="_blank" rel="noopener" className={styles.map}>
                {words.map}
                <VisuallyHidden>{words.newTab}</VisuallyHidden>
              </a>
            </p>
          )}
        </Fact>
        {texts.map(([title, text]) => (
          <Fact key={title} title={title}>
            <p className={styles.told}>{text}</p>
          </Fact>
        ))}
      </div>
    </Section>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.fact} aria-label={title}>
      <h3 className={styles.label}>{title}</h3>
      {children}
    </section>
  );
}

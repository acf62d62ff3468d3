import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useSite } from "#kit/web/page-context.ts";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import { VisuallyHidden } from "#kit/web/ui/visually-hidden.tsx";
import type { EventType } from "../../event-types.ts";
import { eventsWords } from "../../events.words.ts";
import { calendarAddresses } from "./calendar-address.ts";
import styles from "./subscribe-calendar.module.css";

/** The events of a type in the visitor's own calendar: subscribed by the phone, by Google, or as a file. */
export function SubscribeCalendar({ type }: { type: EventType }) {
  const words = useWords(eventsWords);
  const { language } = useLanguage();
  const { subscribe, google, file } = calendarAddresses(useSite(), type, language);
  return (
    <div className={styles.calendar}>
      <p className={styles.text}>{words.subscribeText}</p>
      <div className={styles.ways}>
        <ButtonLink href={subscribe} variant="quiet" size="small">
          <Icon icon="calendar-plus" />
          {words.subscribe}
        </ButtonLink>
        <a href={google} target="_blank" rel="noopener noreferrer" className={styles.way}>
          {words.subscribeGoogle}
          <VisuallyHidden>{words.newTab}</VisuallyHidden>
        </a>
        <a href={file} download="events.ics" className={styles.way}>
          {words.subscribeFile}
        </a>
      </div>
    </div>
  );
}

import { formatDay, formatTime } from "#kit/contract/time/format-date.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { Badge } from "#kit/web/ui/badge.tsx";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { classNames } from "#kit/web/ui/class-names.ts";
import { QueryState } from "#kit/web/ui/feedback/query-state.tsx";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import { VisuallyHidden } from "#kit/web/ui/visually-hidden.tsx";
import { daysWords } from "../days.words.ts";
import { type CalendarDay, rideDaysQuery } from "./days.queries.ts";
import styles from "./ride-days.module.css";

/** The ride days and courses to come, the first `most` of them, on a phone the nearest; nothing while there are none. */
export function RideDays({ most, level = 2 }: { most?: number; level?: 2 | 3 }) {
  const words = useWords(daysWords);
  const query = useApiQuery(rideDaysQuery);
  // The page that they stand on has states of its own: these show up once there is something to say.
  if (query.isPending || query.data?.length === 0) return null;
  const Heading = `h${level}` as const;
  return (
    <div className={styles.days}>
      <Heading className={styles.heading}>{words.title}</Heading>
      <p className={styles.lead}>{words.lead}</p>
      <QueryState query={query} errorText={words.loadFailed} emptyText="" isEmpty={() => false}>
        {(days) => (
          <ul className={classNames(styles.list, most !== undefined && styles.few)}>
            {days.slice(0, most).map((day) => (
              <li key={day.id}>
                <RideDay day={day} level={level} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </div>
  );
}

function RideDay({ day, level }: { day: CalendarDay; level: 2 | 3 }) {
  const words = useWords(daysWords);
  const { language } = useLanguage();
  const isCancelled = day.status === "cancelled";
  const Heading = level === 2 ? "h3" : "h4";
  const date = formatDay(day.date, language);
  return (
    <div className={styles.day} data-day-status={isCancelled ? "cancelled" : day.is_full ? "full" : "open"}>
      <div className={styles.text}>
        <p className={styles.date}>
          <time dateTime={`${day.date}T${day.starts}`}>{date}</time>, {formatTime(day.starts)}–
          {formatTime(day.ends)}
        </p>
        <Heading className={styles.title}>
          {day.title}{" "}
          <span className={styles.marks}>
            {day.kind === "course" && <Badge tone="ice">{words.course}</Badge>} <State day={day} />
          </span>
        </Heading>
        <p className={styles.place}>
          <Icon icon="location-dot" />
          <span>
            {[day.place, day.address].filter(Boolean).join(", ")}
            {day.map_url && (
              <>
                {"\u00a0"}
                <a href={day.map_url} target="_blank" rel="noopener">
                  {words.map}
                  <VisuallyHidden>{words.mapOf(day.place)}</VisuallyHidden>
                </a>
              </>
            )}
          </span>
        </p>
        {isCancelled && day.cancel_reason && <p className={styles.reason}>{day.cancel_reason[language]}</p>}
      </div>
      {!isCancelled && day.seats > 0 && (
        <div className={styles.ways}>
          {day.products.map(({ id, slug, name }) => (
            <ButtonLink
              key={id}
              to={`/product/${slug}/days`}
              variant={day.is_full ? "quiet" : "hot"}
              size="small"
            >
              <span>
                {day.is_full ? words.waiting : words.book}
                {day.products.length > 1 && ` (${name})`}
                <VisuallyHidden>{words.ofDay(name, date)}</VisuallyHidden>
              </span>
            </ButtonLink>
          ))}
        </div>
      )}
    </div>
  );
}

/** Whether there is a place, in words. */
function State({ day }: { day: CalendarDay }) {
  const words = useWords(daysWords);
  if (day.status === "cancelled") return <Badge tone="danger">{words.cancelled}</Badge>;
  if (day.is_full) return <Badge tone="quiet">{words.full}</Badge>;
  if (day.seats === 0) return <Badge tone="quiet">{words.soon}</Badge>;
  return <Badge tone="ok">{words.free(day.free)}</Badge>;
}

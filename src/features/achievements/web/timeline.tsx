import type { PublicCar } from "#features/cars/cars.contract.ts";
import { carOfSeason } from "#features/cars/index.ts";
import { SeasonCar } from "#features/cars/web/index.ts";
import { useWords } from "#kit/web/language/words.ts";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { classNames } from "#kit/web/ui/class-names.ts";
import { Reveal } from "#kit/web/ui/reveal.tsx";
import { byYear } from "../achievement-years.ts";
import type { PublicAchievement } from "../achievements.content.ts";
import { achievementsWords } from "../achievements.words.ts";
import styles from "./timeline.module.css";

interface Props {
  achievements: PublicAchievement[];
  /** A year has the picture of the car that drove in it. */
  cars: PublicCar[];
}

/** Years ascend along a tyre mark; each stays, with its car, beside what happened in it. */
export function Timeline({ achievements, cars }: Props) {
  const words = useWords(achievementsWords);
  return (
    <div className={styles.timeline}>
      <ol className={styles.years}>
        {byYear(achievements).map(({ year, entries }, index) => (
          <li key={year} className={styles.year}>
            <div className={styles.head}>
              <h2 className={classNames(styles.number, year === null && styles.missing)}>
                {year === null ? words.noYear : <time dateTime={String(year)}>{year}</time>}
              </h2>
              <CarOf year={year} cars={cars} isFirst={index === 0} />
            </div>
            <ol className={styles.entries}>
              {entries.map((entry) => (
                <Reveal key={entry.id} as="li" className={styles.entry}>
                  <h3 className={styles.title}>{entry.title.trim() || words.noTitle}</h3>
                  <p className={styles.description}>{entry.description.trim() || words.noDescription}</p>
                </Reveal>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <div className={styles.end}>
        <p className={styles.endTitle}>{words.nextTitle}</p>
        <p className={styles.description}>{words.nextText}</p>
        <ButtonLink to="/events-calendar" variant="hot">
          {words.nextLink}
        </ButtonLink>
      </div>
    </div>
  );
}

function CarOf({ year, cars, isFirst }: { year: number | null; cars: PublicCar[]; isFirst: boolean }) {
  const car = year === null ? undefined : carOfSeason(cars, year);
  return car && <SeasonCar car={car} priority={isFirst} className={styles.car} />;
}

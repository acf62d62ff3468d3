import { isWebAddress } from "#kit/contract/validation/web-address.ts";
import { useWords } from "#kit/web/language/words.ts";
import { buttonClass } from "#kit/web/ui/buttons/button.tsx";
import { classNames } from "#kit/web/ui/class-names.ts";
import { Film } from "#kit/web/ui/film/film.tsx";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import { VisuallyHidden } from "#kit/web/ui/visually-hidden.tsx";
import { type CarLine, carLines } from "../../car-lines.ts";
import { carPageWords } from "../../car-page.words.ts";
import type { PublicCarDetail } from "../../cars.contract.ts";
import { useCarName } from "../use-car-name.ts";
import styles from "./car-more.module.css";

/** How a car is built, what it has won, and the way to its film; nothing where nothing is told. */
export function CarMore({ car }: { car: PublicCarDetail }) {
  const words = useWords(carPageWords);
  const name = useCarName()(car);
  const build = carLines(car.build);
  const results = carLines(car.results);
  const film = car.film_url.trim();
  const hasFilm = isWebAddress(film);
  if (build.length === 0 && results.length === 0 && !hasFilm && !car.film) return null;
  const way = hasFilm && (
    <a href={film} target="_blank" rel="noopener" className={buttonClass({ variant: "quiet" })}>
      <Icon icon="play" />
      <span>
        {words.film}
        <VisuallyHidden>{words.filmTab(name)}</VisuallyHidden>
      </span>
    </a>
  );
  const first = build.length > 0 ? words.build : words.results;
  return (
    <Section title={build.length + results.length > 0 ? first : words.about} action={way}>
      {car.film && <Film film={car.film} title={name} poster={car.image_path} className={styles.film} />}
      <div className={classNames(styles.more, build.length > 0 && results.length > 0 && styles.both)}>
        {build.length > 0 && <Lines lines={build} />}
        {results.length > 0 && (
          <div className={styles.results}>
            {build.length > 0 && <h3 className={styles.title}>{words.results}</h3>}
            <Lines lines={results} />
          </div>
        )}
      </div>
    </Section>
  );
}

function Lines({ lines }: { lines: CarLine[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, value }) => (
        <div key={`${label} ${value}`} className={styles.line}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

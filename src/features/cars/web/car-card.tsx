import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { Badge } from "#kit/web/ui/badge.tsx";
import { classNames } from "#kit/web/ui/class-names.ts";
import { Picture } from "#kit/web/ui/pictures/picture.tsx";
import { useSharedPicture } from "#kit/web/ui/pictures/use-shared-picture.ts";
import { specTiles } from "../car-specs.ts";
import type { PublicCar } from "../cars.contract.ts";
import { carsWords } from "../cars.words.ts";
import styles from "./car-card.module.css";
import { CarLink, carPath, carPictureName } from "./car-link.tsx";
import { useCarName } from "./use-car-name.ts";

interface Props {
  car: PublicCar;
  /** On the first screen: its picture is fetched at once. */
  priority?: boolean;
}

/** A car as a poster: its picture, its season, its name and what it has under the bonnet. */
export function CarCard({ car, priority }: Props) {
  const words = useWords(carsWords);
  const nameOf = useCarName();
  const { language } = useLanguage();
  const [power, engine, driver, season] = specTiles(car, language);
  return (
    <article className={classNames(styles.card, car.is_current && styles.current)}>
      <div className={styles.window}>
        <Picture
          path={car.image_path}
          alt=""
          placeholder="car"
          sizes="(min-width: 60rem) 55vw, 100vw"
          priority={priority}
          fill
          sharedName={useSharedPicture(carPath(car), carPictureName(car))}
          className={styles.picture}
        />
      </div>
      {car.is_current && <Badge className={styles.badge}>{words.currentSeason}</Badge>}
      <div className={styles.plate}>
        <h2 className={styles.name}>
          <CarLink car={car} className={styles.link}>
            {nameOf(car)}
          </CarLink>
        </h2>
        <p className={styles.specs}>
          <span className={styles.season}>{season?.value}</span>
          <span className={styles.power}>{power?.value}</span>
          <span>{driver?.value}</span>
          <span className={styles.engine}>{engine?.value}</span>
        </p>
      </div>
    </article>
  );
}

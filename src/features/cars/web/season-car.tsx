import { useWords } from "#kit/web/language/words.ts";
import { classNames } from "#kit/web/ui/class-names.ts";
import { Picture } from "#kit/web/ui/pictures/picture.tsx";
import { useSharedPicture } from "#kit/web/ui/pictures/use-shared-picture.ts";
import { carPageWords } from "../car-page.words.ts";
import type { PublicCar } from "../cars.contract.ts";
import { CarLink, carPath, carPictureName } from "./car-link.tsx";
import styles from "./season-car.module.css";
import { useCarName } from "./use-car-name.ts";

interface Props {
  car: PublicCar;
  /** On the first screen: its picture is fetched at once. */
  priority?: boolean;
  className?: string | undefined;
}

/** The car of a season beside what the team did in it, leading to its page. */
export function SeasonCar({ car, priority, className }: Props) {
  const words = useWords(carPageWords);
  const nameOf = useCarName();
  return (
    <CarLink car={car} className={classNames(styles.link, className)}>
      <span className={styles.window}>
        <Picture
          path={car.image_path}
          alt=""
          placeholder="car"
          sizes="(min-width: 60rem) 30vw, 86vw"
          ratio="16 / 9"
          priority={priority ?? false}
          sharedName={useSharedPicture(carPath(car), carPictureName(car))}
          className={styles.picture}
        />
      </span>
      <span className={styles.label}>{words.seasonCar}</span>
      <span className={styles.name}>{nameOf(car)}</span>
    </CarLink>
  );
}

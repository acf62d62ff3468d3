import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { classNames } from "#kit/web/ui/class-names.ts";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import { Picture } from "#kit/web/ui/pictures/picture.tsx";
import { carPageWords } from "../../car-page.words.ts";
import type { PublicCar } from "../../cars.contract.ts";
import { carsWords } from "../../cars.words.ts";
import { CarLink } from "../car-link.tsx";
import { carsQuery } from "../cars.queries.ts";
import { useCarName } from "../use-car-name.ts";
import styles from "./car-neighbours.module.css";
import { neighboursOf } from "./neighbours.ts";

/** The ways to the cars before and after this one. A help, no content: left out while it is not there. */
export function CarNeighbours({ slug }: { slug: string }) {
  const words = useWords(carsWords);
  const page = useWords(carPageWords);
  const cars = useApiQuery(carsQuery);
  const found = neighboursOf(cars.data ?? [], slug);
  if (!found) return null;
  return (
    <nav aria-label={page.otherCars} className={styles.ways}>
      <Way car={found.previous} side="previous" text={words.previousCar} />
      <Way car={found.next} side="next" text={words.nextCar} />
    </nav>
  );
}

function Way({ car, side, text }: { car: PublicCar; side: "previous" | "next"; text: string }) {
  const nameOf = useCarName();
  return (
    <CarLink car={car} className={classNames(styles.way, styles[side])}>
      <Picture
        path={car.image_path}
        alt=""
        placeholder="car"
        sizes="(min-width: 40rem) 50vw, 100vw"
        fill
        className={styles.picture}
      />
      <span className={styles.text}>
        {side === "previous" && <Icon icon="arrow-left" />}
        {text}
        {side === "next" && <Icon icon="arrow-right" />}
      </span>
      <span className={styles.name}>{nameOf(car)}</span>
    </CarLink>
  );
}

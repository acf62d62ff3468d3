import { useWords } from "#kit/web/language/words.ts";
import { Badge } from "#kit/web/ui/badge.tsx";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import type { PublicCar } from "../../cars.contract.ts";
import { carsWords } from "../../cars.words.ts";
import { SpecTiles } from "../car/spec-tiles.tsx";
import { CarLink } from "../car-link.tsx";
import { useCarName } from "../use-car-name.ts";
import styles from "./carousel-plate.module.css";

/** What the carousel says about the car in its centre; `arrives` where it takes another one's turn. */
export function CarouselPlate({ car, arrives }: { car: PublicCar; arrives: boolean }) {
  const words = useWords(carsWords);
  const nameOf = useCarName();
  return (
    <div className={styles.plate} data-arrives={arrives || undefined}>
      <div className={styles.title}>
        <h3 className={styles.name}>{nameOf(car)}</h3>
        <div className={styles.row}>
          <CarLink car={car} className={styles.more}>
            {words.details}
            <Icon icon="arrow-right" />
          </CarLink>
          {car.is_current && <Badge>{words.currentSeason}</Badge>}
        </div>
      </div>
      <SpecTiles car={car} size="compact" />
    </div>
  );
}

import type { CSSProperties } from "react";
import { classNames } from "#kit/web/ui/class-names.ts";
import { Picture } from "#kit/web/ui/pictures/picture.tsx";
import { useSharedPicture } from "#kit/web/ui/pictures/use-shared-picture.ts";
import type { PublicCar } from "../../cars.contract.ts";
import { CarLink, carPath, carPictureName } from "../car-link.tsx";
import { useCarName } from "../use-car-name.ts";
import styles from "./carousel-car.module.css";

/** Phones with three device pixels per CSS pixel get pictures for two: the third is not seen, but costs bytes. */
const SIZES = "(min-width: 60rem) 42vw, (min-resolution: 2.5dppx) 58vw, 86vw";

interface Props {
  car: PublicCar;
  /** 0 in the centre, -1 left of it, 1 right of it; others are out of sight. */
  place: number;
}

/** A car of the carousel, leading to its page. */
export function CarouselCar({ car, place }: Props) {
  const nameOf = useCarName();
  const look = place === 0 ? styles.centre : Math.abs(place) === 1 ? styles.beside : styles.away;
  return (
    <li
      className={classNames(styles.slide, look)}
      style={{ "--place": place } as CSSProperties}
      data-holds={place === 0 ? "" : undefined}
    >
      <CarLink car={car} draggable={false} className={styles.link}>
        <Picture
          path={car.image_path}
          alt={car.image_alt || nameOf(car)}
          placeholder="car"
          sizes={SIZES}
          sharedName={useSharedPicture(carPath(car), carPictureName(car))}
          fill
        />
      </CarLink>
    </li>
  );
}

import { useWords } from "#kit/web/language/words.ts";
import { classNames } from "#kit/web/ui/class-names.ts";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import { seasonOf } from "../../car-specs.ts";
import type { PublicCar } from "../../cars.contract.ts";
import { carsWords } from "../../cars.words.ts";
import { useCarName } from "../use-car-name.ts";
import styles from "./carousel-controls.module.css";
import type { useCarousel } from "./use-carousel.ts";

interface Props {
  cars: PublicCar[];
  carousel: Pick<ReturnType<typeof useCarousel>, "selected" | "stopped" | "setStopped">;
  onGo: (index: number) => void;
}

/** Previous, next, a strip of seasons to pick from, and a stop for what moves by itself. */
export function CarouselControls({ cars, carousel, onGo }: Props) {
  const words = useWords(carsWords);
  const nameOf = useCarName();
  const { selected, stopped, setStopped } = carousel;
  return (
    <div className={styles.controls}>
      <button
        type="button"
        aria-label={words.previousCar}
        className={styles.button}
        onClick={() => onGo(selected - 1)}
      >
        <Icon icon="chevron-left" />
      </button>
      <button
        type="button"
        aria-label={words.nextCar}
        className={styles.button}
        onClick={() => onGo(selected + 1)}
      >
        <Icon icon="chevron-right" />
      </button>
      <button
        type="button"
        aria-label={stopped ? words.start : words.stop}
        className={classNames(styles.button, styles.stop)}
        onClick={() => setStopped(!stopped)}
      >
        <Icon icon={stopped ? "play" : "pause"} />
      </button>
      <ul className={styles.seasons} aria-label={words.pickCar}>
        {cars.map((car, index) => (
          <li key={car.id}>
            <button
              type="button"
              aria-label={`${seasonOf(car) || index + 1}: ${words.position(nameOf(car), index + 1, cars.length)}`}
              aria-current={index === selected ? "true" : undefined}
              className={styles.season}
              onClick={() => onGo(index)}
            >
              {seasonOf(car) || index + 1}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

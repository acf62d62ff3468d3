import type { KeyboardEvent } from "react";
import { useWords } from "#kit/web/language/words.ts";
import { useAnnounce } from "#kit/web/ui/feedback/announce.tsx";
import type { PublicCar } from "../../cars.contract.ts";
import { carsWords } from "../../cars.words.ts";
import { useCarName } from "../use-car-name.ts";
import styles from "./carousel.module.css";
import { CarouselCar } from "./carousel-car.tsx";
import { CarouselControls } from "./carousel-controls.tsx";
import { CarouselPlate } from "./carousel-plate.tsx";
import { placeOf } from "./carousel-position.ts";
import { stepOf, useCarousel } from "./use-carousel.ts";
import { useSwipe } from "./use-swipe.ts";

/** Cars on a ring: one in the centre, on wide screens its neighbours left and right of it. Needs at least one. */
export function Carousel({ cars }: { cars: PublicCar[] }) {
  const words = useWords(carsWords);
  const announce = useAnnounce();
  const nameOf = useCarName();
  const carousel = useCarousel(cars);
  const selected = cars[carousel.selected];

  /** Steps that a visitor makes are announced to screen readers; automatic steps are not. */
  function go(index: number) {
    const place = carousel.select(index);
    const car = cars[place];
    if (car) announce(words.position(nameOf(car), place + 1, cars.length));
  }

  const step = (by: number) => cars.length > 1 && go(carousel.selected + by);
  const swipe = useSwipe(step);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group, and none of form fields
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={words.carousel}
      onKeyDown={(event: KeyboardEvent) => {
        const by = stepOf(event);
        if (by) step(by);
      }}
      {...carousel.holds}
    >
      <ul className={styles.stage} {...swipe}>
        {cars.map((car, index) => (
          <CarouselCar key={car.id} car={car} place={placeOf(index, carousel.selected, cars.length)} />
        ))}
      </ul>
      <div className={styles.below} data-holds="">
        {selected && <CarouselPlate key={selected.id} car={selected} arrives={carousel.turned} />}
        {cars.length > 1 && <CarouselControls cars={cars} carousel={carousel} onGo={go} />}
      </div>
    </div>
  );
}

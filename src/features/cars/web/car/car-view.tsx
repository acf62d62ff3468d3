import { useWords } from "#kit/web/language/words.ts";
import { Badge } from "#kit/web/ui/badge.tsx";
import { WayBack } from "#kit/web/ui/links/way-back.tsx";
import { Picture } from "#kit/web/ui/pictures/picture.tsx";
import { carPageWords } from "../../car-page.words.ts";
import type { PublicCarDetail } from "../../cars.contract.ts";
import { carsWords } from "../../cars.words.ts";
import { CAR_PICTURE_SIZES, carPictureName } from "../car-link.tsx";
import { carsQuery } from "../cars.queries.ts";
import { useCarName } from "../use-car-name.ts";
import styles from "./car-view.module.css";
import { SpecTiles } from "./spec-tiles.tsx";

/** The spec sheet of a car: picture, name, the four specifications, what there is to say about it. */
export function CarView({ car }: { car: PublicCarDetail }) {
  const words = useWords(carsWords);
  const page = useWords(carPageWords);
  const name = useCarName()(car);
  return (
    <article className={styles.sheet} aria-labelledby="car-name">
      <div className={styles.hero}>
        <Picture
          path={car.image_path}
          alt={car.image_alt || name}
          placeholder="car"
          sizes={CAR_PICTURE_SIZES}
          priority
          fill
          sharedName={carPictureName(car)}
          className={styles.picture}
        />
      </div>
      <header className={styles.plate}>
        <div className={styles.top}>
          <WayBack to="/cars-gallery" queries={[carsQuery]} className={styles.back}>
            {words.allCars}
          </WayBack>
          {car.is_current && <Badge>{words.currentSeason}</Badge>}
        </div>
        <h1 id="car-name" tabIndex={-1} className={styles.name}>
          {name}
        </h1>
      </header>
      <section className={styles.specs} aria-label={page.specifications}>
        <SpecTiles car={car} size="sheet" />
      </section>
      <section className={styles.about} aria-labelledby="about-car">
        <h2 id="about-car">{page.about}</h2>
        <p className={styles.description}>{car.description.trim() || page.noDescription}</p>
      </section>
    </article>
  );
}
